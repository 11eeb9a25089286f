/** The day that the content was written for. Everything dated counts from here, so that two seeds hold the same bytes. */
const referenceDay = Date.parse('2026-11-20T09:00:00+09:00');
const dayInMilliseconds = 86_400_000;

/** `days` before the reference day, at some minute of the working day. */
export function daysBefore(days: number, minutes = 0): Date {
  return new Date(referenceDay - days * dayInMilliseconds + minutes * 60_000);
}

/** `minutes` after nine on a day such as 2026-11-20. */
export function workingTime(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T09:00:00+09:00`) + minutes * 60_000);
}

/** Current content began in the past and ends in the far future. */
export const longAgo = new Date('2026-01-01T00:00:00+09:00');
export const farFuture = new Date('2099-12-31T23:59:59+09:00');
