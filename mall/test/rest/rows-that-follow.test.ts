import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pointEntries } from '../../src/db/schema/benefits.ts';
import { aKey } from './cases/buying-calls.ts';
import { aQuestion } from './cases/question-calls.ts';
import { oneDatabase } from './harness/databases.ts';
import { aNewMember } from './harness/people.ts';
import { openShop, type Shop } from './harness/shop.ts';

interface Row {
  aftrKey: string;
  [name: string]: unknown;
}

interface Page {
  list?: Row[];
  goodsList?: Row[];
  totalCnt: number;
}

type List = 'listQuestions' | 'listPoints' | 'listWishes';

describe.each(oneDatabase)('the rows behind a row on %s', (kind) => {
  let shop: Shop;
  let member: Awaited<ReturnType<typeof aNewMember>>;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    member = await aNewMember(shop);
    token = (await shop.signIn({ id: member.loginId })).accessToken;
  });

  const rowsOf = async (list: List, params: Record<string, string | number>) => {
    const page = await shop.ask<Page>(list, { token, params });
    return { rows: page.list ?? page.goodsList ?? [], totalCnt: page.totalCnt };
  };
  const wish = (gdsGrpNo: string, fvrtYn: 'Y' | 'N') => shop.ask('setWish', { token, body: { gdsGrpNo, fvrtYn } });
  const ask = async () => {
    shop.pass(1);
    return (await shop.ask<{ qstnNo: string }>('createQuestion', { token, params: aKey(), body: aQuestion })).qstnNo;
  };

  test('follow though it be gone, and another one be added', async () => {
    const [first, second, third] = [await ask(), await ask(), await ask()];
    const { rows } = await rowsOf('listQuestions', { size: 2 });
    const numbers = rows.map(({ qstnNo }) => qstnNo);
    expect(numbers).toHaveLength(2);
    const rest = [first, second, third].filter((number) => !numbers.includes(number));
    await shop.send('deleteQuestion', { token, params: { qstnNo: String(numbers[1]) } });
    await ask();
    const next = await rowsOf('listQuestions', { size: 2, aftrKey: rows[1]!.aftrKey });
    expect(next.rows.map(({ qstnNo }) => qstnNo)).toEqual(rest);
    expect(next.totalCnt).toBe(3);
  });

  test.each([null, 'PRICE_ASC', 'PRICE_DESC', 'NEW', 'SALES', 'RECOMMEND'])(
    'of favorites are the same ones as by pages: %s',
    async (sort) => {
      for (const gdsGrpNo of ['GD0001', 'GD0004', 'GD0005']) await wish(gdsGrpNo, 'Y');
      const order: Record<string, string> = { gdsTp: 'GOODS', ...(sort && { sort }) };
      const whole = (await rowsOf('listWishes', order)).rows;
      expect(whole.length).toBeGreaterThan(1);
      for (const [index, { aftrKey }] of whole.entries()) {
        const { rows } = await rowsOf('listWishes', { ...order, aftrKey });
        expect(rows.map(({ gdsGrpNo }) => gdsGrpNo)).toEqual(whole.slice(index + 1).map(({ gdsGrpNo }) => gdsGrpNo));
      }
    },
  );

  test('of the points are those that are older', async () => {
    const entry = { memNo: member.memNo, pntTp: 'SAVE', leftPnt: 0, regDts: shop.context.now() } as const;
    await shop.context.db.insert(pointEntries).values([1, 2, 3].map((pnt) => ({ ...entry, pnt })));
    const [latest] = (await rowsOf('listPoints', { size: 1 })).rows;
    const { rows } = await rowsOf('listPoints', { aftrKey: latest!.aftrKey });
    expect(rows.map(({ pnt }) => pnt)).toEqual([2, 1]);
  });

  test.each(['x', 'bnVsbA', 'WzFd', 'WyJ4Il0', 'WyIyMDI2LTAxLTAxIiwiYSJd'])(
    'of a key of another list are refused by its name: %s',
    async (aftrKey) => {
      expect(await shop.send('listQuestions', { token, params: { aftrKey } })).toMatchObject({
        status: 400,
        code: '1400',
        data: [{ field: 'aftrKey', rsnCd: 'FORMAT' }],
      });
    },
  );
});
