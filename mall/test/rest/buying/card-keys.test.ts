import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testPayments } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { wirelessOrders } from '../../../src/db/schema/phone-orders.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { providerOf } from '../../../src/features/payments/providers.ts';
import { registerCard as register } from '../../../src/features/payments/registered-cards.ts';
import { findTestPayment } from '../../../src/features/payments/test-provider/books.ts';
import { capture } from '../../../src/features/payments/test-provider/test-provider.ts';
import {
  openPhoneLine,
  passPhoneOrder,
  receivePhone,
  reviewPhoneOrder,
  sendPhone,
} from '../../../src/features/phone-orders/phone-order-steps.ts';
import { aKey } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { aNotice, day, minute, notify, openPaymentShop, pass } from '../harness/payment-shop.ts';
import { attemptOf, comeBack, heldByProvider, play, returnUrl } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import { aPhoneOrder, stockPhones, type PhoneOrder, type PhonePlaced } from '../harness/phone-orders.ts';
import type { Shop } from '../harness/shop.ts';
import { applicationOf, apply, registerCard, rowOf } from '../harness/subscriptions.ts';

describe.each(oneDatabase)('keys of cards on %s', (kind) => {
  let shop: Shop;
  let token: string;
  let loginId: string;
  let memNo: string;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    ({ loginId, memNo } = await aNewMember(shop));
    token = (await shop.signIn({ id: loginId })).accessToken;
  });

  const dayAfter = (count: number) => {
    const at = new Date(shop.context.now().getTime() + (count * day + 9 * 3600) * 1000);
    return at.toISOString().slice(0, 10).replaceAll('-', '');
  };
  const applied = async (bgnDt = dayAfter(0)) => {
    const { applNo, pgReq } = await apply(shop, token, { bgnDt });
    return { applNo, payNo: pgReq?.payNo ?? '' };
  };
  /** The provider takes the money before the shopper returns. */
  const captureEarly = (payNo: string) =>
    inTransaction(shop.context, async (context) => {
      const payment = await findTestPayment(context.db, payNo);
      if (payment) await capture(context, payment);
    });

  test('money that comes before the return begins a subscription with its card, and not before', async () => {
    const { applNo, payNo } = await applied();
    await play(shop, payNo, { act: 'approve', notice: 'none' });
    await captureEarly(payNo);
    await notify(shop, aNotice(shop, payNo, { amt: 14_900 }));
    expect((await rowOf(shop, applNo)).stat).toBe('SB00101');
    await runJobs(shop);
    expect(await applicationOf(shop, token, applNo)).toMatchObject({
      stat: 'SB00103',
      maskNo: '0000',
      payHist: [{ prc: 14_900, payStat: 'PAID' }],
    });
    expect(await heldByProvider(shop, { ordNo: applNo })).toBe(14_900);
  });

  test('money whose card never comes goes back with the time to register', async () => {
    const { applNo, payNo } = await applied();
    await play(shop, payNo, { act: 'approve', notice: 'none' });
    await captureEarly(payNo);
    await shop.context.db.update(testPayments).set({ authToken: null }).where(eq(testPayments.payNo, payNo));
    await pass(shop, 14 * minute);
    expect((await rowOf(shop, applNo)).stat).toBe('SB00101');
    await pass(shop, 2 * minute);
    await runJobs(shop);
    expect(await rowOf(shop, applNo)).toMatchObject({ stat: 'SB00202', sealedCard: null });
    expect(await heldByProvider(shop, { ordNo: applNo })).toBe(0);
  });

  test('a card that the provider has registered before the return is not lost', async () => {
    const { applNo, payNo } = await applied(dayAfter(5));
    const { back } = await play(shop, payNo, { act: 'approve' });
    await captureEarly(payNo);
    await comeBack(shop, { token }, back);
    expect(await applicationOf(shop, token, applNo)).toMatchObject({ stat: 'SB00103', maskNo: '0000' });
  });

  test('the test provider takes nothing for a card before the return', async () => {
    const { applNo, payNo } = await applied();
    const { back } = await play(shop, payNo, { act: 'approve', notice: 'first' });
    expect(await heldByProvider(shop, { ordNo: applNo })).toBe(0);
    await comeBack(shop, { token }, back);
    expect((await applicationOf(shop, token, applNo)).stat).toBe('SB00103');
    expect(await heldByProvider(shop, { ordNo: applNo })).toBe(14_900);
  });

  test('a card is not charged for an attempt that was replaced meanwhile', async () => {
    const { applNo, payNo } = await applied();
    const { back } = await play(shop, payNo, { act: 'approve' });
    const attempt = await attemptOf(shop, { payNo });
    if (!attempt) throw new Error('There is no attempt.');
    const body = { payMthdCd: 'PM00108', rtnUrl: returnUrl };
    await shop.ask('payOrder', { token, params: { ordNo: applNo, ...aKey() }, body });
    await register(shop.context, providerOf(shop.context, attempt.pgCd), attempt, back?.authToken ?? '');
    expect(await heldByProvider(shop, { ordNo: applNo })).toBe(0);
    expect((await attemptOf(shop, { payNo }))?.sealedCard).toBeNull();
  });

  test('an application is paid for by another attempt at its card alone', async () => {
    const { applNo } = await applied();
    const payAgain = (body: object) =>
      shop.send('payOrder', { token, params: { ordNo: applNo, ...aKey() }, body: { rtnUrl: returnUrl, ...body } });
    expect(await payAgain({ payMthdCd: 'PM00102' })).toMatchObject({ code: '1400', data: [{ field: 'payMthdCd' }] });
    const { data } = await payAgain({ payMthdCd: 'PM00108' });
    const { pgReq } = data as { pgReq: { payNo: string } };
    expect(data).toMatchObject({ payPrc: 14_900, appl: { applNo, psblList: ['PAY'] } });
    await registerCard(shop, token, pgReq.payNo);
    expect((await applicationOf(shop, token, applNo)).stat).toBe('SB00103');
  });

  test.each([
    ['is refused', (payNo: string) => notify(shop, aNotice(shop, payNo, { eventTp: 'FAIL', amt: 0 }))],
    ['is closed', (payNo: string) => notify(shop, aNotice(shop, payNo, { eventTp: 'CANCEL', amt: 0 }))],
    ['takes a wrong sum', (payNo: string) => notify(shop, aNotice(shop, payNo, { amt: 1 }))],
    ['runs out of time', () => pass(shop, 20 * minute)],
  ])('the key of an attempt that %s is erased', async (_name, end) => {
    const { payNo } = await applied();
    await shop.context.db.update(payments).set({ sealedCard: 'a key' }).where(eq(payments.payNo, payNo));
    await end(payNo);
    expect((await attemptOf(shop, { payNo }))?.sealedCard).toBeNull();
  });

  test('the key of an attempt that is replaced is erased', async () => {
    const { applNo, payNo } = await applied();
    await shop.context.db.update(payments).set({ sealedCard: 'a key' }).where(eq(payments.payNo, payNo));
    const body = { payMthdCd: 'PM00108', rtnUrl: returnUrl };
    await shop.ask('payOrder', { token, params: { ordNo: applNo, ...aKey() }, body });
    expect((await attemptOf(shop, { payNo }))?.sealedCard).toBeNull();
  });

  test('a phone order keeps the card of its bills until seven days after opening', async () => {
    await stockPhones(shop, 50);
    const body = { ...(await aPhoneOrder(shop, { token, memNo })), billTp: 'CARD', billAcct: null };
    const { ordNo, pgReq } = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body });
    const payNo = pgReq?.payNo ?? '';
    await registerCard(shop, token, payNo);
    expect((await attemptOf(shop, { payNo }))?.sealedCard).toBeNull();
    const read = async () => {
      ({ accessToken: token } = await shop.signIn({ id: loginId }));
      return shop.ask<PhoneOrder>('getPhoneOrder', { token, params: { ordNo } });
    };
    const kept = async () => {
      const ofOrder = eq(wirelessOrders.ordNo, ordNo);
      const [row] = await shop.context.db.select().from(wirelessOrders).where(ofOrder);
      return row?.sealedAcct !== null;
    };
    expect([await kept(), (await read()).holder.billNo]).toEqual([true, null]);
    for (const step of [reviewPhoneOrder, passPhoneOrder, sendPhone, receivePhone, openPhoneLine]) {
      await step(shop.context, ordNo);
    }
    await pass(shop, 7 * day);
    expect(await kept()).toBe(false);
  });
});
