// Full tier: refunds that the provider refuses or does not answer; the quick tier refunds by claims.test.ts and refunds.test.ts.
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { paymentRefunds } from '../../../src/db/schema/payment-books.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { signNotice, type PaymentNotice } from '../../../src/features/payments/notices.ts';
import { refundPayment } from '../../../src/features/payments/attempts.ts';
import { tossCodes } from '../../../src/features/payments/toss/toss-codes.ts';
import { toDts } from '../../../src/wire/dts.ts';
import { aKey, anAccount } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import {
  anUnpaidOrder,
  attemptOf,
  comeBack,
  orderStateOf,
  payAgain,
  price,
  refundsOf,
  statusOf,
  stockUp,
  type UnpaidOrder,
} from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { openTossServer, type TossServer } from '../harness/toss-server.ts';
import { password } from '../harness/world.ts';

const day = 86_400;
const cancelPath = /\/cancel$/u;
const virtualAccount = 'PM00103';

describe.each(oneDatabase)('on %s', (kind) => {
  let toss: TossServer;
  let shop: Shop;
  let logged = '';
  const log = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  beforeAll(async () => {
    toss = await openTossServer();
    const settings = { PG_URL: toss.url, PG_SECRET_KEY: toss.secretKey, LOG_LEVEL: 'warn' };
    shop = await openShop(kind, settings, log);
    await stockUp(shop);
  });
  afterEach(() => {
    toss.fault = null;
  });
  afterAll(() => Promise.all([shop.close(), toss.close()]));

  const come = (order: UnpaidOrder) =>
    comeBack(shop, order, {
      pgCd: 'TOSS',
      payNo: order.payNo,
      ordNo: order.ordNo,
      resultCd: 'APPROVED',
      authToken: toss.approve(order.payNo),
    });
  const aPaidOrder = async () => {
    const order = await anUnpaidOrder(shop);
    await come(order);
    return order;
  };
  const withAccount = async () => {
    const order = await anUnpaidOrder(shop, { payMthdCd: virtualAccount });
    expect(await come(order)).toMatchObject({ payStat: 'WAIT' });
    return order;
  };
  const webhook = async ({ payNo }: UnpaidOrder) => {
    await fetch(`${shop.url}/api/v1/pg/toss`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ orderId: payNo }),
    });
  };
  const deposit = async (order: UnpaidOrder) => {
    toss.deposit(order.payNo);
    await webhook(order);
  };
  const refund = (order: UnpaidOrder, rfndPrc: number) =>
    inTransaction(shop.context, (context) =>
      refundPayment(context, { payNo: order.payNo, rfndPrc, clmNo: 'CL1', rfndAcct: null }),
    );
  const read = async ({ token, ordNo }: UnpaidOrder) =>
    shop.ask<Record<string, unknown>>('getOrder', { token, params: { ordNo } });
  const countOf = async (state: string) => {
    const { text } = await shop.context.metrics.read();
    return Number(new RegExp(`payment_refunds\\{state="${state}"\\} (\\d+)`, 'u').exec(text)?.[1]);
  };
  const cancels = ({ payNo }: UnpaidOrder) =>
    toss.calls.filter(({ path }) => path === `/v1/payments/key-${payNo}/cancel`);
  const stateAtProvider = ({ payNo }: UnpaidOrder) => toss.rows.get(payNo)?.status;
  const failing = (code: string) => {
    const { status = 400 } = tossCodes[code] ?? {};
    toss.fault = { path: cancelPath, status, content: { code, message: '왜냐하면' } };
  };

  test('one that the provider refuses for good waits for an operator, and is not shown as done', async () => {
    const order = await aPaidOrder();
    const before = await countOf('held');
    await refund(order, price);
    failing('EXCEED_MAX_REFUND_DUE');
    await runJobs(shop);
    expect(await refundsOf(shop, order)).toMatchObject([{ doneDts: null, failCd: 'EXCEED_MAX_REFUND_DUE' }]);
    expect(await countOf('held')).toBe(before + 1);
    expect(logged).toContain('a refund waits for an operator');
    expect(await statusOf(shop, order)).toMatchObject({
      payStat: 'PAID',
      failMsg: expect.stringContaining('늦어지고'),
    });
    expect(await read(order)).toMatchObject({ rfndPrc: 0, rmnPrc: price, pay: { payStat: 'PAID' } });
    expect(await read(order)).toMatchObject({
      histList: expect.arrayContaining([
        {
          dts: expect.any(String),
          ordItemNo: null,
          stat: 'OR00102',
          whoTp: 'S',
          memo: expect.stringContaining('늦어지고'),
        },
      ]),
    });
    // It is not tried again, but looked up: an operator may have given the money back at the provider.
    toss.fault = null;
    shop.pass(day + 1);
    await runJobs(shop);
    expect(cancels(order)).toEqual([]);
    toss.refundInConsole(order.payNo, price);
    shop.pass(day + 1);
    await runJobs(shop);
    expect(await countOf('held')).toBe(before);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'REFUND', failMsg: null });
  });

  test('one that an operator lets go on is tried again as a new call', async () => {
    const order = await aPaidOrder();
    await refund(order, 1000);
    failing('REFUND_REJECTED');
    await runJobs(shop);
    toss.fault = null;
    const [row] = await refundsOf(shop, order);
    const letGo = { heldDts: null };
    await shop.context.db
      .update(paymentRefunds)
      .set(letGo)
      .where(eq(paymentRefunds.rfndNo, row?.rfndNo ?? ''));
    shop.pass(day + 1);
    await runJobs(shop);
    expect(await refundsOf(shop, order)).toMatchObject([{ doneDts: expect.any(Date) }]);
    expect(cancels(order).map(({ key }) => key)).toEqual([`${row?.rfndNo}-1`]);
  });

  test.each(['PROVIDER_ERROR', 'FAILED_REFUND_PROCESS', 'NOT_AVAILABLE_BANK', 'UNAUTHORIZED_KEY'])(
    'one that is answered with %s is tried again, as a new call once it was answered',
    async (code) => {
      const order = await aPaidOrder();
      await refund(order, 1000);
      failing(code);
      await runJobs(shop);
      expect(await refundsOf(shop, order)).toMatchObject([{ doneDts: null, heldDts: null, tryCnt: 1, failCd: code }]);
      toss.fault = null;
      shop.pass(600);
      await runJobs(shop);
      const [row] = await refundsOf(shop, order);
      expect(row?.doneDts).not.toBeNull();
      expect(cancels(order).map(({ key }) => key)).toEqual([`${row?.rfndNo}-1`]);
    },
  );

  test('one that stays unknown for a week waits for an operator', async () => {
    const order = await aPaidOrder();
    await refund(order, 1000);
    failing('PROVIDER_ERROR');
    await runJobs(shop);
    shop.pass(7 * day + 1);
    await runJobs(shop);
    expect(await refundsOf(shop, order)).toMatchObject([{ doneDts: null, heldDts: expect.any(Date) }]);
  });

  const delays = async (order: UnpaidOrder) => {
    const { accessToken: token } = await shop.signIn({ id: order.loginId });
    const { histList } = (await read({ ...order, token })) as { histList: { memo: string | null }[] };
    return histList.filter(({ memo }) => memo?.includes('늦어지고')).length;
  };

  test('one that waits for an operator is only looked up, also while the provider does not answer', async () => {
    const order = await aPaidOrder();
    await refund(order, 1000);
    failing('REFUND_REJECTED');
    await runJobs(shop);
    const [before] = await refundsOf(shop, order);
    toss.fault = null;
    toss.isDown = true;
    for (let days = 0; days < 9; days += 1) {
      shop.pass(day + 1);
      await runJobs(shop);
    }
    toss.isDown = false;
    const { heldDts, failCd = null, tryCnt } = before ?? {};
    expect(failCd).toBe('REFUND_REJECTED');
    expect(await refundsOf(shop, order)).toMatchObject([{ heldDts, failCd, tryCnt }]);
    expect(await delays(order)).toBe(1);

    // Let go on, it has a week again.
    const letGo = { heldDts: null };
    await shop.context.db.update(paymentRefunds).set(letGo).where(eq(paymentRefunds.payNo, order.payNo));
    failing('PROVIDER_ERROR');
    shop.pass(day + 1);
    await runJobs(shop);
    expect(await refundsOf(shop, order)).toMatchObject([{ heldDts: null, failCd: 'PROVIDER_ERROR' }]);
    shop.pass(7 * day);
    await runJobs(shop);
    expect(await refundsOf(shop, order)).toMatchObject([{ heldDts: expect.any(Date) }]);
    expect(await delays(order)).toBe(2);
  });

  test.each([
    ['REFUND_REJECTED', 0],
    ['INVALID_REFUND_ACCOUNT_INFO', 0],
    ['REFUND_REJECTED', 600],
  ])(
    'one that is refused with %s waits for nobody when the provider gave all but %d won itself',
    async (code, left) => {
      const order = await aPaidOrder();
      await refund(order, price);
      const meanwhile = async () => {
        toss.refundInConsole(order.payNo, price - left);
        await webhook(order);
      };
      toss.fault = { path: cancelPath, status: 400, content: { code, message: '왜냐하면' }, meanwhile };
      await runJobs(shop);
      toss.fault = null;
      const ofMall = async () => (await refundsOf(shop, order)).filter(({ byTp }) => byTp === 'M');
      expect(await ofMall()).toMatchObject([{ heldDts: null, acctReqDts: null, amt: left }]);
      expect(await delays(order)).toBe(0);
      shop.pass(60);
      await runJobs(shop);
      expect(await ofMall()).toMatchObject([{ heldDts: null, acctReqDts: null, amt: left, doneDts: expect.any(Date) }]);
      expect(stateAtProvider(order)).toBe('CANCELED');
    },
  );

  test.each(['ALREADY_CANCELED_PAYMENT', 'ALREADY_REFUND_PAYMENT'])(
    'one that is answered with %s is done',
    async (code) => {
      const order = await aPaidOrder();
      await refund(order, 1000);
      failing(code);
      await runJobs(shop);
      expect(await refundsOf(shop, order)).toMatchObject([{ doneDts: expect.any(Date) }]);
    },
  );

  test('money for an account that is over waits for an account of its member, once it is named goes there', async () => {
    const order = await withAccount();
    shop.pass(3 * day);
    toss.fault = { path: cancelPath, status: 500, content: {} };
    await runJobs(shop);
    toss.fault = null;
    expect(await orderStateOf(shop, order)).toBe('OR00901');
    await deposit(order);
    await runJobs(shop);
    expect(await countOf('account')).toBe(1);
    const { accessToken: token } = await shop.signIn({ id: order.loginId });
    const later = { ...order, token };
    expect(await statusOf(shop, later)).toMatchObject({
      payStat: 'CANCEL',
      rfndAcctReqYn: 'Y',
      failMsg: '환불받을 계좌를 알려주세요.',
    });
    expect(await read(later)).toMatchObject({ rfndAcctReqYn: 'Y' });
    expect(cancels(order)).toEqual([]);
    expect(await shop.ask('checkWithdrawal', { token })).toMatchObject({
      possibleYn: 'N',
      blockList: [{ tp: 'ORDER', no: order.ordNo, nm: '환불받을 계좌를 알려주지 않은 주문' }],
    });
    expect(await shop.send('withdraw', { token, body: { password } })).toMatchObject({ code: '1409' });
    const give = () =>
      shop.send('giveRefundAccount', { token, params: { ordNo: order.ordNo, ...aKey() }, body: anAccount });
    failing('INVALID_REFUND_ACCOUNT_NUMBER');
    expect(await give()).toMatchObject({ code: '0000', data: { order: { rfndAcctReqYn: 'N' } } });
    await runJobs(shop);
    expect(await read(later)).toMatchObject({ rfndAcctReqYn: 'Y' });
    toss.fault = null;
    expect(await give()).toMatchObject({ code: '0000' });
    await runJobs(shop);
    expect(cancels(order)).toMatchObject([
      { body: { refundReceiveAccount: { bank: 'BK01', accountNumber: '00000000000', holderName: '한가온' } } },
    ]);
    expect(await statusOf(shop, later)).toMatchObject({ payStat: 'REFUND', rfndAcctReqYn: 'N' });
    expect(await give()).toMatchObject({ code: '1409', data: { rsnCd: 'STATE' } });
    expect(await shop.ask('checkWithdrawal', { token })).toMatchObject({ possibleYn: 'Y', blockList: [] });
  });

  test('money for an account that another way to pay has replaced has banks to choose from', async () => {
    const order = await withAccount();
    await payAgain(shop, order);
    expect(await read(order)).toMatchObject({ rfndAcctReqYn: 'N', pay: { rfndBankList: [] } });
    await deposit(order);
    await runJobs(shop);
    expect(await read(order)).toMatchObject({
      rfndAcctReqYn: 'Y',
      pay: { rfndBankList: expect.arrayContaining([expect.objectContaining({ bankCd: 'BK01' })]) },
    });
  });

  describe('a virtual account', () => {
    test('may have a number that another one had before', async () => {
      const [first, second] = [await withAccount(), await withAccount()];
      const { acctNoHash } = (await attemptOf(shop, first)) ?? {};
      expect(await attemptOf(shop, second)).toMatchObject({ acctNoHash });
    });

    test('is asked for until 23:59:59 of the second day, and ends then', async () => {
      const order = await withAccount();
      const { acctDueDts = null } = (await attemptOf(shop, order)) ?? {};
      const due = toDts(acctDueDts ?? new Date(0));
      expect(due).toMatch(/235959$/u);
      expect(toss.rows.get(order.payNo)?.dueDate?.replaceAll(/\D/gu, '')).toBe(due);
    });

    test('is closed at the provider when its order is cancelled', async () => {
      const order = await withAccount();
      const { itemList } = (await read(order)) as { itemList: { ordItemNo: string }[] };
      const body = { itemList: [{ ordItemNo: itemList[0]?.ordItemNo, qty: 1 }], rsnCd: 'CL00201', rfndPrc: 0 };
      await shop.ask('cancelOrder', { token: order.token, params: { ordNo: order.ordNo, ...aKey() }, body });
      toss.isDown = true;
      await runJobs(shop);
      expect(stateAtProvider(order)).toBe('WAITING_FOR_DEPOSIT');
      toss.isDown = false;
      shop.pass(60);
      await runJobs(shop);
      expect(stateAtProvider(order)).toBe('CANCELED');
    });

    test('is closed when it is replaced by another way to pay', async () => {
      const order = await withAccount();
      await payAgain(shop, order);
      await runJobs(shop);
      expect(stateAtProvider(order)).toBe('CANCELED');
      expect(await orderStateOf(shop, order)).toBe('OR00101');
    });

    test('is closed when its time is over', async () => {
      const order = await withAccount();
      shop.pass(3 * day);
      await runJobs(shop);
      expect([await orderStateOf(shop, order), stateAtProvider(order)]).toEqual(['OR00901', 'CANCELED']);
    });

    test('that comes after its order has ended is closed', async () => {
      const order = await anUnpaidOrder(shop, { payMthdCd: virtualAccount });
      toss.holdsConfirmations = true;
      const back = come(order);
      while (toss.heldCnt === 0) await new Promise((resolve) => setImmediate(resolve));
      await payAgain(shop, order);
      Object.assign(toss, { holdsConfirmations: false });
      toss.release();
      await back;
      await runJobs(shop);
      expect(stateAtProvider(order)).toBe('CANCELED');
    });
  });

  test('nobody can sign a notice for it, not with the key of the test provider either', async () => {
    const order = await anUnpaidOrder(shop);
    const notice: PaymentNotice = {
      payNo: order.payNo,
      tid: 'T1',
      eventTp: 'PAID',
      amt: price,
      dts: toDts(shop.context.now()),
    };
    const body = { ...notice, sign: signNotice(shop.context.keys.testProvider, notice) };
    expect(await shop.send('notifyPayment', { body })).toMatchObject({ code: '1400', data: [{ field: 'sign' }] });
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'READY' });
  });
});
