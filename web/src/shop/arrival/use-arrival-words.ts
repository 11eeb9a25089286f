import { useSyncExternalStore } from 'react';
import { koreanDay } from '../../shared/format/day-words.ts';
import { followMallClock, mallTimeNow } from '../mall/mall-clock.ts';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** "2026-11-30" -> "11/30(월) 도착 예정". */
export function arrivalWords(day: string): string {
  const [, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}(${weekdays[new Date(day).getUTCDay()]}) 도착 예정`;
}

/** The day on which goods are expected, in words. Null where none is told, and where it is past: a page may be read hours later. */
export function useArrivalWords(day: string | null): string | null {
  return useSyncExternalStore(
    followMallClock,
    () => (day === null || isPast(day) ? null : arrivalWords(day)),
    () => (day === null ? null : arrivalWords(day)),
  );
}

function isPast(day: string): boolean {
  const now = mallTimeNow();
  return now !== null && day < koreanDay(new Date(now));
}
