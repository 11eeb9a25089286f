import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { rememberOpened, takeOpened } from './opened-cards.ts';

interface CardFocus {
  /** For the list: what is opened from it is where the focus goes on the way back. */
  onClick(event: MouseEvent): void;
  /** Focuses the first card from this index on, as soon as it is rendered. */
  focusFrom(place: number): void;
}

/** Focuses the card that a shopper came back from, and the first card after a press on load more. */
export function useCardFocus(list: RefObject<HTMLElement | null>): CardFocus {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isBack = useNavigationType() === 'POP';
  const [cameFrom] = useState(() => (isBack ? takeOpened(address) : null));
  const wanted = useRef<string | null>(cameFrom && `[data-product="${CSS.escape(cameFrom)}"]`);
  useEffect(() => {
    const card = wanted.current && list.current?.querySelector(wanted.current);
    const link = card ? card.querySelector<HTMLElement>('h3 a') : null;
    if (!link) return;
    wanted.current = null;
    // The frame gives a new page the focus in the same moment, and then lets go of it.
    setTimeout(() => {
      if (isFree(document.activeElement)) link.focus({ preventScroll: true });
    });
  });
  return {
    onClick: ({ target }) => {
      const productId = (target as Element).closest('[data-product]')?.getAttribute('data-product');
      if (productId) rememberOpened(address, productId);
    },
    focusFrom: (place) => {
      wanted.current = `[data-place="${place}"][data-product]`;
    },
  };
}

/** Never takes the focus away from another element that the shopper has moved to. The pressed button does not count. */
function isFree(element: Element | null): boolean {
  return !element || element === document.body || element.id === 'main' || element.hasAttribute('data-goes-on');
}
