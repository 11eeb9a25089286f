import { resolvePath, type Location, type To } from 'react-router-dom';
import type { ViewHistory } from './view-history.ts';

/** Where a link leads from a place, as the address line would write it. */
export function nextLocation(history: ViewHistory, from: Location, to: To, state: unknown): Location {
  const { pathname, ...rest } = history.encodeLocation(resolvePath(to, from.pathname));
  // Two slashes would begin the name of another host.
  return {
    pathname: pathname.replace(/^\/+/, '/'),
    search: rest.search,
    hash: rest.hash,
    state: state ?? null,
    key: newKey(),
    mask: undefined,
  };
}

/** Whether the browser itself would stay where it is and but scroll. */
export function isHashAlone(from: Location, to: Location): boolean {
  return to.hash !== '' && from.pathname === to.pathname && from.search === to.search;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
