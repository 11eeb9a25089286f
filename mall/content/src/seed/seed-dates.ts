/** The day that the content was written for. What is over for good counts from here, so that two seeds hold the same bytes. */
const referenceDay = Date.parse('2026-11-20T09:00:00+09:00');
export const dayInMilliseconds = 86_400_000;
const weekInMilliseconds = 7 * dayInMilliseconds;

/** `days` before the reference day, at some minute of the working day. */
export function daysBefore(days: number, minutes = 0): Date {
  return new Date(referenceDay - days * dayInMilliseconds + minutes * 60_000);
}

/** `minutes` after nine on a day such as 2026-11-20. */
export function workingTime(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T09:00:00+09:00`) + minutes * 60_000);
}

/** Days such as 2026-11-20, the first and the last one included. */
export type Period = readonly [from: string, to: string];

/** Midnight in Korea. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

/**
 * Moves a moment of content for the reference day to one filled later, so that as much runs and is to come. Whole weeks, since
 * weekdays matter.
 */
export function moved(written: Date, filledOn: Date): Date {
  const weeks = Math.max(0, Math.floor((filledOn.getTime() - referenceDay) / weekInMilliseconds));
  return new Date(written.getTime() + weeks * weekInMilliseconds);
}

/** First moment of a period, and first moment after it, with a database that is filled on a day. */
export function movedPeriod([from, to]: Period, filledOn: Date): { startDts: Date; endDts: Date } {
  const after = new Date(startOf(to).getTime() + dayInMilliseconds);
  return { startDts: moved(startOf(from), filledOn), endDts: moved(after, filledOn) };
}

/** Current content began in the past and ends in the far future. */
export const longAgo = new Date('2026-01-01T00:00:00+09:00');
export const farFuture = new Date('2099-12-31T23:59:59+09:00');
