import { useRef, useState } from 'react';
import { useCountdown } from './use-countdown.ts';

/** An impatient second press may come after the first one's response, and means the same. */
const pauseSeconds = 10;

interface ResendPause {
  /** Whole seconds until it may be sent again; 0: now. */
  seconds: number;
  isPaused: () => boolean;
  /** It has just been sent, or the mall requires this wait. */
  pause: (seconds?: number) => void;
}

/** Blocks an immediate second send. */
export function useResendPause(): ResendPause {
  const [until, setUntil] = useState<number | null>(null);
  const latest = useRef(0); // state is a render late for a double click
  return {
    seconds: useCountdown(until),
    isPaused: () => Date.now() < latest.current,
    pause: (seconds = pauseSeconds) => {
      latest.current = Date.now() + seconds * 1000;
      setUntil(latest.current);
    },
  };
}
