import { dayMs } from '../../buying/durations.ts';
import { consentWindow } from '../../buying/price-consent.ts';
import { addDays, announceTime, chargeTime, startOf } from '../../buying/subscription-calendar.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { findCharge, type Subscription } from './subscription.queries.ts';
import { priceChangeOf } from './application.ts';

const restMs = 7 * dayMs;

/** Queues the next step of a subscription that changed. A job that comes too early finds nothing to do. */
export async function planStep(context: TransactionContext, row: Subscription): Promise<void> {
  const due = await nextStepTime(context, row);
  if (due !== null) await context.jobs.send(context.db, 'subscription-step', { applNo: row.applNo }, due);
}

/** When the next step is due. Null: none is, or the outcome of a charge comes first. */
export async function nextStepTime({ db }: Pick<MallContext, 'db'>, row: Subscription): Promise<Date | null> {
  const times = [...stepTimes(row), ...(await chargeTimes(db, row))];
  return times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())));
}

function stepTimes(row: Subscription): Date[] {
  const { stat, trialEndDt, pauseToDt, endDt } = row;
  return [
    ...(stat === 'SB00102' && trialEndDt !== null ? [startOf(trialEndDt)] : []),
    ...(stat === 'SB00104' && pauseToDt !== null ? [startOf(pauseToDt)] : []),
    ...(stat === 'SB00106' && endDt !== null ? [startOf(addDays(endDt, 1))] : []),
    ...consentTimes(row),
  ];
}

/** When the member is asked for consent, and when the price begins or is dropped. */
function consentTimes(row: Subscription): Date[] {
  const change = priceChangeOf(row);
  if (!change) return [];
  const asked = askTime(row);
  const begins = priceTime(row);
  return [...(begins ? [begins] : []), ...(asked && asked < startOf(change.fromDt) ? [asked] : [])];
}

/** When a price that waits for consent begins or is dropped. Null: first an earlier date is charged, by the price of its day. */
export function priceTime(row: Subscription): Date | null {
  const change = priceChangeOf(row);
  const { nextPayDt } = row;
  if (!change || (nextPayDt !== null && nextPayDt < change.fromDt)) return null;
  return startOf(change.fromDt);
}

/** When the member is asked by mail: as the 30 days begin, and once more after a no. Null: no more. */
export function askTime(row: Subscription): Date | null {
  const change = priceChangeOf(row);
  if (!change || change.agreeYn === 'Y') return null;
  const { askDts } = row;
  if (change.agreeDts === null) return askDts === null ? chargeTime(consentWindow(change.fromDt).first) : null;
  return askDts !== null && askDts > change.agreeDts ? null : new Date(change.agreeDts.getTime() + restMs);
}

/** Whether the member is told of the next charge. In a pause too: the first charge may follow a day after its end. */
export function takesNotice({ stat }: Subscription): boolean {
  return stat === 'SB00103' || stat === 'SB00104';
}

async function chargeTimes(db: MallContext['db'], row: Subscription): Promise<Date[]> {
  const { applNo, stat, nextPayDt, noticeDt } = row;
  if (nextPayDt === null) return [];
  const isAnnounced = noticeDt === nextPayDt;
  if (takesNotice(row) && !isAnnounced) return [announceTime(nextPayDt)];
  const charge = await findCharge(db, applNo, nextPayDt);
  if (charge?.chgStat === 'OPEN') return [];
  if (stat === 'SB00103') return [chargeTime(nextPayDt)];
  return stat === 'SB00105' && charge?.retryDts ? [charge.retryDts] : [];
}
