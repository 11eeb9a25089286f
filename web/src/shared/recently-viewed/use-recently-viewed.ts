import { useMemo, useSyncExternalStore } from 'react';
import { useMallUrl } from '../page/page-context.ts';
import { numbersIn, storedViewed, subscribeViewed } from './recently-viewed.ts';

/** The group numbers viewed last in this mall, kept in step with every tab. Empty on the server, which cannot know. */
export function useRecentlyViewed(): string[] {
  const mallUrl = useMallUrl();
  const stored = useSyncExternalStore(
    subscribeViewed,
    () => storedViewed(mallUrl),
    () => '',
  );
  return useMemo(() => numbersIn(stored), [stored]);
}
