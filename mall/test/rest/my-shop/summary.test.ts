import { eq, sql } from 'drizzle-orm';
import { array, constantFrom, sample, subarray } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClaimStates, orderStates, stateOfOrder } from '../../../src/buying/order-states.ts';
import { orderItems, orders as orderRows } from '../../../src/db/schema/orders.ts';
import { questions } from '../../../src/db/schema/questions.ts';
import { aKey, kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { aQuestionNo } from '../cases/question-calls.ts';
import { giveCoupon, givePoints } from '../harness/benefits.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aBuyer, pay } from '../harness/orders.ts';
import { stockUp } from '../harness/payments.ts';
import { aPhoneOrder, stockPhones } from '../harness/phone-orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { memNoOf } from '../harness/builders.ts';
import { home, mallOf } from '../harness/world.ts';

type Summary = Record<
  'clmCnt' | 'cpnCnt' | 'hldPnt' | 'wishCnt' | 'cartCnt' | 'qstnWaitCnt' | 'subsCnt',
  number | null
> & {
  ordStatCnt: Record<string, number> | null;
  ordStatSetList: { ordStatList: string[]; cnt: number }[] | null;
  wlsStatCnt: Record<string, number> | null;
  rcntOrdList: { ordNo: string }[] | null;
};

describe.each(oneDatabase)('the summary of my shop on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockUp(shop);
    await stockPhones(shop, 10);
  });
  afterAll(() => shop.close());

  const read = async (mallId = home) =>
    shop.ask<Summary>('getMyShopSummary', { token: await shop.tokenOf({ mallId }) });

  test('of a new member is 0 everywhere', async () => {
    expect(await read()).toEqual({
      ordStatCnt: {},
      ordStatSetList: [],
      wlsStatCnt: {},
      clmCnt: 0,
      cpnCnt: 0,
      hldPnt: 0,
      wishCnt: 0,
      cartCnt: 0,
      qstnWaitCnt: 0,
      subsCnt: 0,
      rcntOrdList: [],
    });
  });

  test('counts what the lists show, and holds the three latest orders', async () => {
    const token = await shop.tokenOf();
    const buyer = aBuyer(shop, async () => token);
    const numbers: string[] = [];
    for (const item of [kettle, pot, vacuum]) {
      shop.pass(1);
      const placed = await buyer.buy([item]);
      numbers.unshift(placed.ordNo);
      if (item === vacuum) await pay(shop, placed);
    }
    shop.pass(1);
    const body = await aPhoneOrder(shop, { token, memNo: memNoOf(home) });
    const phone = await shop.ask<{ ordNo: string }>('placePhoneOrder', { token, params: aKey(), body });
    numbers.unshift(phone.ordNo);
    await shop.ask('addToCart', { token, params: aKey(), body: { itemList: [kettle] } });
    await shop.ask('setWish', { token, body: { gdsGrpNo: 'GD0001', fvrtYn: 'Y' } });
    await giveCoupon(shop, { cpnNo: 'CP1', cpnTp: 'ORDER', dscntVal: 1000 });
    await givePoints(shop, 1500);

    const { rcntOrdList, ...counts } = await read();

    expect(counts).toMatchObject({
      ordStatCnt: { OR00101: 2, OR00102: 1 },
      cpnCnt: 1,
      hldPnt: 1500,
      wishCnt: 1,
    });
    expect(Object.values(counts.wlsStatCnt ?? {})).toEqual([1]);
    expect(counts.cartCnt).toBe((await shop.ask<{ cartCnt: number }>('countCart', { token })).cartCnt);
    const { list } = await shop.ask<{ list: { ordNo: string }[] }>('listOrders', { token, params: { size: 3 } });
    expect(rcntOrdList).toEqual(list);
    expect(list.map(({ ordNo }) => ordNo)).toEqual(numbers.slice(0, 3));
  });

  test('counts a cancel that was asked for until it is withdrawn', async () => {
    const before = await read();
    const buyer = aBuyer(shop, () => shop.tokenOf());
    const placed = await buyer.buy([pot]);
    await pay(shop, placed);
    const { db } = shop.context;
    await db.update(orderItems).set({ itemStat: 'OR00103' }).where(eq(orderItems.ordNo, placed.ordNo));
    const { itemList } = await buyer.read(placed.ordNo);
    const params = { ordNo: placed.ordNo };
    const wish = { itemList: itemList.map(({ ordItemNo }) => ({ ordItemNo, qty: 1 })), rsnCd: 'CL00201' };
    const { rfndPrc } = await buyer.ask<{ rfndPrc: number }>('cancelOrder', { params, body: { ...wish, dryYn: 'Y' } });
    const { clmNo } = await buyer.ask<{ clmNo: string }>('cancelOrder', { params, body: { ...wish, rfndPrc } });
    expect((await read()).clmCnt).toBe((before.clmCnt ?? 0) + 1);
    await buyer.ask('withdrawClaim', { params: { clmNo } });
    expect((await read()).clmCnt).toBe(before.clmCnt);
  });

  test('counts as many orders in any states as the list of these states holds', async () => {
    const buyer = aBuyer(shop, () => shop.tokenOf());
    const { db } = shop.context;
    const states = Object.values(orderStates);
    const orders = sample(array(constantFrom(...states), { minLength: 3, maxLength: 3 }), { numRuns: 20, seed: 7 });
    for (const stats of orders) {
      const { ordNo } = await buyer.buy([vacuum]);
      const [line] = await db.select().from(orderItems).where(eq(orderItems.ordNo, ordNo));
      if (!line) throw new Error('An order has a line.');
      await db.delete(orderItems).where(eq(orderItems.ordNo, ordNo));
      await db
        .insert(orderItems)
        .values(stats.map((itemStat, index) => ({ ...line, ordItemNo: `${line.ordItemNo}-${index}`, itemStat })));
      const ordStat = stateOfOrder(stats.map((stat) => ({ stat, statDts: shop.context.now() })));
      await db.update(orderRows).set({ ordStat }).where(eq(orderRows.ordNo, ordNo));
    }

    const { ordStatCnt, ordStatSetList, clmCnt } = await read();

    const found = async (of: readonly string[]) =>
      (
        await shop.ask<{ totalCnt: number }>('listOrders', {
          token: await shop.tokenOf(),
          params: { ordStat: of.join() },
        })
      ).totalCnt;
    const counts = await Promise.all(states.map(async (state) => [state, await found([state])] as const));
    expect(ordStatCnt).toEqual(Object.fromEntries(counts.filter(([, count]) => count > 0)));
    expect(clmCnt).toBe(await found(openClaimStates));
    for (const group of sample(subarray<string>(states, { minLength: 2, maxLength: 4 }), { numRuns: 20, seed: 7 })) {
      const sets = ordStatSetList?.filter(({ ordStatList }) => ordStatList.some((state) => group.includes(state)));
      expect([group, sets?.reduce((sum, { cnt }) => sum + cnt, 0)]).toEqual([group, await found(group)]);
    }
  });

  test('counts an inquiry until it is answered', async () => {
    const qstnNo = await aQuestionNo(shop);
    expect((await read()).qstnWaitCnt).toBe(1);
    await shop.context.db.update(questions).set({ ansDts: shop.context.now() }).where(eq(questions.qstnNo, qstnNo));
    expect((await read()).qstnWaitCnt).toBe(0);
  });

  test('has no parts of shopping in a mall of bulk orders', async () => {
    const none = { cpnCnt: null, hldPnt: null, wishCnt: null, cartCnt: null, subsCnt: null };
    const others = { ordStatCnt: {}, ordStatSetList: [], wlsStatCnt: {}, clmCnt: 0, qstnWaitCnt: 0, rcntOrdList: [] };
    expect(await read(mallOf.UPLOAD)).toEqual({ ...none, ...others });
  });

  test.each([
    ['cart_lines', 'cartCnt'],
    ['coupon_issues', 'cpnCnt'],
    ['questions', 'qstnWaitCnt'],
    ['wireless_orders', 'wlsStatCnt'],
  ] as const)('goes on without %s, whose part is null', async (table, part) => {
    const before = await read();
    await rename(shop, table, 'out_of_reach');
    const { rcntOrdList, ...counts } = await read();
    await rename(shop, 'out_of_reach', table);
    const { rcntOrdList: orders, ...all } = before;
    expect(counts).toEqual({ ...all, [part]: null });
    // The latest orders are read with those of phones.
    expect(rcntOrdList).toEqual(part === 'wlsStatCnt' ? null : orders);
    expect(await read()).toEqual(before);
  });
});

const rename = (shop: Shop, from: string, to: string) =>
  shop.context.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
