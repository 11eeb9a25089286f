import { useEffect, useState, type RefObject } from 'react';
import { isOverlayOpen } from '../../../shared/ui/is-overlay-open.ts';

const turnMs = 3000;

/**
 * The visible one of `count` slides, and how to show the next. It changes every three seconds (specification, section
 * 9), except while paused, hovered, focused or behind an overlay.
 */
export function useRotation(
  count: number,
  isStill: boolean,
  root: RefObject<HTMLElement | null>,
): [shown: number, turn: () => void] {
  const [turns, setTurns] = useState(0);
  const turn = () => setTurns((current) => current + 1);
  useEffect(() => {
    if (isStill || count < 2) return undefined;
    const timer = setInterval(() => {
      if (!isOverlayOpen() && !root.current?.matches(':hover, :focus-within')) setTurns((current) => current + 1);
    }, turnMs);
    return () => clearInterval(timer);
  }, [count, isStill, root]);
  return [count === 0 ? 0 : turns % count, turn];
}
