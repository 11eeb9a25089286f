import { koreanClock, monthAndDay, timeOfDay } from './korean-clock.ts';

/** "11월 25일 23:59": the time in Korea. */
export function formatMoment(instant: string): string {
  const clock = koreanClock(new Date(instant));
  return `${monthAndDay(clock)} ${timeOfDay(clock)}`;
}
