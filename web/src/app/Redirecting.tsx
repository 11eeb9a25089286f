import { Navigate, useLocation } from 'react-router-dom';
import { LoadingIndicator } from '../shared/ui/LoadingIndicator/LoadingIndicator.tsx';

/** Redirects to the right address of the same visit, with navigation state and hash. */
export function Redirecting({ to }: { to: string }) {
  const { state, hash } = useLocation();
  return (
    <>
      <LoadingIndicator />
      <Navigate to={to + hash} state={state} replace />
    </>
  );
}
