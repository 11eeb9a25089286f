import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { termsIn, withTerms, type ShownTerms } from './terms-address.ts';

/** Said by the links of the page itself: the way back leads to the page below. */
export const openedHere = { isOverPage: true };

/** The document that the address asks for, if any, and the way out of it. */
export function useTerms() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeavingPage = useNavigation().state !== 'idle';
  const asked = termsIn(new URLSearchParams(search));
  // What slides away keeps its words on the way.
  const [last, setLast] = useState<ShownTerms | null>(asked);
  if (asked && asked !== last) setLast(asked);
  const pageBelow = pathname + withTerms(search, null);
  return {
    shown: asked ?? last,
    isOpen: asked !== null && !isLeavingPage,
    pageBelow,
    close: () => {
      if (!asked) return;
      if ((state as Partial<typeof openedHere> | null)?.isOverPage) void navigate(-1);
      else void navigate(pageBelow, { replace: true, preventScrollReset: true });
    },
  };
}
