import { serverTimingOf } from '../../shared/page/server-timing.ts';
import type { Services } from '../services.ts';
import type { DehydratedState } from './dehydrated-state.ts';

/** Gives the client what the page was rendered with, before hydration; ages go by this browser's clock. */
export function rehydrate({ client, sessions }: Services): void {
  const state = document.getElementById('state')?.textContent;
  if (!state) return;
  // The server rendered for a visitor. Its results only hydrate a member's first page, and count as stale there.
  const isMember = sessions?.read() != null;
  const arrivedAt = arrivalOfPage();
  const ages = agesOfResults();
  client.rehydrate(JSON.parse(state) as DehydratedState, (index) => {
    const ageMs = Number.parseInt(ages[index] ?? '', 10); // none for a result that must not count as fresh
    return isMember || Number.isNaN(ageMs) ? null : arrivedAt - ageMs;
  });
}

/**
 * How old each result was when the document arrived: milliseconds, `-` for one that must not count as fresh. They come
 * beside the document, whose bytes are the same for all. A browser that tells none has no fresh results.
 */
function agesOfResults(): string[] {
  return serverTimingOf('ages')?.split(' ') ?? [];
}

/** When the document had arrived, in milliseconds of Date. */
function arrivalOfPage(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (navigation?.responseEnd ?? 0);
}
