import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withChoices, type Choices } from './with-choices.ts';

export interface AddressChoices {
  /** What the address says, be it sense or not. */
  asked: URLSearchParams;
  /** Writes choices into the address, in its place: the way back leads out of the page. Null takes one out. */
  choose(choices: Choices): void;
}

/** Choices that live in the address, so that they survive a reload and can be sent to a friend. */
export function useAddressChoices(): AddressChoices {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => new URLSearchParams(search), [search]);
  // Several choices may be made before the first of them is rendered.
  const written = useRef(search);
  useLayoutEffect(() => {
    written.current = search;
  }, [search]);
  const choose = (choices: Choices) => {
    const next = withChoices(written.current, choices);
    if (next === written.current) return;
    written.current = next;
    // Nothing is to be fetched for a choice; it shows at once, and the page stays where it is.
    void navigate(
      { pathname, search: next },
      { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true },
    );
  };
  return { asked, choose };
}
