import { mayAsk } from '../../buying/price-consent.ts';
import {
  addDays,
  announcedCharge,
  announceTime,
  dateAfter,
  missedDates,
  startOf,
} from '../../buying/subscription-calendar.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { toDay } from '../../wire/days.ts';
import { lockMember } from '../../members/members.queries.ts';
import { priceChangeOf } from './application.ts';
import { beginCharge, dueCharge, storeOmitted } from './charges.ts';
import { mailConsent, mailNotice, mailOmitted } from './mails.ts';
import { askTime, planStep, priceTime, takesNotice } from './plan.ts';
import {
  changeSubscription,
  findCharge,
  findSubscription,
  lockSubscription,
  moveSubscription,
  type Subscription,
} from './subscription.queries.ts';

/** Takes every step of a subscription that is due, and begins a charge that is. Any job may call it at any time. */
export function takeSteps(context: MallContext, applNo: string): Promise<void> {
  return inTransaction(context, async (context) => {
    const known = await findSubscription(context.db, applNo);
    if (!known) return;
    await lockMember(context.db, known.memNo);
    const row = await lockSubscription(context.db, applNo);
    if (row) await takeStepsOf(context, row);
  });
}

/**
 * As `takeSteps`, for a locked subscription. Returns how it is afterwards. `isChosen`: the member has just chosen the next date,
 * so that it needs no notice three days before.
 */
export async function takeStepsOf(
  context: TransactionContext,
  row: Subscription,
  { isChosen } = { isChosen: false },
): Promise<Subscription> {
  let current = row;
  for (let next: Subscription | null = row; next !== null; next = await takeStep(context, current, isChosen))
    current = next;
  const payDt = await dueCharge(context, current);
  if (payDt !== null) await beginCharge(context, current, payDt);
  else if (current !== row) await planStep(context, current);
  return current;
}

/** One step that is due. Null: none is. */
async function takeStep(
  context: TransactionContext,
  row: Subscription,
  isChosen: boolean,
): Promise<Subscription | null> {
  return (
    (await takeTimedStep(context, row)) ??
    (await leaveOutMissed(context, row)) ??
    (await takeConsentStep(context, row)) ??
    takeNotice(context, row, isChosen)
  );
}

async function takeTimedStep({ db, now }: TransactionContext, row: Subscription): Promise<Subscription | null> {
  const { stat, trialEndDt, pauseToDt, endDt } = row;
  const isPast = (time: Date) => time <= now();
  if (stat === 'SB00102' && trialEndDt !== null && isPast(startOf(trialEndDt)))
    return moveSubscription(db, row, 'NO_CONSENT', { endDt: trialEndDt });
  if (stat === 'SB00104' && pauseToDt !== null && isPast(startOf(pauseToDt)))
    return moveSubscription(db, row, 'RESUME', { pauseToDt: null });
  if (stat === 'SB00106' && endDt !== null && isPast(startOf(addDays(endDt, 1))))
    return moveSubscription(db, row, 'TERM_ENDED');
  return null;
}

/**
 * Leaves out the dates that passed while no job ran, each with a record. A member is not charged for several dates at once, and
 * not without a notice.
 */
async function leaveOutMissed(context: TransactionContext, row: Subscription): Promise<Subscription | null> {
  const { db, now } = context;
  const { applNo, stat, cyclCd, firstPayDt, nextPayDt, noticeDt } = row;
  if (stat !== 'SB00103' || nextPayDt === null) return null;
  const missed = missedDates(cyclCd, firstPayDt, nextPayDt, { isAnnounced: noticeDt === nextPayDt, now: now() });
  const last = missed.at(-1);
  if (last === undefined || (await findCharge(db, applNo, nextPayDt))) return null;
  for (const payDt of missed) await storeOmitted(context, row, payDt);
  await mailOmitted(context, row, missed);
  return changeSubscription(db, row, { nextPayDt: dateAfter(cyclCd, firstPayDt, last) });
}

/** Begins a price that was agreed to, drops one that was not in time, or asks. */
async function takeConsentStep(context: TransactionContext, row: Subscription): Promise<Subscription | null> {
  const { db, now } = context;
  const change = priceChangeOf(row);
  if (!change) return null;
  const { chgPrc, agreeYn } = row;
  const begins = priceTime(row);
  if (row.stat !== 'SB00102' && chgPrc !== null && begins !== null && begins <= now()) {
    const prc = agreeYn === 'Y' ? chgPrc : row.prc;
    return changeSubscription(db, row, { prc, chgPrc: null, chgFromDt: null });
  }
  const asked = askTime(row);
  if (asked === null || asked > now() || !mayAsk(change, toDay(now()), now())) return null;
  await mailConsent(context, row);
  return changeSubscription(db, row, { askDts: now() });
}

/** Announces the next charge. A late notice puts it off until three days from now; later dates keep the calendar. */
async function takeNotice(
  context: TransactionContext,
  row: Subscription,
  isChosen: boolean,
): Promise<Subscription | null> {
  const { db, now } = context;
  const { nextPayDt, noticeDt } = row;
  if (!takesNotice(row) || nextPayDt === null || noticeDt === nextPayDt) return null;
  if (announceTime(nextPayDt) > now()) return null;
  const payDt = isChosen ? nextPayDt : announcedCharge(nextPayDt, now());
  const announced = await changeSubscription(db, row, { nextPayDt: payDt, noticeDt: payDt });
  await mailNotice(context, announced);
  return announced;
}
