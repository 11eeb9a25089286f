import { useEffect, useState, type RefObject } from 'react';

const turnMs = 3000;

/**
 * Which of `count` slides shows. It moves on every three seconds; not while paused, under the pointer or holding the
 * focus or behind an overlay, and never where motion is unwanted.
 */
export function useRotation(count: number, isPaused: boolean, root: RefObject<HTMLElement | null>): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (isPaused || count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => {
      const isBehind = document.body.hasAttribute('data-scroll-locked'); // as overlays mark it
      if (!isBehind && !root.current?.matches(':hover, :focus-within')) setTurns((current) => current + 1);
    }, turnMs);
    return () => clearInterval(timer);
  }, [count, isPaused, root]);
  return count === 0 ? 0 : turns % count;
}
