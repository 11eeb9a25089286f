// Full tier: refunds that the provider began; the quick tier has those of the mall.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { couponIssues, coupons, pointEntries } from '../../../src/db/schema/benefits.ts';
import { paymentRefunds } from '../../../src/db/schema/payment-books.ts';
import { orderItems, orders } from '../../../src/db/schema/orders.ts';
import { heldPoints } from '../../../src/features/benefits/points.ts';
import { finishClaim } from '../../../src/features/claims/claim-ends.ts';
import { prepareOrder, receiveOrder, sendOrder } from '../../../src/features/shop/shop-steps.ts';
import { aKey, pot, vacuum } from '../cases/buying-calls.ts';
import { giveCoupon, givePoints } from '../harness/benefits.ts';
import { memNoOf } from '../harness/builders.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { aBuyer, piecesOf, type Order } from '../harness/orders.ts';
import { returnUrl, stockUp, type PaymentAnswer } from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { openTossServer, type TossServer } from '../harness/toss-server.ts';
import { home } from '../harness/world.ts';

const usePnt = 1000;
const changedMind = 'CL00201';

type Paid = Order & { payNo: string; coupon: string };
interface Figures {
  rfndPrc: number;
  rmnPrc: number;
}

describe.each(oneDatabase)('on %s', (kind) => {
  let toss: TossServer;
  let shop: Shop;
  let number = 0;
  beforeAll(async () => {
    toss = await openTossServer();
    shop = await openShop(kind, { PG_URL: toss.url, PG_SECRET_KEY: toss.secretKey, ACCESS_TOKEN_SECONDS: '86400' });
    await stockUp(shop);
  });
  beforeEach(async () => {
    for (const table of [couponIssues, coupons, pointEntries]) await shop.context.db.delete(table);
  });
  afterAll(() => Promise.all([shop.close(), toss.close()]));

  const token = () => shop.tokenOf();
  const read = ({ ordNo }: Pick<Order, 'ordNo'>) =>
    aBuyer(shop, token).ask<Order & Figures>('getOrder', { params: { ordNo } });
  const status = async ({ ordNo }: Pick<Order, 'ordNo'>) =>
    shop.ask<PaymentAnswer>('getPaymentStatus', { token: await token(), params: { ordNo } });
  const points = () => heldPoints(shop.context.db, memNoOf(home), shop.context.now());
  const couponOrder = async (coupon: string) =>
    (await shop.context.db.select().from(couponIssues).where(eq(couponIssues.cpnIsuNo, coupon)))[0]?.ordNo ?? null;
  const webhook = async ({ payNo }: Paid) => {
    const { status: answered } = await fetch(`${shop.url}/api/v1/pg/toss`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: payNo } }),
    });
    expect(answered).toBe(200);
  };

  /** Two pieces of one product, with a coupon and points. `isPaid` N: the provider has the money, the mall has not asked yet. */
  async function anOrder(isPaid = true, items: object[] = [{ ...vacuum, qty: 2 }]): Promise<Paid> {
    number += 1;
    const coupon = await giveCoupon(shop, { cpnNo: `C${kind}${number}`, cpnTp: 'ORDER', dscntVal: 5000 });
    await givePoints(shop, usePnt);
    const method = { payMthdCd: 'PM00102', cardCd: null, instMnth: null, rtnUrl: returnUrl };
    const choice = { cpnIsuNoList: [coupon], usePnt };
    const { ordNo, pgReq } = await aBuyer(shop, token).buy(items, choice, method);
    const payNo = pgReq?.payNo ?? '';
    const authToken = toss.approve(payNo);
    if (isPaid) {
      const body = { pgCd: 'TOSS', payNo, ordNo, resultCd: 'APPROVED', authToken };
      await shop.ask('returnFromPayment', { token: await token(), body });
    } else toss.finish(payNo);
    return { ...(await read({ ordNo })), payNo, coupon };
  }

  const claim = async (operation: string, { ordNo, itemList }: Order, qty: number, more: object) =>
    aBuyer(shop, token).call(operation, {
      params: { ordNo, ...aKey() },
      body: { itemList: [{ ordItemNo: itemList[0]?.ordItemNo, qty }], rsnCd: changedMind, ...more },
    });

  test('a whole refund is learned by webhook: what was not sent is cancelled, and pieces, points and coupon go back', async () => {
    const { sold, free } = await piecesOf(shop, vacuum.gdsGrpNo);
    const order = await anOrder();
    expect([await points(), await couponOrder(order.coupon)]).toEqual([0, order.ordNo]);
    await prepareOrder(shop.context, order.ordNo);
    const ofOrder = eq(orders.ordNo, order.ordNo);
    await shop.context.db.update(orders).set({ sealedEntrance: 'sealed' }).where(ofOrder);
    toss.refundInConsole(order.payNo, order.payPrc);
    await webhook(order);
    await webhook(order);
    expect(await shop.context.db.select().from(orders).where(ofOrder)).toMatchObject([{ sealedEntrance: null }]);
    const now = await read(order);
    expect(now).toMatchObject({ ordStat: 'OR00202', rfndPrc: order.payPrc, rmnPrc: 0, psblList: [] });
    expect(now.pay).toMatchObject({ payStat: 'REFUND' });
    const memo = `결제사에서 ${order.payPrc.toLocaleString('ko-KR')}원을 환불했어요.`;
    expect(now.histList.filter((row) => row.memo === memo)).toMatchObject([
      { ordItemNo: null, whoTp: 'S', stat: 'OR00202' },
    ]);
    expect([await points(), await couponOrder(order.coupon)]).toEqual([usePnt, null]);
    expect(await piecesOf(shop, vacuum.gdsGrpNo)).toMatchObject({ sold, free });
    expect(await sendOrder(shop.context, order.ordNo)).toBe(false);
    expect(await claim('cancelOrder', order, 2, { rfndPrc: 0 })).toMatchObject({ code: '1409' });
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)?.cancels).toHaveLength(1);
  });

  test('a part is learned when the payment is looked at, and items keep their state', async () => {
    const order = await anOrder();
    toss.refundInConsole(order.payNo, 30_000);
    expect(await status(order)).toMatchObject({ payStat: 'PART_REFUND' });
    const now = await read(order);
    expect(now).toMatchObject({ ordStat: 'OR00102', rfndPrc: 30_000, rmnPrc: order.payPrc - 30_000 });
    expect(now.histList.at(-1)).toMatchObject({
      ordItemNo: null,
      whoTp: 'S',
      memo: '결제사에서 30,000원을 환불했어요.',
    });
    expect(await points()).toBe(0);
  });

  test('a claim learns it before it reckons, and gives no more than is left', async () => {
    const order = await anOrder();
    toss.refundInConsole(order.payNo, 30_000);
    const rfndPrc = order.payPrc - 30_000;
    const data = { rfndPrc, rfndList: [{ tp: 'GOODS', prc: rfndPrc }], rstrCpnList: [{ cpnIsuNo: order.coupon }] };
    expect(await claim('cancelOrder', order, 2, { dryYn: 'Y' })).toMatchObject({ code: '0000', data });
    expect(await claim('cancelOrder', order, 2, { rfndPrc: order.payPrc })).toMatchObject({ data: { rsnCd: 'PRICE' } });
    expect(await claim('cancelOrder', order, 2, { rfndPrc })).toMatchObject({ code: '0000' });
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    expect(await read(order)).toMatchObject({ ordStat: 'OR00202', rfndPrc: order.payPrc });
    expect(await points()).toBe(usePnt);
  });

  test('a cancel that was asked for is done without money', async () => {
    const order = await anOrder();
    await prepareOrder(shop.context, order.ordNo);
    await claim('cancelOrder', order, 2, { rfndPrc: order.payPrc });
    toss.refundInConsole(order.payNo, order.payPrc);
    await webhook(order);
    const { ordStat, clmList } = await read(order);
    const done = { clmStat: 'CL00104', rfndPrc: 0, rfndList: [], rstrCpnList: [{ cpnIsuNo: order.coupon }] };
    expect({ ordStat, clmList }).toMatchObject({ ordStat: 'OR00202', clmList: [done] });
    expect(await points()).toBe(usePnt);
  });

  test('what was sent keeps its state, and its return gives no money', async () => {
    const order = await anOrder();
    await prepareOrder(shop.context, order.ordNo);
    await sendOrder(shop.context, order.ordNo);
    await receiveOrder(shop.context, order.ordNo);
    toss.refundInConsole(order.payNo, order.payPrc);
    await webhook(order);
    const now = await read(order);
    expect(now).toMatchObject({ ordStat: 'OR00105', rfndPrc: order.payPrc, pay: { payStat: 'REFUND' } });
    expect(now.histList.at(-1)).toMatchObject({ stat: 'OR00105', whoTp: 'S' });
    expect(await claim('returnOrder', order, 2, { rfndPrc: 0 })).toMatchObject({ code: '0000', data: { rfndPrc: 0 } });
    const { clmList } = await read(order);
    await finishClaim(shop.context, clmList[0]?.clmNo ?? '');
    expect(await read(order)).toMatchObject({ ordStat: 'OR00402', rfndPrc: order.payPrc });
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)?.cancels).toHaveLength(1);
  });

  test('of items sent and unsent the unsent are cancelled, each with its line in the history, and the coupon stays spent', async () => {
    const order = await anOrder(true, [vacuum, pot]);
    await prepareOrder(shop.context, order.ordNo);
    const before = await piecesOf(shop, pot.gdsGrpNo);
    const [sent, unsent] = order.itemList.toSorted((one) => (one.gdsGrpNo === vacuum.gdsGrpNo ? -1 : 1));
    // The shop sends all items of an order at once, but an order may have been sent in parts.
    const ofSent = eq(orderItems.ordItemNo, sent?.ordItemNo ?? '');
    await shop.context.db.update(orderItems).set({ itemStat: 'OR00104' }).where(ofSent);
    const first = order.payPrc - 10_000;
    toss.refundInConsole(order.payNo, first);
    await webhook(order);
    expect((await read(order)).itemList.map(({ itemStat }) => itemStat).toSorted()).toEqual(['OR00103', 'OR00104']);
    toss.refundInConsole(order.payNo, 10_000);
    await webhook(order);
    await webhook(order);

    const now = await read(order);
    expect(now).toMatchObject({ ordStat: 'OR00104', rfndPrc: order.payPrc, rmnPrc: 0, pay: { payStat: 'REFUND' } });
    const stateOf = (item: typeof sent) =>
      now.itemList.find(({ ordItemNo }) => ordItemNo === item?.ordItemNo)?.itemStat;
    expect([stateOf(sent), stateOf(unsent)]).toEqual(['OR00104', 'OR00202']);
    const memo = '결제사에서 10,000원을 환불했어요.';
    const told = now.histList.filter((row) => row.memo === memo);
    expect(told.map(({ ordItemNo, stat, whoTp }) => ({ ordItemNo, stat, whoTp }))).toEqual([
      { ordItemNo: unsent?.ordItemNo, stat: 'OR00202', whoTp: 'S' },
      { ordItemNo: null, stat: 'OR00104', whoTp: 'S' },
    ]);
    expect(await couponOrder(order.coupon)).toBe(order.ordNo);
    const restored = await points();
    expect(restored).toBeGreaterThan(0);
    expect(restored).toBeLessThan(usePnt);
    expect((await piecesOf(shop, pot.gdsGrpNo)).free).toBe(before.free + 1);
  });

  test('money that went back before the mall knew of it is no payment', async () => {
    const order = await anOrder(false);
    toss.refundInConsole(order.payNo, order.payPrc);
    await webhook(order);
    expect(await status(order)).toMatchObject({ payStat: 'CANCEL', retryYn: 'Y', payDts: null });
    expect(await read(order)).toMatchObject({ ordStat: 'OR00101', rfndPrc: 0 });
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)?.cancels).toHaveLength(1);
  });

  test.each([1, 0.5])(
    'a refund that waits gives back what is left after the provider gave %f itself',
    async (share) => {
      const order = await anOrder();
      await claim('cancelOrder', order, 2, { rfndPrc: order.payPrc });
      toss.refundInConsole(order.payNo, Math.floor(order.payPrc * share));
      await runJobs(shop);
      expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
      expect(await status(order)).toMatchObject({ payStat: 'REFUND' });
      expect((await shop.context.metrics.read()).text).toContain('payment_refunds{state="waiting"} 0');
      const [row] = await shop.context.db.select().from(orders).where(eq(orders.ordNo, order.ordNo));
      expect(row?.ordStat).toBe('OR00202');
    },
  );

  test.each(['of another payment', 'of another sum'])(
    'a refund of the provider with the number of a refund %s is one of its own',
    async (kindOfNumber) => {
      const order = await anOrder();
      const other = kindOfNumber === 'of another payment' ? await anOrder() : order;
      const rfndNo = `RF${other.payNo.slice(2)}`;
      await shop.context.db.insert(paymentRefunds).values({
        rfndNo,
        payNo: other.payNo,
        tid: `key-${other.payNo}`,
        amt: 700,
        regDts: shop.context.now(),
      });
      toss.refundInConsole(order.payNo, 900, `주문 취소 ${rfndNo}`);
      await webhook(order);
      await webhook(order);
      const rows = await shop.context.db.select().from(paymentRefunds).where(eq(paymentRefunds.payNo, order.payNo));
      expect(rows.filter(({ byTp }) => byTp === 'C')).toMatchObject([{ amt: 900, doneDts: expect.any(Date) }]);
      const [waiting] = await shop.context.db.select().from(paymentRefunds).where(eq(paymentRefunds.rfndNo, rfndNo));
      expect(waiting).toMatchObject({ payNo: other.payNo, doneDts: null });
    },
  );

  test('a refund that was made while nobody heard is not made again', async () => {
    const order = await anOrder();
    await claim('cancelOrder', order, 1, { rfndPrc: Math.floor(order.payPrc / 2) });
    toss.losesAnswers = true;
    await runJobs(shop);
    toss.losesAnswers = false;
    shop.pass(600);
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)?.cancels).toHaveLength(1);
    expect(await read(order)).toMatchObject({ rfndPrc: Math.floor(order.payPrc / 2) });
  });
});
