import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../harness/databases.ts';
import { anAccountOrder, minute, openPaymentShop, outcomeOf, paid, pass } from '../harness/payment-shop.ts';
import {
  anUnpaidOrder,
  attemptOf,
  comeBack,
  deposit,
  heldByProvider,
  pay,
  payAgain,
  play,
  price,
  statusOf,
  type UnpaidOrder,
} from '../harness/payments.ts';
import type { Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

describe.each(oneDatabase)('a payment by card on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openPaymentShop(kind)));
  afterAll(() => shop.close());

  test('an approved attempt is paid when the shopper comes back, once, however often', async () => {
    const order = await anUnpaidOrder(shop);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'READY', retryYn: 'N', payDts: null });
    const { back } = await play(shop, order.payNo);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00101', payStat: 'READY', retryYn: 'N', held: 0 });
    const first = await comeBack(shop, order, back);
    expect(first).toMatchObject({ ordNo: order.ordNo, payNo: order.payNo, payStat: 'PAID', payPrc: price });
    expect(await comeBack(shop, order, back)).toEqual(first);
    await pass(shop, 20 * minute);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test('its receipt has an approval number, and a deposit has none', async () => {
    const receiptsOf = async (order: UnpaidOrder) =>
      (await shop.ask<{ rcptList: object[] }>('getOrder', { token: order.token, params: { ordNo: order.ordNo } }))
        .rcptList;
    const order = await anUnpaidOrder(shop);
    await pay(shop, order);
    expect(await receiptsOf(order)).toMatchObject([{ prc: price, apprNo: expect.stringMatching(/^\d{8}$/u) }]);
    const awaited = await anAccountOrder(shop);
    await deposit(shop, awaited.acctNo, price);
    await pass(shop, 1);
    expect(await receiptsOf(awaited)).toMatchObject([{ prc: price, apprNo: null }]);
  });

  test('returns at the same moment pay once', async () => {
    const order = await anUnpaidOrder(shop);
    const { back } = await play(shop, order.payNo);
    const answers = await Promise.all(Array.from({ length: 6 }, () => comeBack(shop, order, back)));
    expect(new Set(answers.map(({ payStat }) => payStat))).toEqual(new Set(['PAID']));
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test("the browser's claims are not trusted", async () => {
    const order = await anUnpaidOrder(shop);
    const claimed = { pgCd: 'TEST', payNo: order.payNo, ordNo: order.ordNo, resultCd: 'APPROVED', authToken: 'mine' };
    expect(await comeBack(shop, order, claimed)).toMatchObject({ payStat: 'READY' });
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00101', payStat: 'READY', retryYn: 'N', held: 0 });
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
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test('a closed window leaves the attempt ready, and another one can start', async () => {
    const order = await anUnpaidOrder(shop);
    expect((await play(shop, order.payNo, { act: 'close' })).back).toBeNull();
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'READY' });
    await pay(shop, await payAgain(shop, order));
    expect(await outcomeOf(shop, order)).toEqual(paid);
    expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'CANCEL' });
  });

  test("a return for an older attempt returns the order's state, and takes no money", async () => {
    const order = await anUnpaidOrder(shop);
    const { back } = await play(shop, order.payNo);
    const second = await payAgain(shop, order);
    expect(await comeBack(shop, order, back)).toMatchObject({ payNo: second.payNo, payStat: 'READY' });
    expect(await heldByProvider(shop, order)).toBe(0);
    await pay(shop, second);
    expect(await comeBack(shop, order, back)).toMatchObject({ payNo: second.payNo, payStat: 'PAID' });
    await pass(shop, 20 * minute);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test.each(['first', 'after', 'twice'])('a notice that comes %s changes nothing of a paid order', async (notice) => {
    const order = await anUnpaidOrder(shop);
    expect(await pay(shop, order, { notice })).toMatchObject({ payStat: 'PAID' });
    await pass(shop, minute);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test('a notice alone pays, also when it is late', async () => {
    const order = await anUnpaidOrder(shop);
    await play(shop, order.payNo, { notice: 'first', back: 'lost' });
    expect(await outcomeOf(shop, order)).toEqual(paid);
    const late = await anUnpaidOrder(shop);
    await play(shop, late.payNo, { notice: 'first', back: 'lost', late: '40' });
    await pass(shop, 39);
    expect(await statusOf(shop, late)).toMatchObject({ payStat: 'READY' });
    await pass(shop, 2);
    expect(await outcomeOf(shop, late)).toEqual(paid);
  });

  test.each(['more', 'less'])('100 won %s go back in full, and the order is still held', async (sum) => {
    const order = await anUnpaidOrder(shop);
    const failMsg = expect.stringContaining('결제할 금액과 달라');
    expect(await pay(shop, order, { sum })).toMatchObject({ payStat: 'REFUND', retryYn: 'Y', failMsg });
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00101', payStat: 'REFUND', retryYn: 'Y', held: 0 });
    await pay(shop, await payAgain(shop, order));
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test('money for an abandoned attempt is refunded', async () => {
    const order = await anUnpaidOrder(shop);
    const second = await payAgain(shop, order);
    await play(shop, order.payNo, { notice: 'first', back: 'lost' });
    expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'REFUND' });
    await pay(shop, second);
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

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
