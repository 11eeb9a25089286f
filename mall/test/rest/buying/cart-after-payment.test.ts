import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { aBuyer, type Placed } from '../harness/orders.ts';
import { comeBack, deposit, play, returnUrl, stockUp } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Line {
  cartNo: string;
  gdsGrpNo: string;
  colorNm: string | null;
  qty: number;
}

const byAccount = { payMthdCd: 'PM00103', cardCd: null, instMnth: null, rtnUrl: returnUrl };

describe.each(oneDatabase)('a payment that arrives, on %s,', (kind) => {
  let shop: Shop;
  let token: string;
  let buyer: ReturnType<typeof aBuyer>;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockUp(shop);
    const { db } = shop.context;
    const much = { stckqty: 1000 };
    await db.update(products).set(much).where(eq(products.gdsGrpNo, kettle.gdsGrpNo));
    await db.update(goodsOptions).set(much).where(eq(goodsOptions.gdsGrpNo, kettle.gdsGrpNo));
    await db.update(productColors).set(much).where(eq(productColors.gdsGrpNo, kettle.gdsGrpNo));
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    ({ accessToken: token } = await shop.signIn({ id: (await aNewMember(shop)).loginId }));
    buyer = aBuyer(shop, async () => token);
  });

  const lines = async () => (await buyer.ask<{ cartList: Line[] }>('getCart', {})).cartList;
  const lineOf = async ({ gdsGrpNo }: { gdsGrpNo: string }) => {
    const line = (await lines()).find((each) => each.gdsGrpNo === gdsGrpNo);
    if (!line) throw new Error('The line is gone.');
    return line;
  };
  const add = (item: object) => buyer.ask<{ cartNoList: string[] }>('addToCart', { body: { itemList: [item] } });
  const change = (cartNo: string, body: object) => buyer.ask('updateCartLine', { params: { cartNo }, body });

  /** An order of two pieces of the cart, for which a deposit is awaited; `arrive` deposits it. */
  async function ordered(item: object = { ...vacuum, qty: 2 }) {
    const { ordNo, payPrc, pgReq } = await buyer.buy([item], {}, byAccount);
    const { back } = await play(shop, pgReq?.payNo ?? '', { bankCd: 'BK02' });
    const { vbank } = await comeBack(shop, { token }, back);
    const arrive = async () => {
      await deposit(shop, vbank?.acctNo ?? '', payPrc);
      await runJobs(shop);
      expect((await buyer.read(ordNo)).ordStat).toBe('OR00102');
    };
    return { arrive };
  }

  test('takes the ordered pieces out of the cart', async () => {
    const { arrive } = await ordered();
    await add(pot);
    expect(await lines()).toHaveLength(2);
    await arrive();
    expect(await lines()).toMatchObject([{ ...pot, qty: 1 }]);
  });

  test('leaves pieces that were added to a line meanwhile', async () => {
    const { arrive } = await ordered();
    const { cartNo } = await lineOf(vacuum);
    await add({ ...vacuum, qty: 3 });
    expect(await lines()).toMatchObject([{ cartNo, qty: 5 }]);
    await arrive();
    expect(await lines()).toMatchObject([{ cartNo, qty: 3 }]);
  });

  test.each([
    { changed: 3, left: [{ ...vacuum, qty: 1 }] },
    { changed: 1, left: [] },
  ])('leaves what is above the ordered pieces in a line that was set to $changed', async ({ changed, left }) => {
    const { arrive } = await ordered();
    await change((await lineOf(vacuum)).cartNo, { qty: changed });
    await arrive();
    expect(await lines()).toMatchObject(left);
  });

  test('leaves a line that is of another choice by then', async () => {
    const { arrive } = await ordered(kettle);
    const line = await lineOf(kettle);
    await change(line.cartNo, { qty: 1, colorNm: '레드' });
    await arrive();
    expect(await lines()).toMatchObject([{ cartNo: line.cartNo, colorNm: '레드', qty: 1 }]);
  });

  test('leaves a line that was taken out and put in again', async () => {
    const { arrive } = await ordered();
    await buyer.ask('removeFromCart', { body: { cartNoList: [(await lineOf(vacuum)).cartNo] } });
    await add(vacuum);
    await arrive();
    expect(await lines()).toMatchObject([{ ...vacuum, qty: 1 }]);
  });

  test('leaves what was ordered at once beside an equal line of the cart', async () => {
    await add({ ...vacuum, qty: 4 });
    const { ordShtNo, summary } = await buyer.ask<{ ordShtNo: string; summary: { payPrc: number } }>(
      'createOrderSheet',
      { body: { directItem: vacuum } },
    );
    const body = { ...(await buyer.bodyFor([pot])), ordShtNo, payPrc: summary.payPrc };
    const placed = await buyer.ask<Placed>('placeOrder', { body });
    const { back } = await play(shop, placed.pgReq?.payNo ?? '');
    await comeBack(shop, { token }, back);
    expect((await buyer.read(placed.ordNo)).ordStat).toBe('OR00102');
    expect(await lineOf(vacuum)).toMatchObject({ qty: 4 });
  });

  test('of a second order of the same line takes no more than its pieces', async () => {
    const first = await ordered();
    await add(vacuum);
    const second = await ordered({ ...vacuum, qty: 1 }); // of the line as it is then: all four pieces
    await add({ ...vacuum, qty: 5 });
    await first.arrive();
    expect(await lineOf(vacuum)).toMatchObject({ qty: 7 });
    await second.arrive();
    expect(await lineOf(vacuum)).toMatchObject({ qty: 3 });
  });

  test('and pieces that are added at the same moment all count', async () => {
    const { arrive } = await ordered();
    await Promise.all([arrive(), ...Array.from({ length: 5 }, () => add(vacuum))]);
    expect((await lines()).reduce((sum, { qty }) => sum + qty, 0)).toBe(5);
  });
});
