import { Navigate, useLocation } from 'react-router-dom';
import { LoadingIndicator } from '../shared/ui/LoadingIndicator/LoadingIndicator.tsx';

/** On the way to the right address of the same visit, with the navigation state and the place on the page. */
export function Redirecting({ to }: { to: string }) {
  const { state, hash } = useLocation();
  return (
    <>
      <LoadingIndicator />
      <Navigate to={to + hash} state={state} replace />
    </>
  );
}
