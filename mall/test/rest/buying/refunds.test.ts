import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { refundDue } from '../../../src/buying/buying-times.ts';
import { refundPayment } from '../../../src/features/payments/attempts.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { day, minute, openPaymentShop, pass, pointsOf, refund } from '../harness/payment-shop.ts';
import { anUnpaidOrder, heldByProvider, pay, price, refundsOf, silence, statusOf } from '../harness/payments.ts';
import type { Shop } from '../harness/shop.ts';

describe.each(oneDatabase)('refunds on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openPaymentShop(kind)));
  afterAll(() => shop.close());

  test('in parts, until all is back, and never more', async () => {
    const order = await anUnpaidOrder(shop);
    await pay(shop, order);
    await refund(shop, order, 10_000);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'PART_REFUND' });
    await runJobs(shop);
    expect(await heldByProvider(shop, order)).toBe(price - 10_000);
    await expect(refund(shop, order, price - 9999)).rejects.toThrow('More would be given back');
    await Promise.allSettled([refund(shop, order, price - 10_000), refund(shop, order, price - 10_000)]);
    await runJobs(shop);
    expect(await statusOf(shop, order)).toMatchObject({ payStat: 'REFUND' });
    expect(await heldByProvider(shop, order)).toBe(0);
  });

  test('the account that money went to is forgotten a week later', async () => {
    const order = await anUnpaidOrder(shop);
    await pay(shop, order);
    const rfndAcct = { bankCd: 'BK01', acctNo: '000-00-000000', acctNm: '한가온' };
    await inTransaction(shop.context, (context) =>
      refundPayment(context, { payNo: order.payNo, rfndPrc: 1000, clmNo: 'CL1', rfndAcct }),
    );
    await runJobs(shop);
    await pass(shop, 6 * day);
    await sweep(shop.context);
    const [kept] = await refundsOf(shop, order);
    expect(kept?.sealedAcct).not.toContain('000-00-000000');
    await pass(shop, day + 1);
    await sweep(shop.context);
    expect(await refundsOf(shop, order)).toMatchObject([{ amt: 1000, sealedAcct: null }]);
  });

  test('a refund waits for a provider that does not answer, and is made once', async () => {
    const order = await anUnpaidOrder(shop);
    await pay(shop, order);
    await silence(shop, order, new Date(shop.context.now().getTime() + 10 * minute * 1000));
    await refund(shop, order, price);
    await pass(shop, minute);
    expect(await heldByProvider(shop, order)).toBe(price);
    expect(await refundsOf(shop, order)).toMatchObject([{ doneDts: null }]);
    await pass(shop, 60 * minute);
    expect(await heldByProvider(shop, order)).toBe(0);
    const [row] = await refundsOf(shop, order);
    await shop.context.jobs.send(shop.context.db, 'payment-refund', { rfndNo: row?.rfndNo ?? '' });
    await pass(shop, 1);
    expect(await heldByProvider(shop, order)).toBe(0);
    expect(await pointsOf(shop, order)).toEqual([]);
  });

  test('a refund that comes later than three working days brings interest as points, once', async () => {
    const order = await anUnpaidOrder(shop);
    await pay(shop, order);
    await silence(shop, order, new Date(shop.context.now().getTime() + 10 * day * 1000));
    await refund(shop, order, price);
    await pass(shop, 10 * day);
    for (let tries = 0; tries < 48 && (await heldByProvider(shop, order)) > 0; tries += 1)
      await pass(shop, 30 * minute);
    const [made] = await refundsOf(shop, order);
    if (!made?.doneDts) throw new Error('The refund was not made.');
    const { rfndNo, regDts, doneDts } = made;
    const late = Math.ceil((doneDts.getTime() - refundDue(regDts).getTime()) / (day * 1000));
    expect(late).toBeGreaterThan(3);
    const interest = { pntTp: 'SAVE', pnt: Math.floor((price * 0.15 * late) / 365), ordNo: order.ordNo };
    expect(await pointsOf(shop, order)).toMatchObject([interest]);
    await shop.context.jobs.send(shop.context.db, 'payment-refund', { rfndNo });
    await pass(shop, 1);
    expect(await pointsOf(shop, order)).toHaveLength(1);
  });
});
