import { Text } from '@mantine/core';
import { ContentList } from '../ContentList.tsx';
import { TextFilter, type Choice } from '../Filters.tsx';
import { shownText, toHtml, toTyped } from '../plain-html.ts';
import type { WantedWords } from '../Press.tsx';
import { numberOf } from '../shown.ts';
import type { Mall } from '../use-malls.ts';
import type { Column } from '../WorkList.tsx';

interface FaqItem {
  faqNo: number;
  mallId: string;
  mallNm: string;
  faqCtgCd: string;
  faqCtgNm: string;
  qstn: string;
  ansHtml: string;
  prir: number;
}

const categoriesOf = (mall: Mall | undefined): Choice[] =>
  mall?.faqCtgList.map(({ faqCtgCd, faqCtgNm }) => ({ value: faqCtgCd, label: faqCtgNm })) ?? [];

function wordsOf(malls: readonly Mall[], item?: FaqItem): WantedWords[] {
  // Categories have the same codes in every mall; the door refuses one that a mall lacks.
  const mall = item ? malls.find(({ mallId }) => mallId === item.mallId) : malls[0];
  const categories = categoriesOf(mall);
  return [
    { name: 'faqCtgCd', label: '분류', choices: categories, ...(item && { initial: item.faqCtgCd }) },
    { name: 'qstn', label: '질문', ...(item && { initial: item.qstn }) },
    {
      name: 'ansHtml',
      label: '답변',
      hint: '빈 줄로 문단을 나눠요. HTML로 써도 돼요.',
      isLong: true,
      ...(item && { initial: toTyped(item.ansHtml) }),
    },
    { name: 'prir', label: '순서', hint: '1이 맨 앞이에요.', isNumber: true, initial: String(item?.prir ?? 1) },
  ];
}

const bodyOf = ({ ansHtml = '', prir, ...rest }: Record<string, string>) => ({
  ...rest,
  ansHtml: toHtml(ansHtml),
  prir: numberOf(prir),
});

const columns: readonly Column<FaqItem>[] = [
  {
    title: '분류',
    cell: ({ mallNm, faqCtgNm, prir }) => (
      <>
        <Text fw={600}>{faqCtgNm}</Text>
        <Text size="sm">{mallNm}</Text>
        <Text size="sm">순서 {prir}</Text>
      </>
    ),
  },
  {
    title: '질문과 답변',
    cell: ({ qstn, ansHtml }) => (
      <>
        <Text fw={600} size="sm">
          {qstn}
        </Text>
        <Text size="sm">{shownText(ansHtml)}</Text>
      </>
    ),
  },
];

export function FaqItems() {
  return (
    <ContentList<FaqItem>
      title="자주 묻는 질문"
      path="/faqs"
      filters={['kwd']}
      tools={<TextFilter name="kwd" label="질문과 답변에서 찾기" />}
      columns={columns}
      numberOf={({ faqNo }) => faqNo}
      nameOf={({ qstn }) => qstn}
      wordsOf={wordsOf}
      bodyOf={bodyOf}
      done={{ written: '질문을 썼어요.', changed: '질문을 고쳤어요.', removed: '질문을 지웠어요.' }}
      question="지운 질문은 되돌릴 수 없어요."
      empty="자주 묻는 질문이 없어요."
    />
  );
}
