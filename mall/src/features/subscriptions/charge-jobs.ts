import { eq } from 'drizzle-orm';
import { isOpenAttempt } from '../../buying/payment-states.ts';
import type { MallContext } from '../../context.ts';
import { subscriptionCharges } from '../../db/schema/subscriptions.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { RetryLater } from '../../jobs/job-queue.ts';
import { lockMember } from '../../members/members.queries.ts';
import { findAttempt } from '../payments/attempts.ts';
import { mayTakeLateMoney } from '../payments/late-money.ts';
import { ProviderUnreachable, type Attempt, type ProviderResult } from '../payments/provider.ts';
import { providerOf } from '../payments/providers.ts';
import { openCard } from '../payments/registered-cards.ts';
import type { Settlement } from '../payments/settlement.ts';
import { chargeRefused } from './charges.ts';
import { mailRefusal } from './mails.ts';
import { shipDelivery } from './shipping.ts';
import { takeSteps } from './steps.ts';
import { findSubscription } from './subscription.queries.ts';

/** Jobs that take the steps of subscriptions, charge their cards and send their goods. */
export function subscriptionJobs(
  context: MallContext,
  settlement: Settlement,
): Pick<JobHandlers, 'subscription-step' | 'subscription-charge' | 'subscription-ship'> {
  return {
    'subscription-step': ({ applNo }) => takeSteps(context, applNo),
    'subscription-charge': ({ chgNo }) => sendCharge(context, settlement, chgNo),
    'subscription-ship': async ({ chgNo }) => {
      await shipDelivery(context, chgNo);
    },
  };
}

/**
 * Sends a charge to the provider until its outcome is known. Two processes may do it at once, and one may be killed: the provider
 * charges once for an attempt. One that has ended is looked up for as long as its money may still be taken.
 */
async function sendCharge(context: MallContext, settlement: Settlement, chgNo: string): Promise<void> {
  const [charge] = await context.db.select().from(subscriptionCharges).where(eq(subscriptionCharges.chgNo, chgNo));
  const attempt = charge?.payNo ? await findAttempt(context.db, charge.payNo) : null;
  if (!charge || !attempt) return;
  const isEnded = charge.chgStat === 'ENDED';
  let isDecided = true;
  if (isOpenAttempt(attempt.payStat) || (isEnded && attempt.payStat === 'CANCEL')) {
    const answer = await askProvider(context, charge, attempt);
    await settlement.applyProviderResult(context, attempt, answer);
    isDecided = answer.stat !== 'OPEN' && answer.stat !== 'APPROVED';
    if (isEnded && !isDecided) await settlement.closeAttempt(context, attempt);
  }
  const after = await findAttempt(context.db, attempt.payNo);
  if (after && isOpenAttempt(after.payStat)) throw new RetryLater('The outcome of a charge is not known.');
  if (after && isEnded && !isDecided && mayTakeLateMoney(after, context.now()))
    throw new RetryLater('A charge that has ended may still be taken.');
  if (after?.payDts === null) await noteRefusal(context, chgNo, after);
}

async function askProvider(
  context: MallContext,
  { applNo, chgStat }: typeof subscriptionCharges.$inferSelect,
  attempt: Attempt,
): Promise<ProviderResult> {
  const row = await findSubscription(context.db, applNo);
  const card = chgStat === 'OPEN' && row ? openCard(context, row.sealedCard) : null;
  try {
    const provider = providerOf(context, attempt.pgCd);
    // A charge that has ended meanwhile is not sent again, only looked up.
    return await (card ? provider.charge(attempt, card.key) : provider.lookUp(attempt));
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw new RetryLater('The provider does not answer.', { cause: error });
    throw error;
  }
}

function noteRefusal(context: MallContext, chgNo: string, { memNo, payNo, regDts }: Attempt): Promise<void> {
  return inTransaction(context, async (context) => {
    await lockMember(context.db, memNo);
    const refused = await chargeRefused(context, { chgNo, payNo, triedAt: regDts });
    if (refused) await mailRefusal(context, refused.row, refused.charge);
  });
}
