import { useEffect, useState } from 'react';

/** Mall time minus the page's own running time. The largest seen is the truest: an answer only gets older on its way. */
let offset = -Infinity;

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
