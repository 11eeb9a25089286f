import { useCallback, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { RouterContext } from '../router-context.ts';

/** How far down the page was left, for a shopper who comes back to it; null for everybody else, and before it is known. */
export function useRestoredPosition(): number | null {
  const router = useContext(RouterContext);
  const { key } = useLocation();
  const subscribe = useCallback((listener: () => void) => router?.subscribe(listener) ?? (() => {}), [router]);
  const read = () => {
    // The router is ahead of the page that React is still rendering.
    const position = router?.state.location.key === key ? router.state.restoreScrollPosition : null;
    return typeof position === 'number' ? position : null;
  };
  return useSyncExternalStore(subscribe, read, () => null);
}

/**
 * A page that is hydrated is as short as the server rendered it when its position is restored; as soon as the list is as long
 * as its address says, it is scrolled there.
 */
export function useScrollWhenLong(position: number | null, isLong: boolean): void {
  const isSettled = useRef(false);
  useLayoutEffect(() => {
    if (isSettled.current || !isLong || position === null) return;
    isSettled.current = true;
    if (Math.abs(window.scrollY - position) > 1) window.scrollTo(0, position);
  }, [isLong, position]);
}
