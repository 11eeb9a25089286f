const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Korea keeps one time all year. */
const koreaMs = 9 * 60 * minuteMs;

const attemptMinutes = 15;
const holdMinutes = 60;
const accountDays = 2;
const returnDays = 7;
const faultReturnDays = 92;
const confirmDays = 8;
const refundWorkingDays = 3;

/** The end of an unpaid order's stock hold: the earlier of two limits, one from the last attempt, one from placing. */
export function paymentDue(placedAt: Date, attemptedAt: Date): Date {
  return earlier(
    new Date(attemptedAt.getTime() + attemptMinutes * minuteMs),
    new Date(placedAt.getTime() + holdMinutes * minuteMs),
  );
}

/** The end of the time in which an order may be paid again. */
export function lastAttempt(placedAt: Date): Date {
  return new Date(placedAt.getTime() + holdMinutes * minuteMs);
}

/** The last second in which a deposit to a virtual account counts: the end of the day two days on. */
export function depositDue(issuedAt: Date): Date {
  return endOfDay(issuedAt, accountDays);
}

/** The last second in which goods can be returned or exchanged; null before they were received: then there is no end yet. */
export function returnEnd(receivedAt: Date | null, isSellersFault: boolean): Date | null {
  return receivedAt && endOfDay(receivedAt, isSellersFault ? faultReturnDays : returnDays);
}

/** When a delivered item counts as confirmed without a word of the buyer. */
export function confirmedByItself(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + confirmDays * dayMs);
}

/** The last second of the day on which a delivered item counts as confirmed. */
export function confirmationDayEnd(receivedAt: Date): Date {
  return endOfDay(receivedAt, confirmDays);
}

/** The last day of a refund, counted from the return in working days. Holidays count as working days: a refund is never late. */
export function refundDue(returnedAt: Date): Date {
  let day = 0;
  for (let left = refundWorkingDays; left > 0;) {
    day += 1;
    const weekday = new Date(returnedAt.getTime() + koreaMs + day * dayMs).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return endOfDay(returnedAt, day);
}

/** How many days late something is: each day that has started after `due` counts. */
export function daysLate(due: Date, now: Date): number {
  return isBy(now, due) ? 0 : Math.ceil((now.getTime() - due.getTime()) / dayMs);
}

/** 23:59:59 in Korea, some days after the day of an instant. */
function endOfDay(instant: Date, days: number): Date {
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
