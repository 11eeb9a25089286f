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

/** The day in Korea, YYYY-MM-DD. */
export function koreanDay(instant: Date): string {
  return koreanClock(instant).slice(0, 'YYYY-MM-DD'.length);
}
