import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { orders } from '../../../src/db/schema/orders.ts';
import { vacuum } from '../cases/buying-calls.ts';
import { givePoints } from '../harness/benefits.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aBuyer, piecesOf, type Summary } from '../harness/orders.ts';
import { price, returnUrl, stockUp } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface PricedSheet {
  payMthdList: { payMthdCd: string; minPrc: number }[];
  summary: Summary;
}

const toss = { PG_URL: 'http://127.0.0.1:9', PG_SECRET_KEY: 'a key of the tests' };

/** A member whose points leave a rest to pay, the sheet of that, and its order. */
async function aRest(shop: Shop, rest: number) {
  await stockUp(shop);
  const { loginId, memNo } = await aNewMember(shop);
  const { accessToken: token } = await shop.signIn({ id: loginId });
  await givePoints(shop, price, undefined, memNo);
  const buyer = aBuyer(shop, async () => token);
  const body = await buyer.bodyFor([vacuum], { usePnt: price - rest });
  const { payMthdList } = await shop.ask<PricedSheet>('getOrderSheet', { token, params: { ordShtNo: body.ordShtNo } });
  const place = (payMthdCd: string) =>
    buyer.place({ ...body, payMthdCd, cardCd: payMthdCd === 'PM00101' ? 'CD01' : null, rtnUrl: returnUrl });
  const ordersOf = () => shop.context.db.select().from(orders).where(eq(orders.memNo, memNo));
  return { body, buyer, place, payMthdList, ordersOf };
}

const codes = (list: PricedSheet['payMthdList']) => list.map(({ payMthdCd }) => payMthdCd);
const all = ['PM00101', 'PM00102', 'PM00103', 'PM00104', 'PM00105'];
const aMethod = (code: string, data: object[]) => ({ status: 400, code, data });

describe.each(oneDatabase)('methods of payment on %s', (kind) => {
  describe('of Toss Payments', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop(kind, toss);
    });
    afterAll(() => shop.close());

    test.each([
      [10, []],
      [100, ['PM00101', 'PM00105']],
      [190, ['PM00101', 'PM00105']],
      [200, all],
    ])('for %i won those whose minimum it reaches', async (rest, wanted) => {
      const { payMthdList } = await aRest(shop, rest);
      expect(codes(payMthdList)).toEqual(wanted);
      expect(payMthdList.every(({ minPrc }) => minPrc <= rest)).toBe(true);
    });

    test('one below its minimum is refused by name, and nothing is held', async () => {
      const { place, ordersOf } = await aRest(shop, 10);
      const before = await piecesOf(shop, vacuum.gdsGrpNo);
      for (const [method, minimum] of [
        ['PM00101', '100원부터'],
        ['PM00103', '200원부터'],
      ] as const)
        expect(await place(method)).toMatchObject(
          aMethod('1400', [{ field: 'payMthdCd', reason: expect.stringContaining(minimum) }]),
        );
      expect([await ordersOf(), await piecesOf(shop, vacuum.gdsGrpNo)]).toEqual([[], before]);
    });

    test('points alone pay 0 won, and no other method does', async () => {
      const { payMthdList, place, ordersOf } = await aRest(shop, 0);
      expect(payMthdList).toMatchObject([{ payMthdCd: 'PM00106', minPrc: 0 }]);
      expect(await place('PM00101')).toMatchObject(aMethod('1400', [{ field: 'payMthdCd' }]));
      expect(await place('PM00106')).toMatchObject({ code: '0000', data: { pgReq: null } });
      expect(await ordersOf()).toMatchObject([{ ordStat: 'OR00102' }]);
    });
  });

  describe('of the test provider', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop(kind);
    });
    afterAll(() => shop.close());

    test('begin at 100 won', async () => {
      expect(codes((await aRest(shop, 90)).payMthdList)).toEqual([]);
      expect(codes((await aRest(shop, 100)).payMthdList)).toEqual(all);
    });
  });

  describe('without a payment provider', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop(kind, { PG_TEST: '0' });
    });
    afterAll(() => shop.close());

    test('there are none, and an order is refused before anything is held for it', async () => {
      const { payMthdList, place, ordersOf } = await aRest(shop, price);
      const before = await piecesOf(shop, vacuum.gdsGrpNo);
      expect(payMthdList).toEqual([]);
      for (const method of all)
        expect(await place(method)).toMatchObject(
          aMethod('1400', [{ field: 'payMthdCd', reason: '지금은 결제를 받을 수 없어요.' }]),
        );
      expect([await ordersOf(), await piecesOf(shop, vacuum.gdsGrpNo)]).toEqual([[], before]);
    });

    test('points alone can pay still', async () => {
      const { payMthdList, place } = await aRest(shop, 0);
      expect(codes(payMthdList)).toEqual(['PM00106']);
      expect((await place('PM00106')).code).toBe('0000');
    });
  });
});
