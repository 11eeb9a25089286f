import { and, eq, gte, inArray, lt, ne, notExists } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { paymentMoney, paymentRefunds, testMoves, testPayments } from '../../db/schema/payment-books.ts';
import { payments } from '../../db/schema/payments.ts';
import { wirelessOrders } from '../../db/schema/phone-orders.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { oldPhoneOrders } from '../phone-orders/erase-phone-data.ts';
import { oldSubscriptions } from '../subscriptions/erase-subscriptions.ts';
import { oldUploads } from '../uploads/erase-uploads.ts';

const keptYears = 5;
const mostAtOnce = 500;

/**
 * Deletes orders, phone contracts, subscriptions and payments of former members and guests, five years after their last event. The law wants them kept until then
 * (contract, section 6).
 */
export async function deleteOldOrders(context: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const { db, now } = context;
  const before = now();
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  const isHere = db
    .select({ memNo: members.memNo })
    .from(members)
    .where(and(eq(members.memNo, orders.memNo), ne(members.memStat, 'WITHDRAWN')));
  const isRecent = db
    .select({ ordItemNo: orderItems.ordItemNo })
    .from(orderItems)
    .where(and(eq(orderItems.ordNo, orders.ordNo), gte(orderItems.statDts, before)));
  const old = await db
    .select({ ordNo: orders.ordNo })
    .from(orders)
    .where(and(lt(orders.ordDts, before), notExists(isHere), notExists(isRecent)))
    .limit(mostAtOnce);
  const ordNos = old.map(({ ordNo }) => ordNo);
  const phoneNos = await oldPhoneOrders(db, before, mostAtOnce);
  const { applNos, chgNos } = await oldSubscriptions(db, before, mostAtOnce);
  const upldNos = await oldUploads(db, before, mostAtOnce);
  const numbers = [...ordNos, ...phoneNos, ...applNos, ...chgNos, ...upldNos];
  if (numbers.length === 0) return;
  await inTransaction(context, async ({ db }) => {
    const paid = await db.delete(payments).where(inArray(payments.ordNo, numbers)).returning();
    const payNos = paid.map(({ payNo }) => payNo);
    for (const table of [paymentMoney, paymentRefunds, testMoves, testPayments]) {
      await db.delete(table).where(inArray(table.payNo, payNos));
    }
    // Lines, groups, parcels, claims and history are deleted with their order, charges and consents with their subscription.
    await db.delete(orders).where(inArray(orders.ordNo, ordNos));
    await db.delete(wirelessOrders).where(inArray(wirelessOrders.ordNo, phoneNos));
    await db.delete(subscriptions).where(inArray(subscriptions.applNo, applNos));
  });
}
