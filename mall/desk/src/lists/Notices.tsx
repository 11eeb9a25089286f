import { Text } from '@mantine/core';
import { ContentList } from '../ContentList.tsx';
import { TextFilter } from '../Filters.tsx';
import { shownText, toHtml, toTyped } from '../plain-html.ts';
import type { WantedWords } from '../Press.tsx';
import { dtsOf, momentOf, shownTime } from '../shown.ts';
import type { Column } from '../WorkList.tsx';

interface Notice {
  brdNo: number;
  mallId: string;
  mallNm: string;
  title: string;
  cntnHtml: string;
  fixYn: 'Y' | 'N';
  regDts: string;
  viewCnt: number;
}

const textHint = '빈 줄로 문단을 나눠요. HTML로 써도 돼요.';

function wordsOf(notice?: Notice): WantedWords[] {
  return [
    { name: 'title', label: '제목', ...(notice && { initial: notice.title }) },
    {
      name: 'cntnHtml',
      label: '내용',
      hint: textHint,
      isLong: true,
      ...(notice && { initial: toTyped(notice.cntnHtml) }),
    },
    {
      name: 'fixYn',
      label: '위치',
      choices: [
        { value: 'N', label: '날짜 순서대로' },
        { value: 'Y', label: '맨 위에 고정' },
      ],
      ...(notice && { initial: notice.fixYn }),
    },
    {
      name: 'fromDts',
      label: '보이는 때',
      hint: '비워 두면 바로 보여요. 한국 시각이에요.',
      isMoment: true,
      isOptional: true,
      ...(notice && { initial: momentOf(notice.regDts) }),
    },
  ];
}

const written = ({ title, cntnHtml = '', fixYn, fromDts, ...rest }: Record<string, string>) => ({
  ...rest,
  title,
  cntnHtml: toHtml(cntnHtml),
  fixYn,
  fromDts: dtsOf(fromDts),
});

/** A moment that was not touched stays as it is, seconds included. */
function bodyOf(typed: Record<string, string>, notice?: Notice) {
  const isSame = notice !== undefined && typed['fromDts'] === momentOf(notice.regDts);
  return written(isSame ? { ...typed, fromDts: '' } : typed);
}

const columns: readonly Column<Notice>[] = [
  {
    title: '공지',
    cell: ({ brdNo, mallNm, regDts, fixYn, viewCnt }) => (
      <>
        <Text fw={600}>{mallNm}</Text>
        <Text size="sm">
          {brdNo}
          {fixYn === 'Y' && ' · 고정'}
        </Text>
        <Text size="sm">{shownTime(regDts)}부터</Text>
        <Text size="sm">조회 {viewCnt.toLocaleString('ko-KR')}</Text>
      </>
    ),
  },
  {
    title: '내용',
    cell: ({ title, cntnHtml }) => (
      <>
        <Text fw={600} size="sm">
          {title}
        </Text>
        <Text size="sm">{shownText(cntnHtml)}</Text>
      </>
    ),
  },
];

export function Notices() {
  return (
    <ContentList<Notice>
      title="공지사항"
      path="/notices"
      filters={['kwd']}
      tools={<TextFilter name="kwd" label="제목으로 찾기" />}
      columns={columns}
      numberOf={({ brdNo }) => brdNo}
      nameOf={({ title }) => title}
      wordsOf={(_malls, notice) => wordsOf(notice)}
      bodyOf={bodyOf}
      done={{
        written: '공지사항을 썼어요.',
        changed: '공지사항을 고쳤어요.',
        removed: '공지사항을 지웠어요.',
      }}
      question="지운 공지사항은 되돌릴 수 없어요."
      empty="공지사항이 없어요."
    />
  );
}
