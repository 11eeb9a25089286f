import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useIsHydrated } from '../../use-is-hydrated.ts';

interface ElsewhereProps {
  to: string;
  state?: unknown;
  /** What is there until the page has left. */
  children?: ReactNode;
}

/** Leads to another address, which takes the place of this one. Only a browser follows it: the server renders the children alone. */
export function Elsewhere({ to, state, children }: ElsewhereProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      {children}
      {isHydrated && <Navigate to={to} state={state} replace />}
    </>
  );
}
