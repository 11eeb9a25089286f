import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { sum } from '../../buying/shares.ts';
import type { TransactionContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { paymentMoney, paymentRefunds } from '../../db/schema/payment-books.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Money, MoneyBack } from '../payments/provider.ts';
import { moveAttempt, type LockedPayment } from './locked-payment.ts';
import { finishRefund } from './finish-refund.ts';

/** Whether the provider refunded money in full before the mall knew of it. Such money pays nothing. */
export async function isNoPayment(db: Database, { tid, amt }: Money, refunds: readonly MoneyBack[]): Promise<boolean> {
  const back = sum(refunds.filter(({ ofTid }) => ofTid === tid).map((refund) => refund.amt));
  return back >= amt && (await findMoney(db, tid)) === null;
}

/**
 * Records a refund that the provider reports. One that the mall asked for is done. One of the provider's own replaces waiting
 * refunds, so that no more than was paid goes back, and is added to the order's history.
 */
export async function recordProviderRefund(
  context: TransactionContext,
  found: LockedPayment,
  { no, ownNo, ofTid, amt, at }: MoneyBack,
): Promise<void> {
  const { db } = context;
  const { attempt } = found;
  const money = await findMoney(db, ofTid ?? attempt.tid ?? (await onlyTid(db, attempt.payNo)));
  if (money?.payNo !== attempt.payNo) return;
  const known = await db
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.rfndNo, ownNo === null ? [no] : [no, ownNo]));
  // The number alone proves nothing: an operator may have copied it into another refund.
  const same = known.find((row) => row.rfndNo === no || (row.payNo === attempt.payNo && row.amt === amt));
  if (same) {
    if (same.payNo === attempt.payNo) await finishRefund(context, same, attempt);
    return;
  }
  const row = { rfndNo: no, payNo: attempt.payNo, tid: money.tid, amt, regDts: at, doneDts: at, byTp: 'C' as const };
  const promised = await promisedOf(db, money.tid);
  await db.insert(paymentRefunds).values(row);
  const covered = await cover(context, money, { amt, promised });
  if (money.useTp === 'BACK') return;
  const rfndPrc = Math.min(money.amt, promised + amt - covered);
  const isWhole = rfndPrc === attempt.payPrc;
  const isMore = await moveAttempt(context, found, isWhole ? 'REFUNDED_IN_FULL' : 'REFUNDED_IN_PART', { rfndPrc });
  if (!isMore) await db.update(payments).set({ rfndPrc }).where(eq(payments.payNo, attempt.payNo));
  await found.payable?.kind.refunded?.(context, attempt.ordNo, { no, amt, isWhole });
}

/**
 * Reduces waiting refunds by what the provider gave back: one that is held for exactly this sum, or as much as would exceed the
 * payment. Returns the reduction.
 */
async function cover(
  { db, now }: TransactionContext,
  { tid, amt: paid }: typeof paymentMoney.$inferSelect,
  { amt, promised }: { amt: number; promised: number },
): Promise<number> {
  const waiting = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.tid, tid), isNull(paymentRefunds.doneDts)))
    .orderBy(desc(paymentRefunds.regDts));
  const held = waiting.find((row) => (row.heldDts !== null || row.acctReqDts !== null) && row.amt === amt);
  let left = held ? amt : Math.max(0, promised + amt - paid);
  const all = left;
  for (const row of held ? [held] : waiting) {
    const part = Math.min(left, row.amt);
    left -= part;
    const rest = row.amt - part;
    await db
      .update(paymentRefunds)
      .set({ amt: rest, doneDts: rest === 0 ? now() : null })
      .where(eq(paymentRefunds.rfndNo, row.rfndNo));
  }
  return all - left;
}

/** Sum of all refunds of some money, done and waiting. */
async function promisedOf(db: Database, tid: string): Promise<number> {
  const rows = await db.select({ amt: paymentRefunds.amt }).from(paymentRefunds).where(eq(paymentRefunds.tid, tid));
  return sum(rows.map(({ amt }) => amt));
}

async function findMoney(db: Database, tid: string | null) {
  if (tid === null) return null;
  const [row] = await db.select().from(paymentMoney).where(eq(paymentMoney.tid, tid));
  return row ?? null;
}

async function onlyTid(db: Database, payNo: string): Promise<string | null> {
  const rows = await db.select({ tid: paymentMoney.tid }).from(paymentMoney).where(eq(paymentMoney.payNo, payNo));
  return rows.length === 1 ? (rows[0]?.tid ?? null) : null;
}
