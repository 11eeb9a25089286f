import { depositDue } from '../../buying/buying-times.ts';
import { isOpenAttempt, isPaidAttempt } from '../../buying/payment-states.ts';
import type { MallContext } from '../../context.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { noDeadline } from '../../http/deadline.ts';
import { RetryLater } from '../../jobs/job-queue.ts';
import { findAttempt } from '../payments/attempts.ts';
import { mayTakeLateMoney } from '../payments/late-money.ts';
import { providerOf } from '../payments/providers.ts';
import { ProviderUnreachable, type Attempt, type ProviderResult } from '../payments/provider.ts';
import { endOverduePayment, applyProviderResult, syncPayment } from './sync-payment.ts';
import { sendRefund } from './refund-job.ts';
import { notifyShop } from './test-pages/notify-shop.ts';

/** Jobs that look after attempts and refunds while no shopper waits. */
export function paymentJobs(
  context: MallContext,
): Pick<JobHandlers, 'payment-due' | 'payment-ask' | 'payment-refund' | 'payment-close' | 'payment-test-notice'> {
  return {
    'payment-due': ({ payNo }) => lookAfterDue(context, payNo),
    'payment-ask': ({ payNo }) => ask(context, payNo),
    'payment-refund': ({ rfndNo }) => sendRefund(context, rfndNo),
    'payment-close': ({ payNo }) => closeAccount(context, payNo),
    'payment-test-notice': (notice) => notifyShop(context, notice),
  };
}

/**
 * Runs when the time to pay is over. Queries the provider first: a payment in time pays the order. Without a response the order
 * ends all the same, and the job retries; money that is reported then is refunded. It also retries, for an hour, while the
 * provider reports an open window or an approval.
 */
async function lookAfterDue(context: MallContext, payNo: string): Promise<void> {
  const attempt = await findAttempt(context.db, payNo);
  if (!attempt) return;
  const answer = await tryToSync(context, attempt);
  await endOverduePayment(context, attempt, answer !== null);
  if (answer === null) throw new RetryLater('The provider does not answer.');
  const mayTakeMoney = answer.stat === 'OPEN' || answer.stat === 'APPROVED';
  if (mayTakeMoney && (await hasJustEnded(context, payNo)))
    throw new RetryLater('The payment window may still be open, or a confirmation under way.');
}

async function hasJustEnded({ db, now }: MallContext, payNo: string): Promise<boolean> {
  const attempt = await findAttempt(db, payNo);
  return attempt !== null && mayTakeLateMoney(attempt, now());
}

/** The outcome of the shopper's return is unknown. Queries until it is known, or until the time to pay is over. */
async function ask(context: MallContext, payNo: string): Promise<void> {
  const known = await findAttempt(context.db, payNo);
  if (known) await tryToSync(context, known);
  const attempt = await findAttempt(context.db, payNo);
  const isOver = !attempt || attempt.payStat === 'WAIT' || !isOpenAttempt(attempt.payStat);
  if (isOver || context.now() > attempt.expDts) return;
  throw new RetryLater('The provider does not know yet.');
}

/** Closes a virtual account. Retries until it would expire by itself. If a deposit came first, applies that instead. */
async function closeAccount(context: MallContext, payNo: string): Promise<void> {
  const attempt = await findAttempt(context.db, payNo);
  if (!attempt || isOpenAttempt(attempt.payStat) || isPaidAttempt(attempt.payStat)) return;
  try {
    const provider = providerOf(context, attempt.pgCd);
    const answer = await provider.lookUp(attempt);
    if (answer.moneyList.length > 0) await applyProviderResult(context, attempt, answer);
    else await provider.closeAccount(attempt);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    if (context.now() > (attempt.acctDueDts ?? depositDue(attempt.expDts))) return;
    throw new RetryLater('The account may still be open.', { cause: error });
  }
}

async function tryToSync(context: MallContext, attempt: Attempt): Promise<ProviderResult | null> {
  try {
    return (await syncPayment(context, attempt, null, noDeadline)).answer;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return null;
    throw error;
  }
}
