// Full tier: whatever the payment provider may answer or leave out; the quick tier pays, cancels and refunds by the other files.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { providerOf } from '../../../src/features/payments/providers.ts';
import { ProviderUnreachable } from '../../../src/features/payments/provider.ts';
import { tossCodes } from '../../../src/features/payments/toss/toss-codes.ts';
import { aKey } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import {
  anUnpaidOrder,
  attemptOf,
  comeBack,
  orderStateOf,
  payAgain,
  refundsOf,
  returnUrl,
  statusOf,
  stockUp,
  type UnpaidOrder,
} from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { openTossServer, type TossServer } from '../harness/toss-server.ts';

const backOf = ({ payNo, ordNo }: UnpaidOrder, authToken: string) => ({
  pgCd: 'TOSS',
  payNo,
  ordNo,
  resultCd: 'APPROVED',
  authToken,
});
const minute = 60;
const confirmPath = /\/confirm$/u;
const codesOf = (wanted: string) => Object.entries(tossCodes).filter(([, { outcome }]) => outcome === wanted);

/** From now on calls of this path hang, until the returned function is called. */
function hang(toss: TossServer, path: RegExp): () => void {
  const hanging = Promise.withResolvers<void>();
  toss.fault = { path, status: 500, content: {}, meanwhile: () => hanging.promise };
  return hanging.resolve;
}

/** The provider hangs for ever, and the gateway for five seconds; a busy machine needs some more. */
function inTime<Value>(answer: Promise<Value>): Promise<Value | string> {
  return Promise.race([answer, sleep(15_000, 'given up')]);
}

