import { useMemo, useSyncExternalStore } from 'react';
import { useMallUrl } from '../page/page-context.ts';
import { numbersIn, storedViewed, subscribeViewed } from './recently-viewed.ts';

/**
 * The group numbers last viewed in this mall, in sync with every tab. Empty on the server, which does not know them.
 */
export function useRecentlyViewed(): string[] {
  const mallUrl = useMallUrl();
  const stored = useSyncExternalStore(
    subscribeViewed,
    () => storedViewed(mallUrl),
    () => '',
  );
  return useMemo(() => numbersIn(stored), [stored]);
}
