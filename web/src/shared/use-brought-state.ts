import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * The state that the navigation to this page has brought. Null after a reload and a step back: the history still has the
 * state then, but it is no news any more, and what the server rendered knows nothing of it.
 */
export function useBroughtState(): unknown {
  const { state } = useLocation();
  return useNavigationType() === 'POP' ? null : (state as unknown);
}
