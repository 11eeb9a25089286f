import { useSyncExternalStore } from 'react';

/** The address's fragment. The server never learns it, so that the first render goes without. */
export function useAnchor(hash: string): string {
  return useSyncExternalStore(
    () => () => {},
    () => hash,
    () => '',
  );
}
