import { and, eq, isNull } from 'drizzle-orm';
import { daysLate, refundDue } from '../../buying/buying-times.ts';
import { isOpenAttempt } from '../../buying/payment-states.ts';
import { lateInterest } from '../../buying/refunds.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { paymentRefunds } from '../../db/schema/payment-books.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { NotYet } from '../../jobs/job-queue.ts';
import { unseal } from '../../security/sealing.ts';
import { savePoints } from '../benefits/points.ts';
import { findAttempt } from '../payments/attempts.ts';
import { companyOf } from '../payments/companies.ts';
import { CompanyUnreachable, type Attempt, type CompanyAnswer, type RefundAccount } from '../payments/company.ts';
import { endOfTime, settle } from './outcomes.ts';
import { notifyShop } from './test-pages/notify-shop.ts';

/** Jobs for attempts and refunds without a shopper. */
export function paymentJobs(
  context: MallContext,
): Pick<JobHandlers, 'payment-due' | 'payment-ask' | 'payment-refund' | 'payment-test-notice'> {
  return {
    'payment-due': ({ payNo }) => lookAfterDue(context, payNo),
    'payment-ask': ({ payNo }) => ask(context, payNo),
    'payment-refund': ({ rfndNo }) => refund(context, rfndNo),
    'payment-test-notice': (notice) => notifyShop(context, notice),
  };
}

/**
 * The time to pay is over. First queries the company: a payment by then pays the order. If it does not respond, the
 * hold still ends, and the query is repeated until it does; money that it reports then is refunded.
 */
async function lookAfterDue(context: MallContext, payNo: string): Promise<void> {
  const answer = await tryToSettle(context, payNo);
  await endOfTime(context, payNo, answer !== null);
  if (answer === null) throw new NotYet('The company does not answer.');
}

/**
 * The response to the shopper's return was lost: queries until the result is known, or until the time to pay is over.
 */
async function ask(context: MallContext, payNo: string): Promise<void> {
  await tryToSettle(context, payNo);
  const attempt = await findAttempt(context.db, payNo);
  const isOver = !attempt || attempt.payStat === 'WAIT' || !isOpenAttempt(attempt.payStat);
  if (isOver || context.now() > attempt.expDts) return;
  throw new NotYet('The company does not know yet.');
}

async function tryToSettle(context: MallContext, payNo: string): Promise<CompanyAnswer | null> {
  try {
    return await settle(context, payNo);
  } catch (error) {
    if (error instanceof CompanyUnreachable) return null;
    throw error;
  }
}

async function refund(context: MallContext, rfndNo: string): Promise<void> {
  const { db, keys } = context;
  const mine = eq(paymentRefunds.rfndNo, rfndNo);
  const [row] = await db.select().from(paymentRefunds).where(mine);
  const attempt = row && (await findAttempt(db, row.payNo));
  if (!attempt || row.doneDts) return;
  const text = row.sealedAcct && unseal(keys.personal, row.sealedAcct);
  const account = text ? (JSON.parse(text) as RefundAccount) : null;
  try {
    await companyOf(context, attempt.pgCd).refund(attempt, { rfndNo, tid: row.tid, amt: row.amt, account });
  } catch (error) {
    if (error instanceof CompanyUnreachable) throw new NotYet('The company does not answer.');
    throw error;
  }
  await db.transaction((transaction) => finish(context, transaction, row, attempt));
}

/**
 * The money has gone. For each day beyond the last one of a claim's refund the member gets interest (contract, section 7). It is
 * no part of what was paid, so no company could give it back: it comes as points, one for each won.
 */
async function finish(
  { now, settings }: MallContext,
  db: Database,
  { rfndNo, amt, clmNo, regDts }: typeof paymentRefunds.$inferSelect,
  { memNo, ordNo }: Attempt,
): Promise<void> {
  const doneDts = now();
  const open = and(eq(paymentRefunds.rfndNo, rfndNo), isNull(paymentRefunds.doneDts));
  const done = await db
    .update(paymentRefunds)
    .set({ doneDts })
    .where(open)
    .returning({ rfndNo: paymentRefunds.rfndNo });
  if (done.length === 0 || clmNo === null) return;
  const interest = lateInterest(amt, daysLate(refundDue(regDts), doneDts), settings.refundInterestPercent);
  await savePoints(db, memNo, interest, ordNo, doneDts);
}
