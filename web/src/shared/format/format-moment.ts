import { formatDay } from './time.ts';
import { koreanClock, monthAndDay, timeOfDay } from './korean-clock.ts';

/** "11월 25일 23:59": the time in Korea. */
export function formatMoment(instant: string): string {
  const clock = koreanClock(new Date(instant));
  return `${monthAndDay(clock)} ${timeOfDay(clock)}`;
}

/** "2026.11.25 23:59": the same for what is kept for years, such as a receipt. */
export function formatFullMoment(instant: string): string {
  return `${formatDay(instant)} ${timeOfDay(koreanClock(new Date(instant)))}`;
}
