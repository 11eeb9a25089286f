import { arrivalOfPage, serverTimingOf } from '../../shared/page/server-timing.ts';
import type { Services } from '../services.ts';
import type { DehydratedState } from './dehydrated-state.ts';

/**
 * Fills the client with the results of the rendered page, before hydration. Ages are counted by this browser's clock.
 */
export function rehydrate({ client, sessions }: Services): void {
  const state = document.getElementById('state')?.textContent;
  if (!state) return;
  // The server rendered for a visitor. Its results only hydrate a member's first page, and count as stale there.
  const isMember = sessions?.read() != null;
  const arrivedAt = performance.timeOrigin + arrivalOfPage();
  const ages = agesOfResults();
  client.rehydrate(JSON.parse(state) as DehydratedState, (index) => {
    const ageMs = Number.parseInt(ages[index] ?? '', 10); // NaN for a stale result
    return isMember || Number.isNaN(ageMs) ? null : arrivedAt - ageMs;
  });
}

/**
 * How old each result was when the document arrived: milliseconds, or `-` for one that must not count as fresh. The
 * ages are outside the document, whose bytes are the same for all. A browser that does not expose them has no fresh
 * results.
 */
function agesOfResults(): string[] {
  return serverTimingOf('ages')?.split(' ') ?? [];
}
