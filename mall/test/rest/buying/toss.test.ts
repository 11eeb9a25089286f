import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { refundPayment } from '../../../src/features/payments/attempts.ts';
import { providerOf } from '../../../src/features/payments/providers.ts';
import { OpeningRefused } from '../../../src/features/payments/provider.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import {
  anUnpaidOrder,
  attemptOf,
  comeBack,
  orderStateOf,
  refundsOf,
  statusOf,
  price,
  stockUp,
} from '../harness/payments.ts';
import type { UnpaidOrder } from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { openTossServer, type TossServer } from '../harness/toss-server.ts';

const backOf = ({ payNo, ordNo }: UnpaidOrder, authToken: string) => ({
  pgCd: 'TOSS',
  payNo,
  ordNo,
  resultCd: 'APPROVED',
  authToken,
});

describe.each(oneDatabase)('on %s', (kind) => {
  let toss: TossServer;
  let shop: Shop;
  beforeAll(async () => {
    toss = await openTossServer();
    shop = await openShop(kind, { PG_URL: toss.url, PG_SECRET_KEY: toss.secretKey });
    await stockUp(shop);
  });
  afterAll(() => Promise.all([shop.close(), toss.close()]));

  const webhook = async (body: object) => {
    const answer = await fetch(`${shop.url}/api/v1/pg/toss`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  const refund = (order: UnpaidOrder, rfndPrc: number) =>
    inTransaction(shop.context, (context) =>
      refundPayment(context, { payNo: order.payNo, rfndPrc, clmNo: 'CL1', rfndAcct: null }),
    );

  test('the form opens its page, and the test provider is closed', async () => {
    const order = await anUnpaidOrder(shop);
    expect(toss.calls.at(-1)).toMatchObject({
      path: '/v1/payments',
      key: order.payNo,
      body: { method: '카드', amount: price, orderId: order.payNo, successUrl: expect.stringContaining('pgCd=TOSS') },
    });
    const page = await fetch(`${shop.url}/pg-test/${order.payNo}`);
    expect(page.status).toBe(404);
  });

  test("an approved payment is confirmed once, with the mall's sum", async () => {
    const order = await anUnpaidOrder(shop);
    const paymentKey = toss.approve(order.payNo);
    const [first, second] = await Promise.all([
      comeBack(shop, order, backOf(order, paymentKey)),
      comeBack(shop, order, backOf(order, paymentKey)),
    ]);
    expect([first.payStat, second.payStat]).toEqual(['PAID', 'PAID']);
    expect(await orderStateOf(shop, order)).toBe('OR00102');
    const confirmed = toss.calls.filter(
      ({ path, body }) => path.endsWith('confirm') && body['orderId'] === order.payNo,
    );
    expect(confirmed.map(({ body }) => body)).toEqual([{ paymentKey, orderId: order.payNo, amount: price }]);
  });

  test('a refused card can be tried again, and says why', async () => {
    const order = await anUnpaidOrder(shop);
    const paymentKey = toss.approve(order.payNo);
    toss.refuseCards = true;
    expect(await comeBack(shop, order, backOf(order, paymentKey))).toMatchObject({
      payStat: 'FAIL',
      retryYn: 'Y',
      failMsg: '결제 승인이 거절되었습니다.',
    });
    toss.refuseCards = false;
  });

  test('while it is down nothing is known, and it is polled again', async () => {
    const order = await anUnpaidOrder(shop);
    const paymentKey = toss.approve(order.payNo);
    toss.isDown = true;
    expect(await comeBack(shop, order, backOf(order, paymentKey))).toMatchObject({ payStat: 'PENDING' });
    await runJobs(shop);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PENDING' });
    expect(await webhook({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: order.payNo } })).toBe(503);
    toss.isDown = false;
    shop.pass(60);
    await runJobs(shop);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PAID' });
  });

  test('money goes back in parts, once for each refund', async () => {
    const order = await anUnpaidOrder(shop);
    await comeBack(shop, order, backOf(order, toss.approve(order.payNo)));
    await refund(order, 900);
    toss.isDown = true;
    await runJobs(shop);
    expect(await refundsOf(shop, order)).toMatchObject([{ doneDts: null }]);
    toss.isDown = false;
    shop.pass(60);
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'PARTIAL_CANCELED', balanceAmount: price - 900 });
    await refund(order, price - 900);
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'REFUND' });
  });

  test('a deposit to a virtual account is learned from its webhook, by asking', async () => {
    const order = await anUnpaidOrder(shop, { payMthdCd: 'PM00103' });
    const answer = await comeBack(shop, order, backOf(order, toss.approve(order.payNo)));
    expect(answer).toMatchObject({
      payStat: 'WAIT',
      vbank: { acctNo: '79019639679511', dueDts: expect.stringMatching(/^\d{8}235959$/u) },
    });
    const callback = { createdAt: '2026-04-15T12:30:00', secret: 's', status: 'DONE', orderId: order.payNo };
    expect(await webhook(callback)).toBe(200);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'WAIT' });
    toss.deposit(order.payNo);
    expect([await webhook(callback), await webhook(callback)]).toEqual([200, 200]);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PAID' });
    expect(await webhook({ orderId: 'PYnone' })).toBe(404);
    expect(await webhook({})).toBe(400);
  });

  test('a card is registered by its key, and charged with it', async () => {
    const order = await anUnpaidOrder(shop);
    const attempt = await attemptOf(shop, order);
    if (!attempt) throw new Error('The attempt was opened.');
    const provider = providerOf(shop.context, 'TOSS');
    const path = /\/issue$/u;
    toss.fault = { path, status: 400, content: { code: 'INVALID_CARD_NUMBER', message: '카드번호를 확인해주세요.' } };
    await expect(provider.billingKey(attempt, 'auth-key')).rejects.toThrow(
      new OpeningRefused('카드번호를 확인해주세요.'),
    );
    toss.fault = null;
    const card = await provider.billingKey(attempt, 'auth-key');
    expect(card).toEqual({ key: 'billing-key', cardNm: '가온', maskNo: '123*' });
    const charged = await provider.charge(attempt, card.key);
    expect(charged).toMatchObject({ stat: 'PAID', moneyList: [{ amt: price }] });
    expect(await provider.charge(attempt, card.key)).toEqual(charged);
    expect(toss.calls.filter(({ path }) => path === '/v1/billing/billing-key')).toHaveLength(1);
  });
});
