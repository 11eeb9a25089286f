import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../harness/databases.ts';
import { minute, openPaymentShop, outcomeOf, paid, pass } from '../harness/payment-shop.ts';
import {
  anUnpaidOrder,
  comeBack,
  heldByProvider,
  orderStateOf,
  payAgain,
  play,
  price,
  silence,
  statusOf,
} from '../harness/payments.ts';
import type { Shop } from '../harness/shop.ts';

describe.each(oneDatabase)('the time for a payment on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openPaymentShop(kind)));
  afterAll(() => shop.close());

  test('a return that was lost is found out before the order would end', async () => {
    const order = await anUnpaidOrder(shop);
    expect((await play(shop, order.payNo, { back: 'lost' })).back).toBeNull();
    await pass(shop, 14 * minute);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00101', payStat: 'READY', retryYn: 'N', held: 0 });
    await pass(shop, minute + 1);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test('a provider that does not respond is polled until it does', async () => {
    const order = await anUnpaidOrder(shop);
    const { back } = await play(shop, order.payNo, { late: '40' });
    expect(await comeBack(shop, order, back)).toMatchObject({ payStat: 'PENDING', retryYn: 'N' });
    await pass(shop, 30);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PENDING' });
    await pass(shop, 2 * minute);
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });

  test('an unpaid order ends, and can no longer be paid', async () => {
    const order = await anUnpaidOrder(shop);
    await pass(shop, 15 * minute);
    expect(await orderStateOf(shop, order)).toBe('OR00101');
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00901', payStat: 'FAIL', retryYn: 'N', held: 0 });
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
    await pass(shop, 1);
    expect(await outcomeOf(shop, order)).toMatchObject({ order: 'OR00901', payStat: 'REFUND', held: 0 });
  });

  test('each attempt gives fifteen minutes more, and all together an hour', async () => {
    let order = await anUnpaidOrder(shop);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await pass(shop, 14 * minute);
      expect(await orderStateOf(shop, order)).toBe('OR00101');
      order = await payAgain(shop, order);
    }
    await pass(shop, 4 * minute + 1);
    expect(await orderStateOf(shop, order)).toBe('OR00901');
  });

  test('the hold ends in time even if the provider does not respond, and later payments are refunded', async () => {
    const order = await anUnpaidOrder(shop);
    await play(shop, order.payNo, { notice: 'none', back: 'lost' });
    await silence(shop, order, new Date(shop.context.now().getTime() + 20 * minute * 1000));
    await pass(shop, 15 * minute + 1);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00901', payStat: 'CANCEL', retryYn: 'N', held: 0 });
    await pass(shop, 30 * minute);
    expect(await outcomeOf(shop, order)).toEqual({ order: 'OR00901', payStat: 'CANCEL', retryYn: 'N', held: 0 });
    const taken = await anUnpaidOrder(shop);
    await play(shop, taken.payNo, { notice: 'first', back: 'lost', late: '5' });
    await silence(shop, taken, new Date(shop.context.now().getTime() + 20 * minute * 1000));
    await pass(shop, 4);
    await pass(shop, 15 * minute);
    await pass(shop, 30 * minute);
    expect(await heldByProvider(shop, taken)).toBe((await orderStateOf(shop, taken)) === 'OR00102' ? price : 0);
  });
});
