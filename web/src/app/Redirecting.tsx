import { useLocation } from 'react-router-dom';
import { LoadingIndicator } from '../shared/ui/LoadingIndicator/LoadingIndicator.tsx';
import { Elsewhere } from '../shared/ui/Elsewhere/Elsewhere.tsx';

/** Redirects to the right address of the same visit, with navigation state and hash. */
export function Redirecting({ to }: { to: string }) {
  const { state, hash } = useLocation();
  return (
    <>
      <LoadingIndicator />
      <Elsewhere to={to + hash} state={state} />
    </>
  );
}
