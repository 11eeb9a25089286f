import { useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as DataRouterStateContext } from 'react-router-dom';

/**
 * A page that wakes is as short as the server drew it when its old place is looked for; as soon as the list is as long
 * as its address says, the place is gone to.
 */
export function useOldPlace(isLong: boolean): void {
  const place = useContext(DataRouterStateContext)?.restoreScrollPosition;
  const isSettled = useRef(false);
  useLayoutEffect(() => {
    if (isSettled.current || !isLong || typeof place !== 'number') return;
    isSettled.current = true;
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place);
  }, [isLong, place]);
}
