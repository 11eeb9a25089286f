// Full tier: orders of earlier versions.
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { members } from '../../../src/db/schema/members.ts';
import { orderHistory, orderItems, orders, shipments } from '../../../src/db/schema/orders.ts';
import { paymentMoney, testMoves, testPayments } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { prepareOrder, sendParcel } from '../../../src/features/shop/shop-steps.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { oneDatabase } from '../harness/databases.ts';
import { anUnpaidOrder, pay, stockUp, type UnpaidOrder } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const yearSeconds = 365 * 86_400;

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockUp(shop);
  });
  afterAll(() => shop.close());

  async function paidOrderOf(memNo: string, loginId: string): Promise<UnpaidOrder & { memNo: string }> {
    const order = await anUnpaidOrder(shop, { loginId });
    await pay(shop, order);
    await prepareOrder(shop.context, order.ordNo);
    await sendParcel(shop.context, order.ordNo, { dlvCmpnyNm: '가온택배', invcNo: `P${order.ordNo}` });
    return { ...order, memNo };
  }

  /** How many rows are kept of an order and its payment. */
  async function rowsOf({ ordNo, payNo }: UnpaidOrder): Promise<number[]> {
    const { db } = shop.context;
    const ofOrder = [orders, orderItems, orderHistory, shipments, payments].map((table) =>
      db.$count(table, eq(table.ordNo, ordNo)),
    );
    const ofPayment = [paymentMoney, testPayments, testMoves].map((table) => db.$count(table, eq(table.payNo, payNo)));
    return Promise.all([...ofOrder, ...ofPayment]);
  }

  test('orders and payments of withdrawn members are kept for five years, and those of members forever', async () => {
    const [stays, leaves, guest] = [await aNewMember(shop), await aNewMember(shop), await aNewMember(shop)];
    const kept = await paidOrderOf(stays.memNo, stays.loginId);
    const left = await paidOrderOf(leaves.memNo, leaves.loginId);
    const ofGuest = await paidOrderOf(guest.memNo, guest.loginId);
    const { db } = shop.context;
    await db.update(members).set({ memStat: 'WITHDRAWN' }).where(eq(members.memNo, leaves.memNo));
    await db.delete(members).where(inArray(members.memNo, [guest.memNo]));
    const before = await Promise.all([kept, left, ofGuest].map(rowsOf));
    expect(before.flat().every((count) => count > 0)).toBe(true);

    shop.pass(5 * yearSeconds);
    await sweep(shop.context);
    expect(await Promise.all([kept, left, ofGuest].map(rowsOf))).toEqual(before);
    // Five years have a leap day, or two.
    shop.pass(3 * 86_400);
    await sweep(shop.context);
    const none = before[0]?.map(() => 0);
    expect(await Promise.all([kept, left, ofGuest].map(rowsOf))).toEqual([before[0], none, none]);
  });
});
