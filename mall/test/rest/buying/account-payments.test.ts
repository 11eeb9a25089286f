import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/db/rows.ts';
import { testPayments } from '../../../src/db/schema/payment-books.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { voidAttempts } from '../../../src/features/payments/attempts.ts';
import { vacuum } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aBuyer } from '../harness/orders.ts';
import { anAccountOrder, day, openPaymentShop, outcomeOf, paid, pass } from '../harness/payment-shop.ts';
import { anUnpaidOrder, deposit, heldByProvider, price, statusOf } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

describe.each(oneDatabase)('a payment to a virtual account on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openPaymentShop(kind)));
  afterAll(() => shop.close());

  test('returns the account, and waits for the exact sum', async () => {
    const order = await anAccountOrder(shop);
    const due = expect.stringMatching(/^\d{8}235959$/u);
    expect(order.answer).toMatchObject({ payStat: 'WAIT', vbank: { bankNm: '누리은행', dueDts: due } });
    await pass(shop, day);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00101', payStat: 'WAIT', retryYn: 'N', held: 0 });
    expect(await deposit(shop, order.acctNo, '259,000')).toBe(200);
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test('a wrong sum is refunded, and the account stays open; a second sum is refunded, and it stays paid', async () => {
    const order = await anAccountOrder(shop);
    await deposit(shop, order.acctNo, 45_000, { notice: 'twice' });
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00101', payStat: 'WAIT', retryYn: 'N', held: 0 });
    expect(await statusOf(shop, order)).toMatchObject({ failMsg: expect.stringContaining('45,000원') });
    await deposit(shop, order.acctNo, price, { notice: 'twice' });
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual(paid);
    expect(await statusOf(shop, order)).toMatchObject({ failMsg: null });
    await deposit(shop, order.acctNo, price);
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test('a deposit without a notice is found when the account expires', async () => {
    const order = await anAccountOrder(shop);
    await deposit(shop, order.acctNo, price, { notice: 'none' });
    await pass(shop, 3 * day);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test('without a deposit the order ends with its account, and a late one goes back', async () => {
    const order = await anAccountOrder(shop);
    await pass(shop, 3 * day);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00901', payStat: 'CANCEL', retryYn: 'N', held: 0 });
    await deposit(shop, order.acctNo, price);
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00901', payStat: 'REFUND', retryYn: 'N', held: 0 });
  });

  test('a late deposit goes back also before the late end of its order has run', async () => {
    const order = await anAccountOrder(shop);
    shop.pass(3 * day);
    await deposit(shop, order.acctNo, price);
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00901', payStat: 'REFUND', retryYn: 'N', held: 0 });
  });

  test('an attempt that was killed before its opening has no account to close', async () => {
    const order = await anUnpaidOrder(shop, { payMthdCd: 'PM00103' });
    const { db } = shop.context;
    await db.delete(testPayments).where(eq(testPayments.payNo, order.payNo));
    await inTransaction(shop.context, (context) => voidAttempts(context, order.ordNo));
    await pass(shop, 1);
    const jobs = await rowsOf<{ state: string }>(
      db,
      sql`select state from pgboss.job where name = 'payment-close' and data ->> 'payNo' = ${order.payNo}`,
    );
    expect(jobs).toEqual([{ state: 'completed' }]);
  });

  test('a member has three open accounts at most', async () => {
    const { loginId } = await aNewMember(shop);
    const first = await anAccountOrder(shop, loginId);
    await anAccountOrder(shop, loginId);
    await anAccountOrder(shop, loginId);
    const fourth = await anUnpaidOrder(shop, { loginId });
    const body = { payMthdCd: 'PM00103', rtnUrl: 'http://localhost:4000/pg' };
    const params = { ordNo: fourth.ordNo, 'X-Idempotency-Key': 'the-fourth-account' };
    const sent = { token: fourth.token, params, body };
    expect(await shop.send('payOrder', sent)).toMatchObject({ code: '1409', data: { rsnCd: 'LIMIT', max: 3 } });
    // For a new order, LIMIT comes before POINT and PRICE.
    const member = aBuyer(shop, async () => fourth.token);
    const order = await member.bodyFor([vacuum]);
    const wrong = { ...order, payMthdCd: 'PM00103', cardCd: null, usePnt: 5_000, payPrc: order.payPrc + 10 };
    expect(await member.place(wrong)).toMatchObject({ code: '1409', data: { rsnCd: 'LIMIT', max: 3 } });
    await deposit(shop, first.acctNo, price);
    await pass(shop, 1);
    const next = { ...sent, params: { ...params, 'X-Idempotency-Key': 'one-was-paid' } };
    expect((await shop.send('payOrder', next)).code).toBe('0000');
  });

  test('a late payment without a notice is refunded when the shopper comes back', async () => {
    const order = await anAccountOrder(shop);
    await pass(shop, 3 * day);
    expect(await outcomeOf(shop, order)).toMatchObject({ order: 'OR00901', payStat: 'CANCEL' });
    await deposit(shop, order.acctNo, price, { notice: 'none' });
    expect(await heldByProvider(shop, order)).toBe(price);
    await shop.ask('returnFromPaymentAsVisitor', {
      body: { mallId: home, pgCd: 'TEST', payNo: order.payNo, ordNo: order.ordNo, resultCd: 'APPROVED' },
    });
    await pass(shop, 1);
    expect(await heldByProvider(shop, order)).toBe(0);
  });
});
