import { koreanDay } from './day-words.ts';

/** "0900" or "9:00" -> "09:00"; null for anything else. */
export function formatTimeOfDay(value: string | null | undefined): string | null {
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})$/.exec(value ?? '') ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 24 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** "2026-05-01T09:00:00+09:00" -> "2026.05.01": the day in Korea. */
export function formatDay(instant: string): string {
  return koreanDay(new Date(instant)).replaceAll('-', '.');
}
