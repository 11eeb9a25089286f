import { Fragment, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { SessionContext } from './session-context.ts';

/**
 * Content that starts anew once a member has left: `useQuery` keeps its previous data, skipped or not, as long as its component
 * lives (Apollo Client 4.3.8), and with it the member's name.
 */
export function EndsWithMember({ children }: { children: ReactNode }) {
  const sessions = useContext(SessionContext);
  const departures = useSyncExternalStore(
    (listener) => sessions?.subscribe(listener) ?? (() => {}),
    () => sessions?.departures ?? 0,
    () => 0,
  );
  return <Fragment key={departures}>{children}</Fragment>;
}
