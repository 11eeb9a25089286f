import { Group, Text } from '@mantine/core';
import { MallFilter, TextFilter, type Choice } from '../Filters.tsx';
import { shownText, toHtml, toTyped } from '../plain-html.ts';
import { PressWithWords, type WantedWords } from '../Press.tsx';
import { useList } from '../use-list.ts';
import { useMalls, type Mall } from '../use-malls.ts';
import { WorkList, type Column } from '../WorkList.tsx';

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

function wordsOf(categories: readonly Choice[], item?: FaqItem): WantedWords[] {
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
    { name: 'prir', label: '순서', hint: '1이 맨 앞이에요.', initial: String(item?.prir ?? 1) },
  ];
}

const bodyOf = ({ ansHtml = '', prir, ...rest }: Record<string, string>) => ({
  ...rest,
  ansHtml: toHtml(ansHtml),
  prir: Number(prir),
});

function columnsFor(reload: () => void, malls: readonly Mall[]): readonly Column<FaqItem>[] {
  return [
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
    {
      title: '할 일',
      cell: (item) => {
        const press = { target: item.qstn, onDone: reload };
        const mall = malls.find(({ mallId }) => mallId === item.mallId);
        return (
          <Group gap="xs">
            {mall && (
              <PressWithWords
                label="고치기"
                path={`/faqs/${item.faqNo}/change`}
                done="질문을 고쳤어요."
                words={wordsOf(categoriesOf(mall), item)}
                bodyOf={bodyOf}
                isWide
                {...press}
              />
            )}
            <PressWithWords
              label="지우기"
              words={[]}
              question="지운 질문은 되돌릴 수 없어요."
              path={`/faqs/${item.faqNo}/remove`}
              done="질문을 지웠어요."
              {...press}
            />
          </Group>
        );
      },
    },
  ];
}

export function FaqItems() {
  const state = useList<FaqItem>('/faqs', ['mallId', 'kwd']);
  const malls = useMalls();
  const choices = malls.map(({ mallId, mallNm }) => ({ value: mallId, label: mallNm }));
  return (
    <WorkList
      title="자주 묻는 질문"
      tools={
        <>
          <MallFilter />
          <TextFilter name="kwd" label="질문과 답변에서 찾기" />
          {choices.length > 0 && (
            <PressWithWords
              label="새로 쓰기"
              isQuiet={false}
              path="/faqs"
              target="자주 묻는 질문"
              done="질문을 썼어요."
              onDone={state.reload}
              // Categories have the same codes in every mall; the door refuses one that a mall lacks.
              words={[{ name: 'mallId', label: '쇼핑몰', choices }, ...wordsOf(categoriesOf(malls[0]))]}
              bodyOf={bodyOf}
              isWide
            />
          )}
        </>
      }
      state={state}
      columns={columnsFor(state.reload, malls)}
      keyOf={({ faqNo }) => String(faqNo)}
      empty="자주 묻는 질문이 없어요."
    />
  );
}
