import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to what stands in the place of a button or form that is gone, so that it is read and not lost. */
export function useFocusOnce<Target extends HTMLElement>(isDone: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isDone) target.current?.focus();
  }, [isDone]);
  return target;
}
