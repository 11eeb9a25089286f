import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionStore } from './session-store.ts';

/** Null on the server, which reads no session. */
export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore | null {
  return useContext(SessionContext);
}

/** True inside a page that only members see: the server renders it for its member alone. */
export const MembersPageContext = createContext(false);

/**
 * Whether someone is signed in to this mall. On the server and during hydration both must render the same: true inside
 * pages of members alone, false elsewhere. Content that must not move uses styles instead: see the classes
 * `for-members` and `for-visitors`.
 */
export function useIsMember(): boolean {
  const sessions = useContext(SessionContext);
  const isMembersPage = useContext(MembersPageContext);
  return useSyncExternalStore(
    (listener) => sessions?.subscribe(listener) ?? (() => {}),
    () => sessions?.read() != null,
    () => isMembersPage,
  );
}
