import { dayMs } from './durations.ts';
import { addDays, type Day } from './subscription-calendar.ts';

const consentDays = 30;
const restDays = 7;

/** A price that begins on a day and wants the member's consent. */
export interface PriceChange {
  fromDt: Day;
  agreeYn: 'Y' | 'N' | null;
  agreeDts: Date | null;
}

/** First and last day for a consent: the 30 days before the price begins. */
export function consentWindow(fromDt: Day): { first: Day; last: Day } {
  return { first: addDays(fromDt, -consentDays), last: addDays(fromDt, -1) };
}

export function canConsent({ fromDt, agreeYn }: PriceChange, today: Day): boolean {
  const { first, last } = consentWindow(fromDt);
  return agreeYn !== 'Y' && first <= today && today <= last;
}

/** Whether the member may be asked: not for seven days after a no. */
export function mayAsk(change: PriceChange, today: Day, now: Date): boolean {
  if (!canConsent(change, today)) return false;
  return change.agreeDts === null || now.getTime() >= change.agreeDts.getTime() + restDays * dayMs;
}
