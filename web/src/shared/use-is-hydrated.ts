import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, true after: for what the server never renders. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
