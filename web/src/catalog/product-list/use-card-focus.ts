import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { rememberOpened, takeOpened } from './opened-cards.ts';

interface CardFocus {
  /** For the list: what is opened from it is where the focus goes on the way back. */
  onClick(event: MouseEvent): void;
  /** Gives the focus to the first card from this place on, as soon as it stands there. */
  focusFrom(place: number): void;
}

/** Puts the focus on the card that a shopper came from, and on the first of those that they asked for. */
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

/** Nobody is torn away from what they have gone to meanwhile; a button that has done its work is nobody's place. */
function isFree(element: Element | null): boolean {
  return !element || element === document.body || element.id === 'main' || element.hasAttribute('data-goes-on');
}
