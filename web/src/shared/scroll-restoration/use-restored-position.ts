import { useCallback, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { RouterContext } from '../router-context.ts';

/**
 * The page's former scroll position, for a shopper who comes back to it; null for everyone else, and before it is
 * known.
 */
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
 * A hydrated page is as short as the server rendered it when its position is restored. This scrolls there as soon as
 * the list has all pages of its address.
 */
export function useScrollWhenLong(position: number | null, isLong: boolean): void {
  const isSettled = useRef(false);
  useLayoutEffect(() => {
    if (isSettled.current || !isLong || position === null) return;
    isSettled.current = true;
    if (Math.abs(window.scrollY - position) > 1) window.scrollTo(0, position);
  }, [isLong, position]);
}
