import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundDue } from '../../../src/buying/buying-times.ts';
import { pointEntries } from '../../../src/db/schema/benefits.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { refundPayment } from '../../../src/features/payments/attempts.ts';
import { signNotice, type PaymentNotice } from '../../../src/features/payments/notices.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { toDts } from '../../../src/wire/dts.ts';
import { vacuum } from '../cases/buying-calls.ts';
import { databaseKinds } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import {
  anUnpaidOrder,
  attemptOf,
  comeBack,
  deposit,
  heldByCompany,
  orderStateOf,
  pay,
  payAgain,
  play,
  refundsOf,
  silence,
  statusOf,
  type UnpaidOrder,
  price,
  stockUp,
} from '../harness/payments.ts';
import { aBuyer } from '../harness/orders.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

const minute = 60;
const day = 86_400;

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind, { ACCESS_TOKEN_SECONDS: '86400' });
    await stockUp(shop);
  });
  afterAll(() => shop.close());

  /** Passes the time, and lets run what is due then. */
  const pass = async (seconds: number) => {
    shop.pass(seconds);
    await runJobs(shop);
  };
  const outcomeOf = async (order: UnpaidOrder) => {
    const { payStat, retryYn } = await statusOf(shop, order);
    return { order: await orderStateOf(shop, order), payStat, retryYn, held: await heldByCompany(shop, order) };
  };
  const paid = { order: 'OR00102', payStat: 'PAID', retryYn: 'N', held: price };
  const notify = (notice: PaymentNotice, sign?: string) =>
    shop.send('notifyPayment', {
      body: { ...notice, sign: sign ?? signNotice(shop.context.keys.testCompany, notice) },
    });

  const withAccount = async (loginId?: string) => {
    const order = await anUnpaidOrder(shop, { payMthdCd: 'PM00103', loginId });
    const answer = await pay(shop, order, { bankCd: 'BK02' });
    return { ...order, answer, acctNo: answer.vbank?.acctNo ?? '' };
  };
  const aNotice = (payNo: string, change: Partial<PaymentNotice> = {}): PaymentNotice => ({
    payNo,
    tid: `T-${payNo}`,
    eventTp: 'PAID',
    amt: price,
    dts: toDts(shop.context.now()),
    ...change,
  });
  const refund = (order: UnpaidOrder, rfndPrc: number) =>
    shop.context.db.transaction((db) =>
      refundPayment(shop.context, db, { payNo: order.payNo, rfndPrc, clmNo: 'CL1', rfndAcct: null }),
    );

  const pointsOf = ({ ordNo }: UnpaidOrder) =>
    shop.context.db.select().from(pointEntries).where(eq(pointEntries.ordNo, ordNo));

  describe('with a card', () => {
    test('an approved attempt is paid when the shopper comes back, once, however often', async () => {
      const order = await anUnpaidOrder(shop);
      expect(await statusOf(shop, order)).toMatchObject({ payStat: 'READY', retryYn: 'N', payDts: null });
      const { back } = await play(shop, order.payNo);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00101', payStat: 'READY', retryYn: 'N', held: 0 });
      const first = await comeBack(shop, order, back);
      expect(first).toMatchObject({ ordNo: order.ordNo, payNo: order.payNo, payStat: 'PAID', payPrc: price });
      expect(await comeBack(shop, order, back)).toEqual(first);
      await pass(20 * minute);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('returns at the same moment pay once', async () => {
      const order = await anUnpaidOrder(shop);
      const { back } = await play(shop, order.payNo);
      const answers = await Promise.all(Array.from({ length: 6 }, () => comeBack(shop, order, back)));
      expect(new Set(answers.map(({ payStat }) => payStat))).toEqual(new Set(['PAID']));
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test("the browser's claims are not trusted", async () => {
      const order = await anUnpaidOrder(shop);
      const claimed = { pgCd: 'TEST', payNo: order.payNo, ordNo: order.ordNo, resultCd: 'APPROVED', authToken: 'mine' };
      expect(await comeBack(shop, order, claimed)).toMatchObject({ payStat: 'READY' });
      expect(await outcomeOf(order)).toEqual({ order: 'OR00101', payStat: 'READY', retryYn: 'N', held: 0 });
    });

    test('a refused and a cancelled attempt can be tried again', async () => {
      const order = await anUnpaidOrder(shop);
      expect(await pay(shop, order, { act: 'refuse' })).toMatchObject({ payStat: 'FAIL', retryYn: 'Y' });
      const second = await payAgain(shop, order);
      expect(await pay(shop, second, { act: 'cancel' })).toMatchObject({
        payStat: 'CANCEL',
        retryYn: 'Y',
        failMsg: null,
      });
      const third = await payAgain(shop, second);
      expect(await pay(shop, third)).toMatchObject({ payStat: 'PAID', retryYn: 'N' });
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('a closed window leaves the attempt ready, and another one can start', async () => {
      const order = await anUnpaidOrder(shop);
      expect((await play(shop, order.payNo, { act: 'close' })).back).toBeNull();
      expect(await statusOf(shop, order)).toMatchObject({ payStat: 'READY' });
      await pay(shop, await payAgain(shop, order));
      expect(await outcomeOf(order)).toEqual(paid);
      expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'CANCEL' });
    });

    test("a return for an older attempt returns the order's state, and takes no money", async () => {
      const order = await anUnpaidOrder(shop);
      const { back } = await play(shop, order.payNo);
      const second = await payAgain(shop, order);
      expect(await comeBack(shop, order, back)).toMatchObject({ payNo: second.payNo, payStat: 'READY' });
      expect(await heldByCompany(shop, order)).toBe(0);
      await pay(shop, second);
      expect(await comeBack(shop, order, back)).toMatchObject({ payNo: second.payNo, payStat: 'PAID' });
      await pass(20 * minute);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('a return that was lost is found out before the order would end', async () => {
      const order = await anUnpaidOrder(shop);
      expect((await play(shop, order.payNo, { back: 'lost' })).back).toBeNull();
      await pass(14 * minute);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00101', payStat: 'READY', retryYn: 'N', held: 0 });
      await pass(minute + 1);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('a company that does not respond is polled until it does', async () => {
      const order = await anUnpaidOrder(shop);
      const { back } = await play(shop, order.payNo, { late: '40' });
      expect(await comeBack(shop, order, back)).toMatchObject({ payStat: 'PENDING', retryYn: 'N' });
      await pass(30);
      expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PENDING' });
      await pass(2 * minute);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test.each(['first', 'after', 'twice'])('a notice that comes %s changes nothing of a paid order', async (notice) => {
      const order = await anUnpaidOrder(shop);
      expect(await pay(shop, order, { notice })).toMatchObject({ payStat: 'PAID' });
      await pass(minute);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('a notice alone pays, also when it is late', async () => {
      const order = await anUnpaidOrder(shop);
      await play(shop, order.payNo, { notice: 'first', back: 'lost' });
      expect(await outcomeOf(order)).toEqual(paid);
      const late = await anUnpaidOrder(shop);
      await play(shop, late.payNo, { notice: 'first', back: 'lost', late: '40' });
      await pass(39);
      expect(await statusOf(shop, late)).toMatchObject({ payStat: 'READY' });
      await pass(2);
      expect(await outcomeOf(late)).toEqual(paid);
    });

    test.each(['more', 'less'])('100 won %s go back in full, and the order is still held', async (sum) => {
      const order = await anUnpaidOrder(shop);
      expect(await pay(shop, order, { sum })).toMatchObject({ payStat: 'REFUND', retryYn: 'Y' });
      await pass(1);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00101', payStat: 'REFUND', retryYn: 'Y', held: 0 });
      await pay(shop, await payAgain(shop, order));
      await pass(1);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('money for an abandoned attempt is refunded', async () => {
      const order = await anUnpaidOrder(shop);
      const second = await payAgain(shop, order);
      await play(shop, order.payNo, { notice: 'first', back: 'lost' });
      expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'REFUND' });
      await pay(shop, second);
      await pass(1);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('an unpaid order ends, and can no longer be paid', async () => {
      const order = await anUnpaidOrder(shop);
      await pass(15 * minute);
      expect(await orderStateOf(shop, order)).toBe('OR00101');
      await pass(1);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00901', payStat: 'FAIL', retryYn: 'N', held: 0 });
      const again = { token: order.token, params: { ordNo: order.ordNo, 'X-Idempotency-Key': 'after-the-end' } };
      const body = { payMthdCd: 'PM00102', rtnUrl: 'http://localhost:4000/pg' };
      expect(await shop.send('payOrder', { ...again, body })).toMatchObject({ code: '1409', data: { rsnCd: 'STATE' } });
      // What is wrong with the request itself comes before the state of the order.
      const foreign = { ...body, rtnUrl: 'https://elsewhere.example/pg' };
      const params = { ...again.params, 'X-Idempotency-Key': 'a-foreign-way-back' };
      expect(await shop.send('payOrder', { ...again, params, body: foreign })).toMatchObject({
        code: '1400',
        data: [{ field: 'rtnUrl' }],
      });
      await play(shop, order.payNo, { notice: 'first' });
      await pass(1);
      expect(await outcomeOf(order)).toMatchObject({ order: 'OR00901', payStat: 'REFUND', held: 0 });
    });

    test('each attempt gives fifteen minutes more, and all together an hour', async () => {
      let order = await anUnpaidOrder(shop);
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await pass(14 * minute);
        expect(await orderStateOf(shop, order)).toBe('OR00101');
        order = await payAgain(shop, order);
      }
      await pass(4 * minute + 1);
      expect(await orderStateOf(shop, order)).toBe('OR00901');
    });

    test('the hold ends in time even if the company does not respond, and later payments are refunded', async () => {
      const order = await anUnpaidOrder(shop);
      await play(shop, order.payNo, { notice: 'none', back: 'lost' });
      await silence(shop, order, new Date(shop.context.now().getTime() + 20 * minute * 1000));
      await pass(15 * minute + 1);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00901', payStat: 'CANCEL', retryYn: 'N', held: 0 });
      await pass(30 * minute);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00901', payStat: 'CANCEL', retryYn: 'N', held: 0 });
      const taken = await anUnpaidOrder(shop);
      await play(shop, taken.payNo, { notice: 'first', back: 'lost', late: '5' });
      await silence(shop, taken, new Date(shop.context.now().getTime() + 20 * minute * 1000));
      await pass(4);
      await pass(15 * minute);
      await pass(30 * minute);
      expect(await heldByCompany(shop, taken)).toBe((await orderStateOf(shop, taken)) === 'OR00102' ? price : 0);
    });
  });

  describe('with a virtual account', () => {
    test('returns the account, and waits for the exact sum', async () => {
      const order = await withAccount();
      const due = expect.stringMatching(/^\d{8}235959$/u);
      expect(order.answer).toMatchObject({ payStat: 'WAIT', vbank: { bankNm: '누리은행', dueDts: due } });
      await pass(day);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00101', payStat: 'WAIT', retryYn: 'N', held: 0 });
      expect(await deposit(shop, order.acctNo, '259,000')).toBe(200);
      await pass(1);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('a wrong sum is refunded, and the account stays open; a second sum is refunded, and it stays paid', async () => {
      const order = await withAccount();
      await deposit(shop, order.acctNo, 45_000, { notice: 'twice' });
      await pass(1);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00101', payStat: 'WAIT', retryYn: 'N', held: 0 });
      await deposit(shop, order.acctNo, price, { notice: 'twice' });
      await pass(1);
      expect(await outcomeOf(order)).toEqual(paid);
      await deposit(shop, order.acctNo, price);
      await pass(1);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('a deposit without a notice is found when the account expires', async () => {
      const order = await withAccount();
      await deposit(shop, order.acctNo, price, { notice: 'none' });
      await pass(3 * day);
      expect(await outcomeOf(order)).toEqual(paid);
    });

    test('without a deposit the order ends with its account, and a late one goes back', async () => {
      const order = await withAccount();
      await pass(3 * day);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00901', payStat: 'CANCEL', retryYn: 'N', held: 0 });
      await deposit(shop, order.acctNo, price);
      await pass(1);
      expect(await outcomeOf(order)).toEqual({ order: 'OR00901', payStat: 'REFUND', retryYn: 'N', held: 0 });
    });

    test('a member has three open accounts at most', async () => {
      const { loginId } = await aNewMember(shop);
      const first = await withAccount(loginId);
      await withAccount(loginId);
      await withAccount(loginId);
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
      await pass(1);
      const next = { ...sent, params: { ...params, 'X-Idempotency-Key': 'one-was-paid' } };
      expect((await shop.send('payOrder', next)).code).toBe('0000');
    });
  });

  describe('notices', () => {
    test('a wrong signature changes nothing, whatever part of the notice was changed', async () => {
      const order = await anUnpaidOrder(shop);
      const notice = aNotice(order.payNo);
      const sign = signNotice(shop.context.keys.testCompany, { ...notice, amt: 1 });
      const refused = { status: 400, code: '1400', data: [{ field: 'sign' }] };
      expect(await notify(notice, sign)).toMatchObject(refused);
      expect(await notify(notice, 'no')).toMatchObject(refused);
      expect(await notify(aNotice('PYnone'), 'no')).toMatchObject(refused);
      expect(await notify(aNotice('PYnone'))).toMatchObject({ status: 404, code: '1404' });
      expect(await outcomeOf(order)).toMatchObject({ order: 'OR00101', payStat: 'READY' });
    });

    test('nobody signs for a company that the settings do not name, and its payments stay as they are', async () => {
      const order = await anUnpaidOrder(shop);
      const { db } = shop.context;
      await db.update(payments).set({ pgCd: 'TOSS', payStat: 'PENDING' }).where(eq(payments.payNo, order.payNo));
      expect(await notify(aNotice(order.payNo))).toMatchObject({ code: '1400', data: [{ field: 'sign' }] });
      expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PENDING' });
    });

    test('a refund of the company itself is taken once, in part and whole', async () => {
      const order = await anUnpaidOrder(shop);
      await pay(shop, order);
      const aRefund = (tid: string, amt: number) => aNotice(order.payNo, { tid, amt, eventTp: 'REFUND' });
      for (const notice of [aRefund('R-1', 1000), aRefund('R-1', 1000)]) await notify(notice);
      expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'PART_REFUND', rfndPrc: 1000 });
      await notify(aRefund('R-2', price - 1000));
      expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'REFUND', rfndPrc: price });
      expect(await orderStateOf(shop, order)).toBe('OR00202');
    });

    test('failures and cancellations are taken while the attempt is open, and not after it was paid', async () => {
      const order = await anUnpaidOrder(shop);
      await notify(aNotice(order.payNo, { eventTp: 'FAIL' }));
      expect(await statusOf(shop, order)).toMatchObject({ payStat: 'FAIL', retryYn: 'Y' });
      const second = await payAgain(shop, order);
      await notify(aNotice(second.payNo, { eventTp: 'CANCEL' }));
      expect(await statusOf(shop, order)).toMatchObject({ payStat: 'CANCEL' });
      const third = await payAgain(shop, second);
      await pay(shop, third);
      await notify(aNotice(third.payNo, { eventTp: 'CANCEL' }));
      await notify(aNotice(third.payNo, { eventTp: 'FAIL' }));
      expect(await outcomeOf(order)).toEqual(paid);
    });
  });

  test('a late payment without a notice is refunded when the shopper comes back', async () => {
    const order = await withAccount();
    await pass(3 * day);
    expect(await outcomeOf(order)).toMatchObject({ order: 'OR00901', payStat: 'CANCEL' });
    await deposit(shop, order.acctNo, price, { notice: 'none' });
    expect(await heldByCompany(shop, order)).toBe(price);
    await shop.ask('returnFromPaymentAsVisitor', {
      body: { mallId: home, pgCd: 'TEST', payNo: order.payNo, ordNo: order.ordNo, resultCd: 'APPROVED' },
    });
    await pass(1);
    expect(await heldByCompany(shop, order)).toBe(0);
  });

  describe('refunds', () => {
    test('in parts, until all is back, and never more', async () => {
      const order = await anUnpaidOrder(shop);
      await pay(shop, order);
      await refund(order, 10_000);
      expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PART_REFUND' });
      await runJobs(shop);
      expect(await heldByCompany(shop, order)).toBe(price - 10_000);
      await expect(refund(order, price - 9999)).rejects.toThrow('More would be given back');
      await Promise.allSettled([refund(order, price - 10_000), refund(order, price - 10_000)]);
      await runJobs(shop);
      expect(await statusOf(shop, order)).toMatchObject({ payStat: 'REFUND' });
      expect(await heldByCompany(shop, order)).toBe(0);
    });

    test('the account that money went to is forgotten a week later', async () => {
      const order = await anUnpaidOrder(shop);
      await pay(shop, order);
      const rfndAcct = { bankCd: 'BK01', acctNo: '000-00-000000', acctNm: '한가온' };
      await shop.context.db.transaction((db) =>
        refundPayment(shop.context, db, { payNo: order.payNo, rfndPrc: 1000, clmNo: 'CL1', rfndAcct }),
      );
      await runJobs(shop);
      await pass(6 * day);
      await sweep(shop.context);
      const [kept] = await refundsOf(shop, order);
      expect(kept?.sealedAcct).not.toContain('000-00-000000');
      await pass(day + 1);
      await sweep(shop.context);
      expect(await refundsOf(shop, order)).toMatchObject([{ amt: 1000, sealedAcct: null }]);
    });

    test('a refund waits for a company that does not answer, and is made once', async () => {
      const order = await anUnpaidOrder(shop);
      await pay(shop, order);
      await silence(shop, order, new Date(shop.context.now().getTime() + 10 * minute * 1000));
      await refund(order, price);
      await pass(minute);
      expect(await heldByCompany(shop, order)).toBe(price);
      expect(await refundsOf(shop, order)).toMatchObject([{ doneDts: null }]);
      await pass(60 * minute);
      expect(await heldByCompany(shop, order)).toBe(0);
      const [row] = await refundsOf(shop, order);
      await shop.context.jobs.send(shop.context.db, 'payment-refund', { rfndNo: row?.rfndNo ?? '' });
      await pass(1);
      expect(await heldByCompany(shop, order)).toBe(0);
      expect(await pointsOf(order)).toEqual([]);
    });

    test('a refund that comes later than three working days brings interest as points, once', async () => {
      const order = await anUnpaidOrder(shop);
      await pay(shop, order);
      await silence(shop, order, new Date(shop.context.now().getTime() + 10 * day * 1000));
      await refund(order, price);
      await pass(10 * day);
      for (let tries = 0; tries < 48 && (await heldByCompany(shop, order)) > 0; tries += 1) await pass(30 * minute);
      const [made] = await refundsOf(shop, order);
      if (!made?.doneDts) throw new Error('The refund was not made.');
      const { rfndNo, regDts, doneDts } = made;
      const late = Math.ceil((doneDts.getTime() - refundDue(regDts).getTime()) / (day * 1000));
      expect(late).toBeGreaterThan(3);
      const interest = { pntTp: 'SAVE', pnt: Math.floor((price * 0.15 * late) / 365), ordNo: order.ordNo };
      expect(await pointsOf(order)).toMatchObject([interest]);
      await shop.context.jobs.send(shop.context.db, 'payment-refund', { rfndNo });
      await pass(1);
      expect(await pointsOf(order)).toHaveLength(1);
    });
  });

  describe('what is private', () => {
    test('a visitor learns number and state, another member nothing', async () => {
      const order = await anUnpaidOrder(shop);
      const { back } = await play(shop, order.payNo);
      const other = await anUnpaidOrder(shop);
      expect((await shop.send('returnFromPayment', { token: other.token, body: back })).code).toBe('1404');
      expect((await shop.send('getPaymentStatus', { token: other.token, params: { ordNo: order.ordNo } })).code).toBe(
        '1404',
      );
      const answer = await shop.ask('returnFromPaymentAsVisitor', { body: { ...back, mallId: home } });
      expect(answer).toEqual({ ordNo: order.ordNo, payStat: 'PAID' });
    });
  });
});
