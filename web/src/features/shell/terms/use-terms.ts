import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { termsIn, withTerms, type ShownTerms } from './terms-address.ts';

/** State of links on the page itself: back then leads to the page below. */
export const openedHere = { isOverPage: true };

/** The document in the address, if any, and how to close it. */
export function useTerms() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeavingPage = useNavigation().state !== 'idle';
  const requested = termsIn(new URLSearchParams(search));
  // Keeps the text while the viewer slides away.
  const [last, setLast] = useState<ShownTerms | null>(requested);
  if (requested && requested !== last) setLast(requested);
  const pageBelow = pathname + withTerms(search, null);
  return {
    shown: requested ?? last,
    isOpen: requested !== null && !isLeavingPage,
    pageBelow,
    close: () => {
      if (!requested) return;
      if ((state as Partial<typeof openedHere> | null)?.isOverPage) void navigate(-1);
      else void navigate(pageBelow, { replace: true, preventScrollReset: true });
    },
  };
}
