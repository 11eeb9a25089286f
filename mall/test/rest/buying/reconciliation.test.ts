import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { paymentMoney, paymentRefunds } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { paymentDifferences, reconciledDays } from '../../../src/db/schema/reconciliation.ts';
import { refundPayment } from '../../../src/features/payments/attempts.ts';
import { knownProviders } from '../../../src/features/payments/providers.ts';
import { reconcile } from '../../../src/features/payments/reconciliation/reconcile.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { openDoor, type Door } from '../harness/operators.ts';
import { anUnpaidOrder, comeBack, price, stockUp, type UnpaidOrder } from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { openTossServer, type TossServer } from '../harness/toss-server.ts';

const daySeconds = 86_400;

const of = (order: UnpaidOrder) => ({ payNo: order.payNo, day: '20260415', endTp: null });

describe.each(oneDatabase)('on %s', (kind) => {
  let toss: TossServer;
  let shop: Shop;
  let door: Door;
  beforeAll(async () => {
    toss = await openTossServer('live_sk_of_the_tests');
    shop = await openShop(kind, { PG_URL: toss.url, PG_SECRET_KEY: toss.secretKey });
    door = await openDoor(shop);
    await stockUp(shop);
  });
  afterAll(() => Promise.all([shop.close(), toss.close()]));
  beforeEach(async () => {
    const { db } = shop.context;
    for (const table of [paymentDifferences, reconciledDays]) await db.delete(table);
    // Payments of earlier tests belong to a provider that is not compared.
    await db.update(payments).set({ pgCd: 'OLD' });
    toss.rows.clear();
    toss.paidOut = null;
    toss.pageRows = 1000;
  });

  async function paid(): Promise<UnpaidOrder> {
    const order = await anUnpaidOrder(shop);
    const back = { pgCd: 'TOSS', payNo: order.payNo, ordNo: order.ordNo, resultCd: 'APPROVED' };
    await comeBack(shop, order, { ...back, authToken: toss.approve(order.payNo) });
    return order;
  }
  const refund = async ({ payNo }: UnpaidOrder, rfndPrc: number) => {
    await inTransaction(shop.context, (context) =>
      refundPayment(context, { payNo, rfndPrc, clmNo: 'CL1', rfndAcct: null }),
    );
    await runJobs(shop);
  };
  /** The clock of Toss stands still on 15 April: the next day its books of it are compared. */
  const compare = (days = 1) => reconcile(at(days));
  const at = (days: number) => {
    const now = new Date(Date.parse('2026-04-15T05:20:00+09:00') + days * daySeconds * 1000);
    return { ...shop.context, now: () => now };
  };
  const found = async () =>
    (await shop.context.db.select().from(paymentDifferences)).map(
      ({ payNo, moveTp, ourAmt, theirAmt, day, endTp }) => ({ payNo, moveTp, ourAmt, theirAmt, day, endTp }),
    );

  const count = async () => /^payment_differences (\d+)/mu.exec((await shop.context.metrics.read()).text)?.[1];

  test('books that say the same leave nothing behind but the day', async () => {
    const order = await paid();
    await refund(order, 900);
    await refund(order, 900);
    await compare();
    expect(await found()).toEqual([]);
    expect(await shop.context.db.select().from(reconciledDays)).toMatchObject([
      { pgCd: 'TOSS', day: '20260415', paidOutDts: null },
    ]);
  });

  test('a payment that the mall does not know is found, and once', async () => {
    toss.takeUnasked('PYunknown', 5_000);
    toss.pageRows = 1;
    await compare();
    await compare();
    expect(await found()).toEqual([
      { payNo: 'PYunknown', day: '20260415', endTp: null, moveTp: 'TAKEN', ourAmt: null, theirAmt: 5_000 },
    ]);
  });

  test('a payment of another sum, one that the provider does not have, and a refund by hand', async () => {
    const { db } = shop.context;
    const [other, lost, byHand] = [await paid(), await paid(), await paid()];
    await db
      .update(paymentMoney)
      .set({ amt: price - 1 })
      .where(eq(paymentMoney.payNo, other.payNo));
    toss.rows.delete(lost.payNo);
    await refund(byHand, 900);
    await db.update(paymentRefunds).set({ amt: 800 }).where(eq(paymentRefunds.payNo, byHand.payNo));
    await compare();
    const all = await found();
    expect(all).toContainEqual({ ...of(other), moveTp: 'TAKEN', ourAmt: price - 1, theirAmt: price });
    expect(all).toContainEqual({ ...of(lost), moveTp: 'TAKEN', ourAmt: price, theirAmt: null });
    expect(all).toContainEqual({ ...of(byHand), moveTp: 'BACK', ourAmt: 800, theirAmt: 900 });
    expect(all).toHaveLength(3);
    await db.update(paymentMoney).set({ amt: price }).where(eq(paymentMoney.payNo, other.payNo));
    await db.update(paymentRefunds).set({ amt: 900 }).where(eq(paymentRefunds.payNo, byHand.payNo));
    await db.delete(paymentMoney).where(eq(paymentMoney.payNo, lost.payNo));
    await compare(2);
    expect((await found()).map(({ endTp }) => endTp)).toEqual(['AGREES', 'AGREES', 'AGREES']);
  });

  test('a refund that the provider made days after the payment is looked up as a whole', async () => {
    const order = await paid();
    await refund(order, 900);
    const { db } = shop.context;
    const doneDts = new Date('2026-04-20T12:00:00+09:00');
    await db.update(paymentRefunds).set({ doneDts }).where(eq(paymentRefunds.payNo, order.payNo));
    await compare(6);
    expect(await found()).toEqual([]);
  });

  test('days while it was away are made up for, and a provider that is down leaves them', async () => {
    await compare();
    toss.takeUnasked('PYlate', 7_000);
    Object.assign(toss.rows.get('PYlate') ?? {}, { approvedAt: '2026-04-17T12:00:00+09:00' });
    toss.isDown = true;
    await expect(compare(4)).rejects.toMatchObject({ name: 'ProviderUnreachable' });
    toss.isDown = false;
    await compare(4);
    expect(await found()).toMatchObject([{ payNo: 'PYlate', day: '20260417' }]);
    expect((await shop.context.db.select().from(reconciledDays)).map(({ day }) => day).toSorted()).toEqual([
      '20260415',
      '20260416',
      '20260417',
      '20260418',
    ]);
  });

  test('what is paid out is compared after eight days, but for payments with refunds; a test key has none', async () => {
    const [fine, less, never, back] = [await paid(), await paid(), await paid(), await paid()];
    await refund(back, price);
    const others = [...toss.rows.values()].map(({ orderId, totalAmount }) => [orderId, totalAmount] as const);
    toss.paidOut = new Map(others);
    toss.paidOut.set(less.payNo, price - 10);
    for (const { payNo } of [never, back]) toss.paidOut.delete(payNo);
    await compare();
    await compare(7);
    expect(await found()).toEqual([]);
    await compare(8);
    const all = await found();
    expect(all).toHaveLength(2);
    expect(all).toContainEqual({ ...of(less), moveTp: 'PAID_OUT', ourAmt: price, theirAmt: price - 10 });
    expect(all).toContainEqual({ ...of(never), moveTp: 'PAID_OUT', ourAmt: price, theirAmt: null });
    expect(toss.paidOut.get(fine.payNo)).toBe(price);
    toss.paidOut.set(never.payNo, price);
    await compare(9);
    const ends = new Map((await found()).map(({ payNo, endTp }) => [payNo, endTp]));
    expect([ends.get(less.payNo), ends.get(never.payNo)]).toEqual([null, 'AGREES']);
    const settings = { ...shop.context.settings, payment: { url: toss.url, secretKey: 'test_sk' } };
    const [provider] = knownProviders({ ...shop.context, settings });
    expect(await provider?.paidOut('20260415', '20260422')).toBeNull();
  });

  test('an operator ends one with a note, and the metric counts what is left', async () => {
    toss.takeUnasked('PYunknown', 5_000);
    await compare();
    expect(await count()).toBe('1');
    const { data } = await door.send('listDifferences', { params: {} });
    const { list } = data as { list: { diffNo: string }[] };
    expect(list).toMatchObject([{ payNo: 'PYunknown', ordNo: null, moveTp: 'TAKEN', ourAmt: null, theirAmt: 5_000 }]);
    const params = { diffNo: list[0]?.diffNo ?? '' };
    await door.ask('endDifference', { params, body: { memo: '결제사 화면에서 취소함' } });
    expect((await door.send('endDifference', { params, body: { memo: '다시' } })).data).toEqual({
      rsnCd: 'STATE',
      stat: 'OPERATOR',
    });
    expect(await count()).toBe('0');
    await compare();
    expect(await found()).toMatchObject([{ endTp: 'OPERATOR' }]);
  });
});
