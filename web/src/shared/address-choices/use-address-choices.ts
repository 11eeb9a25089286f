import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withChoices, type Choices } from './with-choices.ts';

export interface AddressChoices {
  /** The query of the address, valid or not. */
  params: URLSearchParams;
  /** Writes choices into the address, replacing the history entry: back leaves the page. Null removes one. */
  choose(choices: Choices): void;
}

/** Choices that live in the address, so that they survive a reload and can be sent to a friend. */
export function useAddressChoices(): AddressChoices {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  // Several choices may be made before the first of them is rendered.
  const written = useRef(search);
  useLayoutEffect(() => {
    written.current = search;
  }, [search]);
  const choose = (choices: Choices) => {
    const next = withChoices(written.current, choices);
    if (next === written.current) return;
    written.current = next;
    // A choice loads nothing, so render it at once, without scrolling.
    void navigate(
      { pathname, search: next },
      { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true },
    );
  };
  return { params, choose };
}
