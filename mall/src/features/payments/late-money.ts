import { hourMs } from '../../buying/durations.ts';
import { isOpenAttempt } from '../../buying/payment-states.ts';
import type { Attempt } from './provider.ts';

/**
 * How long an attempt that ended may still take money: by an open payment window (Toss Payments closes one after 30 minutes), or
 * by a confirmation that was sent before.
 */
const lateMoneyMs = hourMs;

/** Whether an attempt has ended so recently that the provider may still take money for it. */
export function mayTakeLateMoney({ payPrc, payStat, statDts }: Attempt, now: Date): boolean {
  // Registering a card takes no money.
  if (payPrc === 0 || isOpenAttempt(payStat)) return false;
  return now.getTime() < statDts.getTime() + lateMoneyMs;
}
