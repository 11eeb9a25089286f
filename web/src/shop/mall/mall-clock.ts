import { useEffect, useState, useSyncExternalStore } from 'react';
import { koreanDay } from '../../shared/format/day-words.ts';

/** Mall time minus the page's own running time. The largest seen is the truest: an answer only gets older on its way. */
let offset = -Infinity;
const listeners = new Set<() => void>();

/** Current time of the mall. Does not depend on the device's clock. */
export function mallNow(mallTime: string, elapsed = performance.now()): number {
  offset = Math.max(offset, Date.parse(mallTime) - elapsed);
  return offset + elapsed;
}

/** Before hydration the time of the answer, so that server and browser draw the same; then the mall's clock, each second. */
export function useMallNow(mallTime: string | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (mallTime === null) return;
    const tick = () => setNow(mallNow(mallTime));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [mallTime]);
  return now ?? (mallTime === null ? null : Date.parse(mallTime));
}

/** Sets the clock by an answer. For the browser alone: a server has one for all its shoppers. */
export function setMallClock(mallTime: string): void {
  mallNow(mallTime);
  for (const listener of listeners) listener();
}

/** The day in Korea by the mall's clock, YYYY-MM-DD; by the device's until an answer has told it. */
export function mallToday(): string {
  return koreanDay(new Date(offset === -Infinity ? Date.now() : offset + performance.now()));
}

/** The same. Renders again when an answer sets the clock to another day. */
export function useMallToday(): string {
  return useSyncExternalStore(subscribe, mallToday, mallToday);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
