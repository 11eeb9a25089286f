import { expect, test } from 'vitest';
import { buyingGateway } from './buying-gateway.ts';

const buying = buyingGateway();

/** Inquiries of a mall with keys or without, from Q9 to Q1. */
function aMovingList(hasKeys: boolean) {
  let numbers = Array.from({ length: 9 }, (_, index) => `Q${9 - index}`);
  buying.mall.on('questions', ({ query }) => {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size'))];
    const aftrKey = query.get('aftrKey');
    const shown =
      aftrKey === null ? numbers.slice((page - 1) * size) : numbers.filter((number) => number < aftrKey.slice(1));
    const list = shown.slice(0, size).map((qstnNo) => {
      const told = { qstnNo, qstnTpNm: '배송', title: '언제 오나요?', ansYn: 'N', regDts: '20261123120000' };
      return hasKeys ? { ...told, aftrKey: `k${qstnNo}` } : told;
    });
    return { list, totalCnt: numbers.length, page, size };
  });
  return {
    change: (added: string, removed: string) => (numbers = [added, ...numbers.filter((each) => each !== removed)]),
  };
}

const readPage = async (after: string | null) =>
  (
    await buying.told(
      `inquiries(first: 3${after ? `, after: "${after}"` : ''}) { nodes { number } pageInfo { hasNextPage endCursor } }`,
    )
  ).inquiries;

test.each([
  ['tells keys', true],
  ['tells none', false],
])(
  'a row removed and one added between two pages repeat and hide no other in a mall that %s',
  async (_name, hasKeys) => {
    const list = aMovingList(hasKeys);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo } = await readPage(after);
      seen.push(...nodes.map(({ number }: { number: string }) => number));
      if (after === null) list.change('QA', 'Q8');
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null && seen.length < 20);
    expect(seen).toEqual(['Q9', 'Q8', 'Q7', 'Q6', 'Q5', 'Q4', 'Q3', 'Q2', 'Q1']);
  },
);
