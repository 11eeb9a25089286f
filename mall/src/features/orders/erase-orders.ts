import { and, eq, gte, inArray, isNotNull, lt, notExists, or } from 'drizzle-orm';
import { endedClaims } from '../../buying/claim-states.ts';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { claims, orderItems, orders, orderSheets } from '../../db/schema/orders.ts';
import { memberStillHere } from '../../members/here.ts';

const sheetDays = 1;

/** Deletes the sheets of a member who leaves, and the words in their orders, which have ended, and stay. */
export async function eraseOrdersOf(db: Transaction, memNo: string): Promise<void> {
  await db.delete(orderSheets).where(eq(orderSheets.memNo, memNo));
  const own = db.select({ ordNo: orders.ordNo }).from(orders).where(eq(orders.memNo, memNo));
  const hasWords = and(inArray(orderItems.ordNo, own), isNotNull(orderItems.sealedOptTxt));
  await db.update(orderItems).set({ sealedOptTxt: null }).where(hasWords);
}

/** Deletes expired sheets, and accounts and addresses of claims that have ended. Entrance codes have a job of their own. */
export async function eraseOrderData({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - sheetDays * dayMs);
  await db.delete(orderSheets).where(lt(orderSheets.expDts, before));
  const ofEnded = and(
    or(isNotNull(claims.sealedAcct), isNotNull(claims.sealedPick)),
    inArray(claims.clmStat, endedClaims),
  );
  await db.update(claims).set({ sealedAcct: null, sealedPick: null }).where(ofEnded);
}

/** Deletes orders of former members without an event since an instant. Returns their numbers. */
export async function deleteOldOrders({ db }: TransactionContext, before: Date, most: number): Promise<string[]> {
  const isRecent = db
    .select({ ordItemNo: orderItems.ordItemNo })
    .from(orderItems)
    .where(and(eq(orderItems.ordNo, orders.ordNo), gte(orderItems.statDts, before)));
  const old = db
    .select({ ordNo: orders.ordNo })
    .from(orders)
    .where(and(lt(orders.ordDts, before), notExists(memberStillHere(db, orders.memNo)), notExists(isRecent)))
    .limit(most);
  // Lines, groups, parcels, claims and history are deleted with their order.
  const deleted = await db.delete(orders).where(inArray(orders.ordNo, old)).returning({ ordNo: orders.ordNo });
  return deleted.map(({ ordNo }) => ordNo);
}
