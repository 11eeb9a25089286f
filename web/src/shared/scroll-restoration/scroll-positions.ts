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

/**
 * A page may be read before hydration, which keeps the shopper's position. An address that is opened anew begins at its top, though
 * the same one was left far down earlier in this tab.
 */
export function keepPosition(location: Parameters<typeof positionKey>[0]): void {
  const { scrollY } = window;
  const isReturning = document.documentElement.dataset.returning !== undefined; // see boot-script.ts
  if (isReturning && scrollY === 0) return;
  try {
    const { [positionKey(location)]: former, ...others } = JSON.parse(
      sessionStorage.getItem(positionsKey) ?? '{}',
    ) as Record<string, number>;
    // The browser has restored the position itself, in a page that was not all there: it came as near as it could.
    if (isReturning && former !== undefined && !hasActedEarly()) return;
    const own = scrollY === 0 ? {} : { [positionKey(location)]: scrollY };
    sessionStorage.setItem(positionsKey, JSON.stringify({ ...others, ...own }));
  } catch {
    // Without storage, or with invalid data in it, the page starts at its top.
  }
}
