import { useSyncExternalStore } from 'react';

/** Whole seconds until a moment of this browser's clock, updated each second; 0: it is past, or there is none. */
export function useCountdown(until: number | null): number {
  return useSyncExternalStore(
    until === null ? never : eachSecond,
    () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  );
}

const never = () => () => {};

function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}
