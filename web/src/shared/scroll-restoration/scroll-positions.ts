import type { Location } from 'react-router-dom';
import { hasActedEarly } from './shopper-acts.ts';

/** Storage key of the scroll positions of a tab's pages. */
export const positionsKey = 'family-mall.places';

/**
 * Every document's first page has the key `default`: its position is stored by address, because another page may open
 * there.
 */
export function positionKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

/** A page may be read before hydration, which keeps the shopper's position. */
export function keepPosition(location: Parameters<typeof positionKey>[0]): void {
  if (window.scrollY === 0) return;
  try {
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, number>;
    const key = positionKey(location);
    // The browser has restored the position itself, in a page that was not all there: it came as near as it could.
    if (key in positions && !hasActedEarly()) return;
    sessionStorage.setItem(positionsKey, JSON.stringify({ ...positions, [key]: window.scrollY }));
  } catch {
    // Without storage, or with invalid data in it, the page starts at its top.
  }
}
