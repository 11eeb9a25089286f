import { koreanClock, monthAndDay, timeOfDay } from './korean-clock.ts';

/** "2026-11-28" -> "11월 28일", and with its year where that is not the present one. */
export function dayInWords(day: string, now: Date = new Date()): string {
  const year = day.slice(0, 4);
  return year === koreanDay(now).slice(0, 4) ? monthAndDay(day) : `${year}년 ${monthAndDay(day)}`;
}

/** "2026-11-23T18:45:00+09:00" -> "11월 23일 18:45": day and time in Korea. */
export function momentInWords(instant: string, now: Date = new Date()): string {
  const clock = koreanClock(new Date(instant));
  return `${dayInWords(clock, now)} ${timeOfDay(clock)}`;
}

/** "11월 28일까지" for what ends with that day in Korea, and with its hour, "11월 28일 15:00까지", for what ends within it. */
export function untilInWords(instant: string, now: Date = new Date()): string {
  const day = lastDay(instant);
  return `${day === null ? momentInWords(instant, now) : dayInWords(day, now)}까지`;
}

/** The last whole day in Korea before an end, YYYY-MM-DD; null for an end within a day. Midnight is the end of the day before. */
export function lastDay(instant: string): string | null {
  const end = new Date(instant);
  const day = koreanDay(new Date(end.getTime() - 1));
  return day < koreanDay(new Date(end.getTime() + lastSecondsMs)) ? day : null;
}

/** Some end with the last second of a day, some with its last minute. */
const lastSecondsMs = 60_000;

/** Shops write an end such as 2099 for what has none. */
const yearsWithoutEnd = 10;

export function isEndless(instant: string, now: Date = new Date()): boolean {
  const last = new Date(now);
  last.setFullYear(last.getFullYear() + yearsWithoutEnd);
  return Date.parse(instant) > last.getTime();
}

/** The day in Korea, YYYY-MM-DD. */
export function koreanDay(instant: Date): string {
  return koreanClock(instant).slice(0, 'YYYY-MM-DD'.length);
}
