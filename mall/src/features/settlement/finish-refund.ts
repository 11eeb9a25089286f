import { and, eq, isNull } from 'drizzle-orm';
import { daysLate, refundDue } from '../../buying/buying-times.ts';
import { lateInterest } from '../../buying/refunds.ts';
import type { TransactionContext } from '../../context.ts';
import { paymentRefunds } from '../../db/schema/payment-books.ts';
import { savePoints } from '../benefits/points.ts';
import { notifyOfRefund } from './money-mail.ts';
import type { Attempt } from '../payments/provider.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;

/**
 * Marks a refund as done. A repeat changes nothing. Each day of delay of a claim's refund earns interest (contract, section 7).
 * It comes as points, one for each won: a provider refunds no more than was paid.
 */
export async function finishRefund(
  context: TransactionContext,
  { rfndNo, amt, clmNo, regDts }: RefundRow,
  attempt: Attempt,
): Promise<void> {
  const { db, now, settings } = context;
  const { memNo, ordNo } = attempt;
  const doneDts = now();
  const done = await db
    .update(paymentRefunds)
    .set({ doneDts, heldDts: null, acctReqDts: null })
    .where(and(eq(paymentRefunds.rfndNo, rfndNo), isNull(paymentRefunds.doneDts)))
    .returning({ rfndNo: paymentRefunds.rfndNo });
  if (done.length === 0) return;
  await notifyOfRefund(context, attempt, amt);
  if (clmNo === null) return;
  const interest = lateInterest(amt, daysLate(refundDue(regDts), doneDts), settings.refundInterestPercent);
  await savePoints(db, { memNo, ordNo, pnt: interest, now: doneDts });
}
