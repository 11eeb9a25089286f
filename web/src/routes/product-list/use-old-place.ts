import { useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as DataRouterStateContext } from 'react-router-dom';

/** Where on the page a shopper was who comes back to it; null for everybody else, and before it is known. */
export function useOldPlace(): number | null {
  const place = useContext(DataRouterStateContext)?.restoreScrollPosition;
  return typeof place === 'number' ? place : null;
}

/**
 * A page that wakes is as short as the server drew it when its old place is looked for; as soon as the list is as long
 * as its address says, the place is gone to.
 */
export function useReturnTo(place: number | null, isLong: boolean): void {
  const isSettled = useRef(false);
  useLayoutEffect(() => {
    if (isSettled.current || !isLong || place === null) return;
    isSettled.current = true;
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place);
  }, [isLong, place]);
}
