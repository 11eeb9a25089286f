import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { dayMs } from '../../../buying/durations.ts';
import type { MallContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { rowsOf } from '../../../db/rows.ts';
import { paymentDifferences, reconciledDays } from '../../../db/schema/reconciliation.ts';
import { newNumber } from '../../../security/numbers.ts';
import type { Difference } from './compare-books.ts';

export type DifferenceRow = typeof paymentDifferences.$inferSelect;

/** What two books say differently of one payment, refund or payout. */
export type Found = Pick<DifferenceRow, 'payNo' | 'moveTp' | 'moveNo' | 'ourAmt' | 'theirAmt'>;

export const openDifference = isNull(paymentDifferences.endDts);

export function toFound({ ours, theirs }: Difference): Found[] {
  const move = ours ?? theirs;
  if (!move) return [];
  return [
    { payNo: move.payNo, moveTp: move.tp, moveNo: move.no, ourAmt: ours?.amt ?? null, theirAmt: theirs?.amt ?? null },
  ];
}

/** Stores one row for each move. A row that has ended stays, so the same difference is not reported again. */
export async function noteDifferences(
  { db, now, log }: Pick<MallContext, 'db' | 'now' | 'log'>,
  { pgCd, day }: Pick<DifferenceRow, 'pgCd' | 'day'>,
  all: readonly Found[],
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map((found) => ({ ...found, diffNo: newNumber('DF', now()), pgCd, day, regDts: now() }));
  const noted = await db.insert(paymentDifferences).values(rows).onConflictDoNothing().returning();
  for (const { diffNo, payNo, moveTp, moveNo, ourAmt, theirAmt } of noted)
    log.error({ diffNo, pgCd, payNo, moveTp, moveNo, ourAmt, theirAmt }, 'the books of a payment provider differ');
}

export function openDifferences(db: Database, pgCd: string): Promise<DifferenceRow[]> {
  return db
    .select()
    .from(paymentDifferences)
    .where(and(openDifference, eq(paymentDifferences.pgCd, pgCd)));
}

export async function endAgreed({ db, now }: Pick<MallContext, 'db' | 'now'>, diffNo: string): Promise<void> {
  await db
    .update(paymentDifferences)
    .set({ endDts: now(), endTp: 'AGREES' })
    .where(and(eq(paymentDifferences.diffNo, diffNo), openDifference));
}

/** Ended ones five years later, as payments are; days once none of them is compared any more. */
export async function sweepReconciliation({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * dayMs);
  await db.delete(paymentDifferences).where(lt(paymentDifferences.endDts, ago(5 * 366)));
  await db.delete(reconciledDays).where(lt(reconciledDays.dts, ago(400)));
}

/** Number of open differences. */
export async function countDifferences(db: Database): Promise<number> {
  const [row] = await rowsOf<{ size: number }>(
    db,
    sql`select count(*)::int as size from ${paymentDifferences} where ${openDifference}`,
  );
  return row?.size ?? 0;
}
