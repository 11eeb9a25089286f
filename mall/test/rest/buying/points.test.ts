import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spendPoints } from '../../../src/features/benefits/points.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { toDts } from '../../../src/wire/dts.ts';
import { givePoints } from '../harness/benefits.ts';
import { memNoOf } from '../harness/builders.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

interface Ledger {
  hldPnt: number;
  expPnt: number;
  minPnt: number;
  unitPnt: number;
  list: { pntTp: string; pnt: number; ordNo: string | null; regDts: string; expDts: string | null }[];
  totalCnt: number;
}

const days = 86_400;

describe.each(oneDatabase)('the ledger of points on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const read = async (params: Record<string, string | number> = {}) =>
    shop.ask<Ledger>('listPoints', { token: (await shop.signIn()).accessToken, params });
  const inDays = (count: number) => new Date(shop.context.now().getTime() + count * days * 1000);

  test('is empty at first, and says how points pay', async () => {
    expect(await read()).toMatchObject({ hldPnt: 0, expPnt: 0, minPnt: 1000, unitPnt: 10, list: [], totalCnt: 0 });
  });

  test('lists what came and went, latest first, and adds up to what is held', async () => {
    const soon = inDays(30);
    await givePoints(shop, 5000, soon);
    await givePoints(shop, 2000, inDays(31));
    await inTransaction(shop.context, ({ db, now }) =>
      spendPoints(db, { memNo: memNoOf(home), ordNo: 'OR-1', pnt: 3000, now: now() }),
    );
    const { list, ...sums } = await read();
    expect(sums).toMatchObject({ hldPnt: 4000, expPnt: 2000, totalCnt: 3 });
    expect(list.map(({ pntTp, pnt, ordNo }) => [pntTp, pnt, ordNo])).toEqual([
      ['USE', -3000, 'OR-1'],
      ['SAVE', 2000, null],
      ['SAVE', 5000, null],
    ]);
    expect(list.map(({ expDts }) => expDts)).toEqual([null, toDts(inDays(31)), toDts(soon)]);
    expect(await read({ page: 2, size: 2 })).toMatchObject({ list: [{ pnt: 5000 }], totalCnt: 3 });
  });

  test('writes down what has expired before it adds up', async () => {
    shop.pass(30 * days);
    const { hldPnt, expPnt, list } = await read();
    expect([hldPnt, expPnt, list[0]]).toMatchObject([2000, 2000, { pntTp: 'EXPIRE', pnt: -2000 }]);
    expect(list.reduce((total, { pnt }) => total + pnt, 0)).toBe(hldPnt);
    const today = toDts(shop.context.now()).slice(0, 8);
    expect(await read({ fromDt: today })).toMatchObject({ totalCnt: 1, hldPnt: 2000 });
  });
});
