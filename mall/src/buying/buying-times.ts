import { dayMs, koreaMs, minuteMs } from './durations.ts';

const attemptMinutes = 15;
const holdMinutes = 60;
const accountDays = 2;
const returnDays = 7;
const faultReturnDays = 92;
/** Days after its receipt on which an item is confirmed automatically. */
export const confirmDays = 8;
const refundWorkingDays = 3;
const ticketDays = 365;

/** End of an unpaid order's reservation: 15 minutes after the last attempt, but 60 after placing at most. */
export function paymentDue(placedAt: Date, attemptedAt: Date): Date {
  return earlier(
    new Date(attemptedAt.getTime() + attemptMinutes * minuteMs),
    new Date(placedAt.getTime() + holdMinutes * minuteMs),
  );
}

/** End of the time in which an order can be paid again. */
export function lastAttempt(placedAt: Date): Date {
  return new Date(placedAt.getTime() + holdMinutes * minuteMs);
}

/** The last second for a deposit to a virtual account: the end of the second day after. */
export function depositDue(issuedAt: Date): Date {
  return endOfDay(issuedAt, accountDays);
}

/** The last second for a return or an exchange. Null while the goods are not received. */
export function returnEnd(receivedAt: Date | null, isSellersFault: boolean): Date | null {
  return receivedAt && endOfDay(receivedAt, isSellersFault ? faultReturnDays : returnDays);
}

/** When a delivered item is confirmed automatically. */
export function confirmedByItself(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + confirmDays * dayMs);
}

/**
 * The last second of the last whole day before a delivered item is confirmed automatically. On the day after, no exchange is possible
 * from that hour on, so it is not shown as a day to exchange.
 */
export function lastDayBeforeConfirmation(receivedAt: Date): Date {
  return endOfDay(receivedAt, confirmDays - 1);
}

/** The last day for a refund, in working days from the return. Counts holidays as working days, so that no refund is late. */
export function refundDue(returnedAt: Date): Date {
  let day = 0;
  for (let left = refundWorkingDays; left > 0;) {
    day += 1;
    const weekday = new Date(returnedAt.getTime() + koreaMs + day * dayMs).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return endOfDay(returnedAt, day);
}

/** The last second in which a ticket can be used. */
export function ticketEnd(sentAt: Date): Date {
  return endOfDay(sentAt, ticketDays);
}

/** Days of delay. Counts each day that has started after `due`. */
export function daysLate(due: Date, now: Date): number {
  return isBy(now, due) ? 0 : Math.ceil((now.getTime() - due.getTime()) / dayMs);
}

/** 23:59:59 in Korea, some days after the day of an instant. */
export function endOfDay(instant: Date, days: number): Date {
  const today = Math.floor((instant.getTime() + koreaMs) / dayMs);
  return new Date((today + days + 1) * dayMs - koreaMs - 1000);
}

function earlier(first: Date, second: Date): Date {
  return first < second ? first : second;
}

/** Whether `end` has not passed yet. The last second counts in full. */
export function isBy(now: Date, end: Date): boolean {
  return now.getTime() < end.getTime() + 1000;
}
