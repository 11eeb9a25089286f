import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes its drawing over, true after: for what the server never draws. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
