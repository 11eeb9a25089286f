import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { couponIssues, coupons, pointEntries } from '../../../src/db/schema/benefits.ts';
import { cartLines } from '../../../src/db/schema/buying.ts';
import { orderGroups, orderItems, orders } from '../../../src/db/schema/orders.ts';
import { paymentRefunds } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { goods, goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { heldPoints } from '../../../src/features/benefits/points.ts';
import { finishClaim } from '../../../src/features/claims/claim-ends.ts';
import { prepareOrder, receiveOrder, sendOrder } from '../../../src/features/shop/shop-steps.ts';
import { anAddress, kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { giveCoupon, givePoints } from '../harness/benefits.ts';
import { memNoOf } from '../harness/builders.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { aBuyer, type Order, type OrderItem, type Placed, type WaysToPay, type Summary } from '../harness/orders.ts';
import { heldByProvider, play, returnUrl } from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

/** The number of generated purchases: a few each time, many by hand (`MONEY_MODEL_RUNS=500`). */
const numRuns = Number(process.env['MONEY_MODEL_RUNS'] ?? (isFullTier ? 12 : 6));

const memNo = memNoOf(home);
/** The points of the buyer before and after. */
const heldBefore = 600_000;
const changedMind = 'CL00201';
const faulty = 'CL00203';
const steps = [prepareOrder, sendOrder, receiveOrder];

const won = fc.oneof(
  fc.integer({ min: 1, max: 300_000 }),
  fc.constantFrom(1, 9, 10, 99, 100, 999, 24_999, 25_000, 49_999, 50_000, 50_001),
);

const coupon = fc.record({
  cpnTp: fc.constantFrom('GOODS' as const, 'ORDER' as const, 'DELIVERY' as const),
  dscnt: fc.oneof(
    fc.record({ dscntTp: fc.constant('AMT' as const), dscntVal: won }),
    fc.record({ dscntTp: fc.constant('RATE' as const), dscntVal: fc.integer({ min: 1, max: 100 }) }),
  ),
  maxDscntPrc: fc.option(won),
  minPrc: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: won }),
});

/** Some pieces of some of the lines that are open: `line` names one of them, `qty` is at most what it has. */
const part = fc.array(fc.record({ line: fc.nat({ max: 5 }), qty: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 2,
});

const purchase = fc.record({
  prices: fc.tuple(won, won, won),
  quantities: fc
    .tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 3 }))
    .filter((quantities) => quantities.some((qty) => qty > 0)),
  addPrc: fc.constantFrom(0, 1, 3333),
  isIsland: fc.boolean(),
  coupons: fc.array(coupon, { maxLength: 3 }),
  usePnt: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 100, max: 60_000 }).map((tens) => tens * 10),
  ),
  cancels: fc.array(part, { maxLength: 3 }),
  end: fc.constantFrom('cancel the rest', 'return the rest', 'return in parts'),
  isConfirmed: fc.boolean(),
  rsnCd: fc.constantFrom(changedMind, faulty),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

