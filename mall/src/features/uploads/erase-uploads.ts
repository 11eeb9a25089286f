import { and, eq, gte, inArray, isNotNull, like, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { uploadRows, uploads } from '../../db/schema/uploads.ts';
import { memberStillHere } from '../../members/here.ts';

const receiverDays = 30;

/** Erases the receivers of uploads that nothing happened to for 30 days. Orders have their own. */
export async function eraseReceivers({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - receiverDays * dayMs);
  const { upldNo, statDts, chgDts, payDts, endDts, stlDts } = uploads;
  const changed = sql`greatest(${statDts}, ${chgDts}, ${payDts}, ${endDts}, ${stlDts})`;
  const old = db.select({ upldNo }).from(uploads).where(lt(changed, before));
  const hasReceiver = and(isNotNull(uploadRows.sealedRcvr), inArray(uploadRows.upldNo, old));
  await db.update(uploadRows).set({ sealedRcvr: null }).where(hasReceiver);
}

/** Deletes the uploads of a member who leaves. Their orders and payments have ended, and stay. */
export async function deleteUploadsOf(db: Transaction, memNo: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.memNo, memNo));
}

/**
 * Numbers of uploads of former members whose payments have had no event since an instant. The uploads left with their members, so
 * the payments name them. One that paid for orders is needed as long as they are there.
 */
export async function oldUploads({ db }: TransactionContext, before: Date, most: number): Promise<string[]> {
  const others = alias(payments, 'others');
  const isRecent = db
    .select({ payNo: others.payNo })
    .from(others)
    .where(and(eq(others.ordNo, payments.ordNo), gte(others.statDts, before)));
  const hasOrders = db
    .select({ ordNo: orders.ordNo })
    .from(others)
    .innerJoin(orders, eq(orders.payNo, others.payNo))
    .where(eq(others.ordNo, payments.ordNo));
  const ofUploads = and(like(payments.ordNo, 'UL%'), lt(payments.statDts, before));
  const old = await db
    .selectDistinct({ ordNo: payments.ordNo })
    .from(payments)
    .where(and(ofUploads, notExists(memberStillHere(db, payments.memNo)), notExists(isRecent), notExists(hasOrders)))
    .limit(most);
  return old.map(({ ordNo }) => ordNo);
}
