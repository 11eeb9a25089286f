import { and, eq, isNull } from 'drizzle-orm';
import { daysLate, refundDue } from '../../buying/buying-times.ts';
import { lateInterest } from '../../buying/refunds.ts';
import type { TransactionContext } from '../../context.ts';
import { paymentRefunds } from '../../db/schema/payment-books.ts';
import { savePoints } from '../benefits/points.ts';
import type { Attempt } from '../payments/provider.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;

/**
 * The money has gone; a repeat changes nothing. For each day beyond the last one of a claim's refund the member gets interest
 * (contract, section 7). It is no part of what was paid, so no provider could give it back: it comes as points, one for each won.
 */
export async function finishRefund(
  { db, now, settings }: TransactionContext,
  { rfndNo, amt, clmNo, regDts }: RefundRow,
  { memNo, ordNo }: Attempt,
): Promise<void> {
  const doneDts = now();
  const done = await db
    .update(paymentRefunds)
    .set({ doneDts, heldDts: null, acctReqDts: null })
    .where(and(eq(paymentRefunds.rfndNo, rfndNo), isNull(paymentRefunds.doneDts)))
    .returning({ rfndNo: paymentRefunds.rfndNo });
  if (done.length === 0 || clmNo === null) return;
  const interest = lateInterest(amt, daysLate(refundDue(regDts), doneDts), settings.refundInterestPercent);
  await savePoints(db, memNo, interest, ordNo, doneDts);
}
