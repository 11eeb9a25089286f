import type { Location } from 'react-router-dom';
import { hasActedEarly } from './shopper-acts.ts';

/** Where a tab keeps how far down each of its pages was left. */
export const placesKey = 'family-mall.places';

/** Every document's first page has the key `default`: each place on it is kept under its address, lest another page open there. */
export function placeKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

/** A drawn page may be read before it wakes: waking leaves the shopper at the same place. */
export function keepPlace(location: Parameters<typeof placeKey>[0]): void {
  if (window.scrollY === 0) return;
  try {
    const places = JSON.parse(sessionStorage.getItem(placesKey) ?? '{}') as Record<string, number>;
    const key = placeKey(location);
    // The browser has looked for the old place itself, in a page that was not all there: it came as near as it could.
    if (key in places && !hasActedEarly()) return;
    sessionStorage.setItem(placesKey, JSON.stringify({ ...places, [key]: window.scrollY }));
  } catch {
    // Without storage, or with something strange in it, the page begins at its top.
  }
}
