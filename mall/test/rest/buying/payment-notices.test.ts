import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments } from '../../../src/db/schema/payments.ts';
import { signNotice } from '../../../src/features/payments/notices.ts';
import { applyProviderResult } from '../../../src/features/settlement/sync-payment.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aNotice, notify, openPaymentShop, outcomeOf, paid } from '../harness/payment-shop.ts';
import { anUnpaidOrder, attemptOf, orderStateOf, pay, payAgain, price, statusOf } from '../harness/payments.ts';
import type { Shop } from '../harness/shop.ts';

describe.each(oneDatabase)('notices on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openPaymentShop(kind)));
  afterAll(() => shop.close());

  test('a wrong signature changes nothing, whatever part of the notice was changed', async () => {
    const order = await anUnpaidOrder(shop);
    const notice = aNotice(shop, order.payNo);
    const sign = signNotice(shop.context.keys.testProvider, { ...notice, amt: 1 });
    const refused = { status: 400, code: '1400', data: [{ field: 'sign' }] };
    expect(await notify(shop, notice, sign)).toMatchObject(refused);
    expect(await notify(shop, notice, 'no')).toMatchObject(refused);
    expect(await notify(shop, aNotice(shop, 'PYnone'), 'no')).toMatchObject(refused);
    expect(await notify(shop, aNotice(shop, 'PYnone'))).toMatchObject({ status: 404, code: '1404' });
    expect(await outcomeOf(shop, order)).toMatchObject({ order: 'OR00101', payStat: 'READY' });
  });

  test('nobody signs for a provider that the settings do not name, and its payments stay as they are', async () => {
    const order = await anUnpaidOrder(shop);
    const { db } = shop.context;
    await db.update(payments).set({ pgCd: 'TOSS', payStat: 'PENDING' }).where(eq(payments.payNo, order.payNo));
    expect(await notify(shop, aNotice(shop, order.payNo))).toMatchObject({ code: '1400', data: [{ field: 'sign' }] });
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PENDING' });
  });

  test('a payment that a notice recorded gets its approval number from the provider later, and keeps it', async () => {
    const order = await anUnpaidOrder(shop);
    const notice = aNotice(shop, order.payNo);
    await notify(shop, notice);
    const attempt = await attemptOf(shop, order);
    expect(attempt).toMatchObject({ payStat: 'PAID', apprNo: null });
    if (!attempt) return;
    const reported = (tid: string, apprNo: string | null) => ({
      moneyList: [{ tid, amt: price, at: shop.context.now(), apprNo }],
    });
    await applyProviderResult(shop.context, attempt, reported(notice.tid, '01234567'));
    expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'PAID', apprNo: '01234567' });
    await applyProviderResult(shop.context, attempt, reported(notice.tid, '76543210'));
    await applyProviderResult(shop.context, attempt, reported(notice.tid, null));
    expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'PAID', apprNo: '01234567' });
  });

  test('a refund of the provider itself is taken once, in part and whole', async () => {
    const order = await anUnpaidOrder(shop);
    await pay(shop, order);
    const aRefund = (tid: string, amt: number) => aNotice(shop, order.payNo, { tid, amt, eventTp: 'REFUND' });
    for (const notice of [aRefund('R-1', 1000), aRefund('R-1', 1000)]) await notify(shop, notice);
    expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'PART_REFUND', rfndPrc: 1000 });
    await notify(shop, aRefund('R-2', price - 1000));
    expect(await attemptOf(shop, order)).toMatchObject({ payStat: 'REFUND', rfndPrc: price });
    expect(await orderStateOf(shop, order)).toBe('OR00202');
  });

  test('failures and cancellations are taken while the attempt is open, and not after it was paid', async () => {
    const order = await anUnpaidOrder(shop);
    await notify(shop, aNotice(shop, order.payNo, { eventTp: 'FAIL' }));
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'FAIL', retryYn: 'Y' });
    const second = await payAgain(shop, order);
    await notify(shop, aNotice(shop, second.payNo, { eventTp: 'CANCEL' }));
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'CANCEL' });
    const third = await payAgain(shop, second);
    await pay(shop, third);
    await notify(shop, aNotice(shop, third.payNo, { eventTp: 'CANCEL' }));
    await notify(shop, aNotice(shop, third.payNo, { eventTp: 'FAIL' }));
    expect(await outcomeOf(shop, order)).toEqual(paid);
  });
});
