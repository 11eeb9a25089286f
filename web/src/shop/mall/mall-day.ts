import { useSyncExternalStore } from 'react';
import { koreanDay } from '../../shared/format/day-words.ts';
import { followMallClock, mallTimeNow } from './mall-clock.ts';

/** The day in Korea by the mall's clock, YYYY-MM-DD; by the device's until the page or an answer has told it. */
export function mallToday(): string {
  return koreanDay(new Date(mallTimeNow() ?? Date.now()));
}

/** The same. Renders again when another day begins, or an answer sets the clock to one. */
export function useMallToday(): string {
  return useSyncExternalStore(followMallClock, mallToday, mallToday);
}
