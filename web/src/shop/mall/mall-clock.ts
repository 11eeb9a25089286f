import { useEffect, useState } from 'react';
import { isServer } from '../../shared/is-server.ts';
import { arrivalOfPage, serverTimingOf } from '../../shared/page/server-timing.ts';

/** Mall time minus the page's own running time. The largest seen is the truest: an answer only gets older on its way. */
let offset = -Infinity;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

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

/** Sets the clock by an answer, in the browser alone: a server has one for all its shoppers. */
export function setMallClock(mallTime: string): void {
  if (isServer) return;
  mallNow(mallTime);
  notify();
}

/** As in a new document. For tests, whose files share one. */
export function forgetMallClock(): void {
  offset = -Infinity;
}

/** The mall's time in milliseconds, which the page came with or an answer has told; null until then. */
export function mallTimeNow(): number | null {
  if (offset === -Infinity) readClockOfPage();
  return offset === -Infinity ? null : offset + performance.now();
}

/** Browsers without Server-Timing do not show it. */
function readClockOfPage(): void {
  const told = serverTimingOf('mall-time');
  if (told !== undefined) mallNow(told, arrivalOfPage());
}

/** Calls back when an answer sets the clock, and each minute. Returns how to end that. */
export function followMallClock(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(notify, 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
