import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionStore } from './session-store.ts';

/** Null on the server, which only renders for anonymous visitors. */
export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore | null {
  return useContext(SessionContext);
}

/**
 * Whether someone is signed in to this mall. False on the server and during hydration, so that both render the same.
 * Content that must not move uses styles instead: see the classes `for-members` and `for-visitors`.
 */
export function useIsMember(): boolean {
  const sessions = useContext(SessionContext);
  return useSyncExternalStore(
    (listener) => sessions?.subscribe(listener) ?? (() => {}),
    () => sessions?.read() != null,
    () => false,
  );
}