describe.each(oneDatabase)('on %s', (kind) => {
  let toss: TossServer;
  let shop: Shop;
  beforeAll(async () => {
    toss = await openTossServer();
    shop = await openShop(kind, { PG_URL: toss.url, PG_SECRET_KEY: toss.secretKey });
    await stockUp(shop);
  });
  afterEach(() => {
    Object.assign(toss, { fault: null, holdsConfirmations: false });
    toss.release();
  });
  afterAll(() => Promise.all([shop.close(), toss.close()]));

  const webhook = async ({ payNo }: UnpaidOrder) => {
    const { status } = await fetch(`${shop.url}/api/v1/pg/toss`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: payNo } }),
    });
    return status;
  };
  const held = async () => {
    while (toss.heldCnt === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  /** The looks at an attempt that are still to come. */
  const openJobs = async ({ payNo }: UnpaidOrder, name: 'payment-due' | 'payment-close' = 'payment-due') => {
    const jobs = await shop.context.jobs.boss.findJobs(name, { data: { payNo } });
    return jobs.filter(({ state }) => state !== 'completed').length;
  };
  const isPaid = async (order: UnpaidOrder) => {
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PAID', retryYn: 'N' });
    expect(await orderStateOf(shop, order)).toBe('OR00102');
    expect(await refundsOf(shop, order)).toEqual([]);
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'DONE' });
  };

  test('a webhook during a slow confirmation refuses nothing: the confirmation pays', async () => {
    const order = await anUnpaidOrder(shop);
    toss.holdsConfirmations = true;
    const back = comeBack(shop, order, backOf(order, toss.approve(order.payNo)));
    await held();
    expect(await webhook(order)).toBe(503);
    expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'READY' });
    toss.release();
    expect(await back).toMatchObject({ payStat: 'PAID' });
    await isPaid(order);
  });

  test('a confirmation that outlives our patience is looked at again until it pays, and nothing is paid again', async () => {
    const order = await anUnpaidOrder(shop);
    toss.holdsConfirmations = true;
    expect(await comeBack(shop, order, backOf(order, toss.approve(order.payNo)))).toMatchObject({
      payStat: 'PENDING',
      retryYn: 'N',
    });
    shop.pass(minute);
    await runJobs(shop);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PENDING', retryYn: 'N', failMsg: null });
    toss.release();
    while (toss.rows.get(order.payNo)?.status !== 'DONE') await new Promise((resolve) => setImmediate(resolve));
    await isPaid(order);
  });

  describe('a provider that hangs', () => {
    const body = { payMthdCd: 'PM00102', rtnUrl: returnUrl };

    test('at the look-up and at the opening is not waited for longer than the gateway waits', async () => {
      const order = await anUnpaidOrder(shop);
      toss.fault = { path: confirmPath, status: 500, content: {} };
      await comeBack(shop, order, backOf(order, toss.approve(order.payNo)));
      const end = hang(toss, /^\/v1\/payments(?:\/orders.*)?$/u);
      const params = { ordNo: order.ordNo, ...aKey() };
      const again = await inTime(shop.send('payOrder', { token: order.token, params, body }));
      end();
      expect(again).toMatchObject({ code: '1503', data: { ordNo: order.ordNo } });
    });

    test('at the confirmation leaves the outcome open in time', async () => {
      const order = await anUnpaidOrder(shop);
      const end = hang(toss, confirmPath);
      const back = await inTime(comeBack(shop, order, backOf(order, toss.approve(order.payNo))));
      end();
      expect(back).toMatchObject({ payStat: 'PENDING' });
    });
  });

  test('who presses pay again meanwhile does not pay twice: the provider is looked up first', async () => {
    const order = await anUnpaidOrder(shop);
    toss.fault = { path: confirmPath, status: 400, content: { code: 'PROVIDER_ERROR', message: '일시적인 오류' } };
    expect(await comeBack(shop, order, backOf(order, toss.approve(order.payNo)))).toMatchObject({ payStat: 'PENDING' });
    toss.finish(order.payNo);
    const body = { payMthdCd: 'PM00102', rtnUrl: returnUrl };
    const again = await shop.send('payOrder', { token: order.token, params: { ordNo: order.ordNo, ...aKey() }, body });
    expect(again).toMatchObject({ code: '1409', data: { rsnCd: 'STATE', stat: 'OR00102' } });
    await isPaid(order);
  });

  test('unknown until its time is over: the attempt ends with the order, and money that turns up goes back', async () => {
    const order = await anUnpaidOrder(shop);
    const token = toss.approve(order.payNo);
    toss.fault = { path: confirmPath, status: 400, content: { code: 'PROVIDER_ERROR', message: '일시적인 오류' } };
    await comeBack(shop, order, backOf(order, token));
    shop.pass(15 * minute + 1);
    await runJobs(shop);
    expect(await orderStateOf(shop, order)).toBe('OR00901');
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'CANCEL', retryYn: 'N' });
    toss.fault = null;
    // The confirmation is still under way there: nothing is confirmed again, and nothing is known.
    for (const seconds of [5, minute]) {
      shop.pass(seconds);
      await runJobs(shop);
    }
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'IN_PROGRESS' });
    toss.finish(order.payNo);
    shop.pass(10 * minute);
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'REFUND' });
  });

  test('an approval of an ended attempt is looked at for an hour, and a last time after it', async () => {
    const order = await anUnpaidOrder(shop);
    const token = toss.approve(order.payNo);
    toss.fault = { path: confirmPath, status: 400, content: { code: 'PROVIDER_ERROR', message: '일시적인 오류' } };
    await comeBack(shop, order, backOf(order, token));
    shop.pass(15 * minute + 1);
    await runJobs(shop);
    toss.fault = null;
    shop.pass(50 * minute);
    await runJobs(shop);
    expect(await openJobs(order)).toBe(1);
    shop.pass(11 * minute);
    await runJobs(shop);
    expect(await openJobs(order)).toBe(0);
  });

  test('a payment window that is finished after the end is found without a word from anybody, and its money goes back', async () => {
    const order = await anUnpaidOrder(shop);
    shop.pass(15 * minute + 1);
    await runJobs(shop);
    expect(await orderStateOf(shop, order)).toBe('OR00901');
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'FAIL' });
    toss.approve(order.payNo);
    shop.pass(10 * minute);
    await runJobs(shop);
    toss.finish(order.payNo);
    shop.pass(10 * minute);
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'REFUND' });
  });

  test('so is that of an attempt that was replaced by another one', async () => {
    const order = await anUnpaidOrder(shop);
    const second = await payAgain(shop, order);
    expect(await comeBack(shop, order, backOf(second, toss.approve(second.payNo)))).toMatchObject({ payStat: 'PAID' });
    shop.pass(15 * minute + 1);
    await runJobs(shop);
    toss.approve(order.payNo);
    toss.finish(order.payNo);
    shop.pass(10 * minute);
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    expect(await statusOf(shop, order)).toMatchObject({ payNo: second.payNo, payStat: 'PAID' });
  });

  test('a window that nobody uses is looked at for an hour, and a last time after it', async () => {
    const order = await anUnpaidOrder(shop);
    shop.pass(15 * minute + 1);
    await runJobs(shop);
    shop.pass(50 * minute);
    await runJobs(shop);
    expect(await openJobs(order)).toBe(1);
    shop.pass(11 * minute);
    await runJobs(shop);
    expect(await openJobs(order)).toBe(0);
  });

  const keysOf = (path: string) => toss.calls.filter((call) => call.path === path).map(({ key }) => key);

  test.each(['PROVIDER_ERROR', 'COMMON_ERROR', 'UNAUTHORIZED_KEY'])(
    'a confirmation that is answered with %s is a new call the next time: the first one has this answer for good',
    async (code) => {
      const order = await anUnpaidOrder(shop);
      const { status = 400 } = tossCodes[code] ?? {};
      toss.fault = { path: confirmPath, status, content: { code, message: '왜냐하면' } };
      const back = backOf(order, toss.approve(order.payNo));
      expect(await comeBack(shop, order, back)).toMatchObject({ payStat: 'PENDING' });
      toss.fault = null;
      expect(await comeBack(shop, order, back)).toMatchObject({ payStat: 'PAID' });
      expect(keysOf('/v1/payments/confirm')).toContain(`confirm-${order.payNo}-1`);
      await isPaid(order);
    },
  );

  test.each([
    ['is still processed', 409, { code: 'IDEMPOTENT_REQUEST_PROCESSING', message: '' }],
    ['is not answered by Toss Payments itself', 502, 'upstream'],
  ])('a confirmation that %s is repeated as the same call', async (_name, status, content) => {
    const order = await anUnpaidOrder(shop);
    toss.fault = { path: confirmPath, status, content };
    const back = backOf(order, toss.approve(order.payNo));
    expect(await comeBack(shop, order, back)).toMatchObject({ payStat: 'PENDING' });
    toss.fault = null;
    expect(await comeBack(shop, order, back)).toMatchObject({ payStat: 'PAID' });
    expect(keysOf('/v1/payments/confirm').at(-1)).toBe(`confirm-${order.payNo}`);
  });

  test('a charge that is answered with an error is a new call the next time', async () => {
    const order = await anUnpaidOrder(shop);
    const charge = async () => {
      const attempt = await attemptOf(shop, order);
      if (!attempt) throw new Error('The attempt was opened.');
      return providerOf(shop.context, 'TOSS').charge(attempt, 'billing-key');
    };
    const content = { code: 'PROVIDER_ERROR', message: '일시적인 오류' };
    toss.fault = { path: /\/billing-key$/u, status: 400, content };
    await expect(charge()).rejects.toBeInstanceOf(ProviderUnreachable);
    toss.fault = null;
    expect(await charge()).toMatchObject({ stat: 'PAID' });
  });

  test('a virtual account whose closing is answered with an error is closed by a new call', async () => {
    const order = await anUnpaidOrder(shop, { payMthdCd: 'PM00103' });
    await comeBack(shop, order, backOf(order, toss.approve(order.payNo)));
    toss.fault = { path: /\/cancel$/u, status: 400, content: { code: 'PROVIDER_ERROR', message: '일시적인 오류' } };
    await payAgain(shop, order);
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'WAITING_FOR_DEPOSIT' });
    toss.fault = null;
    shop.pass(minute);
    await runJobs(shop);
    expect(toss.rows.get(order.payNo)).toMatchObject({ status: 'CANCELED' });
  });

  test('an account of a payment that never began is nothing to close', async () => {
    const order = await anUnpaidOrder(shop, { payMthdCd: 'PM00103' });
    await payAgain(shop, order);
    await runJobs(shop);
    expect(await openJobs(order, 'payment-close')).toBe(0);
  });

  describe('a confirmation', () => {
    let order: UnpaidOrder;
    let token: string;
    beforeAll(async () => {
      order = await anUnpaidOrder(shop);
      token = toss.approve(order.payNo);
    });
    let tryCnt = 0;
    /** Each as a call of its own. */
    const confirm = async () => {
      const attempt = await attemptOf(shop, order);
      if (!attempt) throw new Error('The attempt was opened.');
      tryCnt += 1;
      return providerOf(shop.context, 'TOSS').confirm({ ...attempt, tryCnt }, token);
    };

    test.each(codesOf('FINAL'))('is refused by %s', async (code, { status }) => {
      toss.fault = { path: confirmPath, status, content: { code, message: '왜냐하면' } };
      expect(await confirm()).toMatchObject({ stat: 'REFUSED', message: '왜냐하면' });
    });

    test.each([...codesOf('AGAIN'), ...codesOf('OURS')])('is left open by %s', async (code, { status }) => {
      toss.fault = { path: confirmPath, status, content: { code, message: '왜냐하면' } };
      await expect(confirm()).rejects.toBeInstanceOf(ProviderUnreachable);
    });

    test.each([
      ['a page', 200, '<html>'],
      ['another shape', 200, { status: 'DONE' }],
      ['an error without a code', 400, { fault: 'no' }],
      ['too many calls', 429, { code: 'REJECT_CARD_COMPANY', message: '' }],
      ['a gateway that is down', 503, 'upstream'],
    ])('is left open by %s', async (_name, status, content) => {
      toss.fault = { path: confirmPath, status, content };
      await expect(confirm()).rejects.toBeInstanceOf(ProviderUnreachable);
    });
  });

  test('a charge is refused by a final code, and left open by all others until the payment itself is known', async () => {
    const order = await anUnpaidOrder(shop);
    const found = await attemptOf(shop, order);
    if (!found) throw new Error('The attempt was opened.');
    const attempt = { ...found, tryCnt: 1 };
    const provider = providerOf(shop.context, 'TOSS');
    const fault = (code: string, status: number) => {
      toss.fault = { path: /\/billing-key$/u, status, content: { code, message: '왜냐하면' } };
    };
    fault('INVALID_BILL_KEY_REQUEST', 400);
    expect(await provider.charge(found, 'billing-key')).toMatchObject({ stat: 'REFUSED' });
    fault('IDEMPOTENT_REQUEST_PROCESSING', 409);
    await expect(provider.charge(attempt, 'billing-key')).rejects.toBeInstanceOf(ProviderUnreachable);
    toss.finish(order.payNo);
    expect(await provider.charge(attempt, 'billing-key')).toMatchObject({ stat: 'PAID' });
  });
});
