import { Group, Text } from '@mantine/core';
import { MallFilter, TextFilter } from '../Filters.tsx';
import { shownText, toHtml, toTyped } from '../plain-html.ts';
import { PressWithWords, type WantedWords } from '../Press.tsx';
import { dtsOf, momentOf, shownTime } from '../shown.ts';
import { useList } from '../use-list.ts';
import { useMalls } from '../use-malls.ts';
import { WorkList, type Column } from '../WorkList.tsx';

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

const bodyOf = ({ title, cntnHtml = '', fixYn, fromDts, ...rest }: Record<string, string>) => ({
  ...rest,
  title,
  cntnHtml: toHtml(cntnHtml),
  fixYn,
  fromDts: dtsOf(fromDts),
});

/** A moment that was not touched stays as it is, seconds included. */
function changedBody(notice: Notice, typed: Record<string, string>) {
  const isSame = typed['fromDts'] === momentOf(notice.regDts);
  return bodyOf(isSame ? { ...typed, fromDts: '' } : typed);
}

function columnsFor(reload: () => void): readonly Column<Notice>[] {
  return [
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
    {
      title: '할 일',
      cell: (notice) => {
        const press = { target: notice.title, onDone: reload };
        return (
          <Group gap="xs">
            <PressWithWords
              label="고치기"
              path={`/notices/${notice.brdNo}/change`}
              done="공지사항을 고쳤어요."
              words={wordsOf(notice)}
              bodyOf={(typed) => changedBody(notice, typed)}
              isWide
              {...press}
            />
            <PressWithWords
              label="지우기"
              words={[]}
              question="지운 공지사항은 되돌릴 수 없어요."
              path={`/notices/${notice.brdNo}/remove`}
              done="공지사항을 지웠어요."
              {...press}
            />
          </Group>
        );
      },
    },
  ];
}

export function Notices() {
  const state = useList<Notice>('/notices', ['mallId', 'kwd']);
  const choices = useMalls().map(({ mallId, mallNm }) => ({ value: mallId, label: mallNm }));
  return (
    <WorkList
      title="공지사항"
      tools={
        <>
          <MallFilter />
          <TextFilter name="kwd" label="제목으로 찾기" />
          {choices.length > 0 && (
            <PressWithWords
              label="새로 쓰기"
              isQuiet={false}
              path="/notices"
              target="공지사항"
              done="공지사항을 썼어요."
              onDone={state.reload}
              words={[{ name: 'mallId', label: '쇼핑몰', choices }, ...wordsOf()]}
              bodyOf={bodyOf}
              isWide
            />
          )}
        </>
      }
      state={state}
      columns={columnsFor(state.reload)}
      keyOf={({ brdNo }) => String(brdNo)}
      empty="공지사항이 없어요."
    />
  );
}