interface Claimed {
  clmNo: string;
  rfndPrc: number;
  rtnDlvPrc: number;
  rstrPnt: number;
  order: Order;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind, { ACCESS_TOKEN_SECONDS: '86400' });
    token = (await shop.signIn()).accessToken;
  });
  afterAll(() => shop.close());

  const buyer = () => aBuyer(shop, async () => token);
  const points = () => heldPoints(shop.context.db, memNo, shop.context.now());

  test(
    'for any purchases, cancels and returns, the parts are the whole: no won and no point is lost',
    () => fc.assert(fc.asyncProperty(purchase, drive), { numRuns, endOnFailure: numRuns > 100 }),
    600_000,
  );

  async function drive(wanted: Purchase): Promise<void> {
    const { ordNo, order } = await buy(wanted);
    const { usePnt, payPrc } = order.summary;
    const whole = await dry('cancelOrder', ordNo, wholeOf(order.itemList));
    expect(whole).toMatchObject({ rfndPrc: payPrc, rstrPnt: usePnt });

    const back = { rfndPrc: 0, rstrPnt: 0 };
    let { itemList } = order;
    const takeBack = async (operation: 'cancelOrder' | 'returnOrder', picks: Purchase['cancels'][number]) => {
      const picked = piecesOf(itemList, picks);
      if (picked.length === 0) return;
      const claimed = await claim(operation, ordNo, picked, wanted.rsnCd);
      if (operation === 'returnOrder') await finishClaim(shop.context, claimed.clmNo);
      ({ itemList } = await buyer().read(ordNo));
      back.rstrPnt += claimed.rstrPnt;
      back.rfndPrc = await refundedOf(ordNo);
      expect(back.rfndPrc).toBeLessThanOrEqual(payPrc);
      expect(sum(itemList.map((item) => item.qty))).toBe(sum(wanted.quantities));
      const lines = sum(itemList.map((item) => item.payPrc));
      expect(lines, 'lines that are split').toBe(sum(order.itemList.map((item) => item.payPrc)));
      expect(itemList.every((item) => item.payPrc >= 0 && item.usePnt >= 0 && item.savePnt >= 0)).toBe(true);
    };
    for (const picks of wanted.cancels) {
      await takeBack('cancelOrder', picks);
      const rest = wholeOf(openOf(itemList));
      if (rest.length === 0) break;
      const left = await dry('cancelOrder', ordNo, rest);
      expect({ rfndPrc: back.rfndPrc + left.rfndPrc, rstrPnt: back.rstrPnt + left.rstrPnt }).toEqual({
        rfndPrc: payPrc,
        rstrPnt: usePnt,
      });
    }
    const isCancelled = wanted.end === 'cancel the rest' || openOf(itemList).length === 0;
    if (isCancelled)
      await takeBack(
        'cancelOrder',
        openOf(itemList).map(({ qty }, line) => ({ line, qty })),
      );
    else {
      for (const step of steps) await step(shop.context, ordNo);
      ({ itemList } = await buyer().read(ordNo));
      if (wanted.isConfirmed) await confirmAll();
      const qty = wanted.end === 'return in parts' ? 1 : 3;
      while (openOf(itemList).length > 0) await takeBack('returnOrder', [{ line: 0, qty }]);
    }

    /** Earns the points of the lines, in addition to the returned points. */
    async function confirmAll(): Promise<void> {
      const before = await points();
      const ordItemNoList = openOf(itemList).map(({ ordItemNo }) => ordItemNo);
      await buyer().ask('confirmOrder', { params: { ordNo }, body: { ordItemNoList } });
      expect(await points()).toBe(before + sum(openOf(itemList).map(({ savePnt }) => savePnt)));
    }

    const { clmList } = await buyer().read(ordNo);
    const keptFees = sum(clmList.map(({ rtnDlvPrc }) => rtnDlvPrc));
    expect(wanted.rsnCd === faulty && keptFees > 0).toBe(false);
    expect(back.rstrPnt).toBe(usePnt);
    expect(await points()).toBe(heldBefore);
    expect(back.rfndPrc).toBeGreaterThanOrEqual(Math.max(0, payPrc - keptFees));
    expect(back.rfndPrc).toBeLessThanOrEqual(payPrc);
    await runJobs(shop);
    expect(await heldByProvider(shop, { ordNo })).toBe(payPrc - back.rfndPrc);
    const held = await shop.context.db.select().from(couponIssues);
    expect(isCancelled && held.some(({ usedAt }) => usedAt !== null), 'coupons of a cancelled order').toBe(false);
  }

  /** Puts goods into the cart, chooses coupons and points until the mall takes them, and pays. */
  async function buy({ prices, quantities, addPrc, isIsland, usePnt, coupons: cpnList }: Purchase) {
    const { db } = shop.context;
    for (const table of [orders, couponIssues, coupons, pointEntries, cartLines]) await db.delete(table);
    await db.update(products).set({ stckqty: 98, stckqty2: 0 });
    await db.update(goodsOptions).set({ stckqty: 98, addPrc });
    await db.update(productColors).set({ stckqty: 98 });
    const choices = [kettle, pot, vacuum];
    for (const [index, { gdsGrpNo }] of choices.entries())
      await db
        .update(goods)
        .set({ slPrc: prices[index] ?? 1 })
        .where(eq(goods.gdsGrpNo, gdsGrpNo));
    await givePoints(shop, heldBefore);
    const numbers = [];
    for (const [index, { dscnt, ...rest }] of cpnList.entries())
      numbers.push(await giveCoupon(shop, { cpnNo: `M${index}`, ...rest, ...dscnt }));

    const dlvNo = await addressOf(isIsland);
    const itemList = choices
      .map((choice, index) => ({ ...choice, qty: quantities[index] ?? 0 }))
      .filter(({ qty }) => qty > 0);
    const { ordShtNo } = await buyer().sheetOf(...itemList);
    const { summary, choice } = await choose(ordShtNo, { cpnIsuNoList: numbers, usePnt, dlvNo });
    const byPoints = summary.payPrc === 0;
    const { ordNo, pgReq, order } = await buyer().ask<Placed>('placeOrder', {
      body: {
        ordShtNo,
        ordrNm: '한가온',
        ordrTel: '010-0000-1234',
        ordrEmail: 'gaon@example.com',
        ...choice,
        payMthdCd: byPoints ? 'PM00106' : 'PM00102',
        payPrc: summary.payPrc,
        agreeCdList: ['AG00101', 'AG00102'],
        rtnUrl: byPoints ? null : returnUrl,
      },
    });
    if (pgReq) {
      const { back } = await play(shop, pgReq.payNo);
      await shop.ask('returnFromPaymentAsVisitor', { body: { ...back, mallId: home } });
    }
    expect((await buyer().read(ordNo)).ordStat).toBe('OR00102');
    expect(order.summary).toEqual(summary);
    await checkParts(ordNo, summary);
    expect(await points()).toBe(heldBefore - summary.usePnt);
    return { ordNo, order };
  }

  async function addressOf(isIsland: boolean): Promise<string> {
    const zipCd = isIsland ? '63001' : '04524';
    const book = await buyer().ask<{ dlvNo: string; zipCd: string }[]>('listDeliveries', {});
    const found = book.find((address) => address.zipCd === zipCd)?.dlvNo;
    return found ?? (await buyer().ask<{ dlvNo: string }>('createDelivery', { body: { ...anAddress, zipCd } })).dlvNo;
  }

  /** As a shopper does it: drops a refused coupon, uses no more points than allowed, and leaves enough for some method. */
  async function choose(
    ordShtNo: string,
    choice: { cpnIsuNoList: string[]; usePnt: number; dlvNo: string },
  ): Promise<{ summary: Summary; choice: typeof choice }> {
    const { code, data } = await buyer().call('priceOrderSheet', { params: { ordShtNo }, body: choice });
    if (code === '0000') {
      const { summary, choice: taken, sheet } = data as { summary: Summary; choice: typeof choice; sheet: WaysToPay };
      const { usePnt, cpnIsuNoList } = taken;
      expect(usePnt).toBeLessThanOrEqual(choice.usePnt);
      expect(summary.usePnt).toBe(usePnt);
      if (sheet.payMthdList.length > 0) return { summary, choice: { ...choice, usePnt } };
      fc.pre(usePnt > 0 || cpnIsuNoList.length > 0);
      if (usePnt > 0) return choose(ordShtNo, { ...choice, usePnt: usePnt < 1100 ? 0 : usePnt - 100 });
      return choose(ordShtNo, { ...choice, cpnIsuNoList: cpnIsuNoList.slice(1) });
    }
    const refusal = data as { rsnCd: string; cpnIsuNo: string };
    expect(refusal.rsnCd).toBe('COUPON');
    const cpnIsuNoList = choice.cpnIsuNoList.filter((number) => number !== refusal.cpnIsuNo);
    expect(cpnIsuNoList.length).toBe(choice.cpnIsuNoList.length - 1);
    return choose(ordShtNo, { ...choice, cpnIsuNoList });
  }

  /** Checks that the lines and fees of an order add up, each by the rule of the contract. */
  async function checkParts(ordNo: string, summary: Summary): Promise<void> {
    const { db } = shop.context;
    const items = await db.select().from(orderItems).where(eq(orderItems.ordNo, ordNo));
    const groups = await db.select().from(orderGroups).where(eq(orderGroups.ordNo, ordNo));
    const parts = [...items, ...groups];
    const total = {
      gdsPrc: sum(items.map(({ slPrc, addPrc, qty }) => (slPrc + addPrc) * qty)),
      cpnDscntPrc: sum(parts.map(({ cpnDscntPrc }) => cpnDscntPrc)),
      dlvPrc: sum(groups.map(({ dlvPrc }) => dlvPrc)),
      addDlvPrc: sum(groups.map(({ addDlvPrc }) => addDlvPrc)),
      usePnt: sum(parts.map(({ usePnt }) => usePnt)),
      payPrc: sum(parts.map(({ payPrc }) => payPrc)),
      savePnt: sum(items.map(({ payPrc }) => Math.floor(payPrc / 100))),
    };
    expect(total).toEqual(summary);
    expect(total.payPrc).toBe(total.gdsPrc - total.cpnDscntPrc + total.dlvPrc + total.addDlvPrc - total.usePnt);
    const amounts = parts.flatMap(({ payPrc, cpnDscntPrc, usePnt }) => [payPrc, cpnDscntPrc, usePnt]);
    expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
  }

  async function dry(operation: string, ordNo: string, itemList: readonly object[], rsnCd = changedMind) {
    const body = { itemList, rsnCd, dryYn: 'Y' };
    return buyer().ask<Claimed>(operation, { params: { ordNo }, body });
  }

  async function claim(operation: string, ordNo: string, itemList: readonly object[], rsnCd: string) {
    const { rfndPrc } = await dry(operation, ordNo, itemList, rsnCd);
    return buyer().ask<Claimed>(operation, { params: { ordNo }, body: { itemList, rsnCd, rfndPrc } });
  }

  /** The refunded sum, which must be equal in the books of payments and claims. */
  async function refundedOf(ordNo: string): Promise<number> {
    const { clmList } = await buyer().read(ordNo);
    const told = sum(clmList.map(({ rfndPrc }) => rfndPrc));
    expect(sum(clmList.flatMap(({ rfndList }) => rfndList.map(({ prc }) => prc)))).toBe(told);
    const [payment] = await shop.context.db.select().from(payments).where(eq(payments.ordNo, ordNo));
    const refunds = payment
      ? await shop.context.db.select().from(paymentRefunds).where(eq(paymentRefunds.payNo, payment.payNo))
      : [];
    expect(payment?.rfndPrc ?? 0).toBe(told);
    expect(sum(refunds.map(({ amt }) => amt))).toBe(told);
    return told;
  }
});

const wholeOf = (items: readonly OrderItem[]) => items.map(({ ordItemNo, qty }) => ({ ordItemNo, qty }));

const openOf = (items: readonly OrderItem[]) =>
  items.filter(({ itemStat }) => !['OR00202', 'OR00402'].includes(itemStat));

/** The pieces that a part names, each line once. */
function piecesOf(items: readonly OrderItem[], picks: Purchase['cancels'][number]) {
  const open = openOf(items);
  const picked = new Map(
    picks.flatMap(({ line, qty }) => {
      const item = open[line % open.length];
      return item ? [[item.ordItemNo, Math.min(qty, item.qty)] as const] : [];
    }),
  );
  return [...picked].map(([ordItemNo, qty]) => ({ ordItemNo, qty }));
}
