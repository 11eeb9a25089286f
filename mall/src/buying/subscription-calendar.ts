import { dayMs, hourMs, koreaMs } from './durations.ts';

/** How often a subscription comes: every one or two weeks, or every one, two or three months. */
export const cycleCodes = ['W1', 'W2', 'M1', 'M2', 'M3'] as const;

export type CycleCode = (typeof cycleCodes)[number];

/** A day in Korea as yyyyMMdd. Such days compare as texts. */
export type Day = string;

const chargeHour = 10;
/** Days before a charge on which it is announced. */
export const announceDays = 3;
/** Days after its date for which an announced charge may still be made. */
const mostDaysLate = 3;
const yearMonths = 12;
const mostRows = 24;
const mostDaysAhead = 60;
const mostPausedDays = 90;

const steps: Readonly<Record<CycleCode, { days: number } | { months: number }>> = {
  W1: { days: 7 },
  W2: { days: 14 },
  M1: { months: 1 },
  M2: { months: 2 },
  M3: { months: 3 },
};

/** Days after a refused charge on which it is tried again. */
export const retryDays = [1, 3, 5] as const;

export function addDays(day: Day, days: number): Day {
  return toDayText(new Date(toUtc(day).getTime() + days * dayMs));
}

/** Days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / dayMs);
}

/** The same day of another month, or its last if it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const date = toUtc(day);
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0));
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return toDayText(last);
}

/** The date with this number of the calendar that begins on `first`, which is number 0. */
export function dateOf(cycle: CycleCode, first: Day, number: number): Day {
  const step = steps[cycle];
  // From the first one, not from the one before: the 31st comes back after a short month.
  return 'days' in step ? addDays(first, step.days * number) : addMonths(first, step.months * number);
}

/** The first date on a day or after it. */
export function dateFrom(cycle: CycleCode, first: Day, day: Day): Day {
  if (day <= first) return first;
  const step = steps[cycle];
  const daysOfStep = 'days' in step ? step.days : step.months * 31;
  let number = Math.floor(daysBetween(first, day) / daysOfStep);
  while (dateOf(cycle, first, number) < day) number += 1;
  return dateOf(cycle, first, number);
}

/** The first date after a day. */
export function dateAfter(cycle: CycleCode, first: Day, day: Day): Day {
  return dateFrom(cycle, first, addDays(day, 1));
}

/** The dates of a term, or of a year without one: 1 to 24. */
export function datesOfTerm(cycle: CycleCode, first: Day, termMonths: number): Day[] {
  const end = addMonths(first, termMonths === 0 ? yearMonths : termMonths);
  const dates = Array.from({ length: mostRows }, (_, number) => dateOf(cycle, first, number));
  return dates.filter((day, index) => index === 0 || day < end);
}

/** The first and the last day on which a subscription may begin, asked on a day. */
export function startDaysOn(today: Day): { bgnFromDt: Day; bgnToDt: Day } {
  return { bgnFromDt: today, bgnToDt: addDays(today, mostDaysAhead) };
}

/** The first and the last day on which a pause may end that begins on a day. */
export function resumeDaysOn(today: Day): { rsmFromDt: Day; rsmToDt: Day } {
  return { rsmFromDt: addDays(today, 1), rsmToDt: addDays(today, mostPausedDays) };
}

/** 00:00 of a day in Korea. */
export function startOf(day: Day): Date {
  return new Date(toUtc(day).getTime() - koreaMs);
}

/** When a charge is due: 10:00 in Korea. */
export function chargeTime(day: Day): Date {
  return new Date(startOf(day).getTime() + chargeHour * hourMs);
}

/** When a charge is announced. */
export function announceTime(day: Day): Date {
  return chargeTime(addDays(day, -announceDays));
}

/** When a charge that was refused some times is tried again. Null: no more. */
export function retryTime(day: Day, refusals: number): Date | null {
  const days = retryDays[refusals - 1];
  return days === undefined ? null : chargeTime(addDays(day, days));
}

/**
 * When a charge is tried again that was refused some times, the last time at `refusedAt`: on its day, but after a late answer no
 * sooner than the days between two tries. Null: no more.
 */
export function nextTryTime(day: Day, refusals: number, refusedAt: Date): Date | null {
  const planned = retryTime(day, refusals);
  if (planned === null) return null;
  const step = (retryDays[refusals - 1] ?? 0) - (retryDays[refusals - 2] ?? 0);
  const rested = chargeTime(addDays(dayOf(refusedAt), step));
  return rested > planned ? rested : planned;
}

/**
 * Whether a date can no longer be charged. One that was announced is charged up to three days late. One that was not is announced
 * first, unless it would be charged so late then that the next one could not be announced in time.
 */
export function isMissed(
  cycle: CycleCode,
  first: Day,
  day: Day,
  { isAnnounced, now }: { isAnnounced: boolean; now: Date },
): boolean {
  if (isAnnounced) return now > chargeTime(addDays(day, mostDaysLate));
  return addDays(announcedCharge(day, now), announceDays) > dateAfter(cycle, first, day);
}

/** The dates from a day on that can no longer be charged. */
export function missedDates(
  cycle: CycleCode,
  first: Day,
  day: Day,
  { isAnnounced, now }: { isAnnounced: boolean; now: Date },
): Day[] {
  const missed: Day[] = [];
  for (let date = day; isMissed(cycle, first, date, { isAnnounced: isAnnounced && date === day, now });) {
    missed.push(date);
    date = dateAfter(cycle, first, date);
  }
  return missed;
}

/** The day of a charge that is announced now: its date, or three days from now. */
export function announcedCharge(day: Day, now: Date): Day {
  const soonest = addDays(dayOf(now), announceDays);
  return day > soonest ? day : soonest;
}

/** Whether a day is in the term of a date: from it until the day before the next. */
export function isInTermOf(cycle: CycleCode, first: Day, date: Day, day: Day): boolean {
  return date <= day && day < dateAfter(cycle, first, date);
}

/** The day of an instant in Korea. */
function dayOf(instant: Date): Day {
  return toDayText(new Date(instant.getTime() + koreaMs));
}

function toUtc(day: Day): Date {
  return new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T00:00:00Z`);
}

function toDayText(date: Date): Day {
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}
