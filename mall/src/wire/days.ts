import { dayMs } from '../buying/durations.ts';
import { toDts } from './dts.ts';

/** A day as yyyyMMdd in Korean time. */
export function toDay(instant: Date): string {
  return toDts(instant).slice(0, 8);
}

/** The first instant of a day in Korea; null for a day that no calendar has. */
export function startOfDay(day: string): Date | null {
  const start = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T00:00:00+09:00`);
  return Number.isNaN(start.getTime()) || toDay(start) !== day ? null : start;
}

/** The first instant after a day in Korea. Korea keeps one time all year. */
export function endOfDay(start: Date): Date {
  return new Date(start.getTime() + dayMs);
}
