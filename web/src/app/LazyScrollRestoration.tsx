import { useContext, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { RouterContext } from '../shared/router-context.ts';
import type { PendingFavoritePlace } from '../shop/session/pending-favorite-place.ts';
import { findFavoriteButton, placeIn } from '../shop/session/resumed-favorite-place.ts';
import { hasActedEarly, shopperActs } from '../shared/scroll-restoration/shopper-acts.ts';
import { useRestoredPosition } from '../shared/scroll-restoration/use-restored-position.ts';

/**
 * Restores the scroll position of a page that was too short for it, as soon as it is long enough, unless the shopper
 * has moved on meanwhile. After a sign-in the shopper finds the product whose favorite is pending.
 */
export function LazyScrollRestoration() {
  const { key, state } = useLocation();
  const router = useContext(RouterContext);
  const position = useRestoredPosition();
  // A reload and a step back have the state as well, but their own scroll position. A choice on that page keeps its
  // position.
  const isRedirected = useNavigationType() === 'REPLACE' && router?.state.preventScrollReset !== true;
  const left = isRedirected ? placeIn(state) : null;
  if (left) return <AtPendingFavorite key={key} left={left} />;
  return position === null ? null : <GrowingTo key={key} position={position} />;
}

function GrowingTo({ position }: { position: number }) {
  useEffect(() => {
    if (reach() >= position) {
      // This runs after the page, which may have grown before; rows that get their heights move it a little, too.
      if (!hasActedEarly() && position - window.scrollY > window.innerHeight / 2) window.scrollTo(0, position);
      return undefined;
    }
    const stop = asPageGrows(() => {
      if (reach() < position) return;
      stop();
      window.scrollTo(0, position);
    });
    return stop;
  }, [position]);
  return null;
}

/** After this many frames without a move, the cards above have their final heights. */
const restingFrames = 10;

/** Cards above it render as they come near, and each may move it. */
function AtPendingFavorite({ left }: { left: PendingFavoritePlace }) {
  useEffect(() => {
    let frame = 0;
    let isFocused = false;
    const hold = (framesLeft: number) => {
      cancelAnimationFrame(frame);
      const button = findFavoriteButton(left);
      if (!button) return backTo(left.scrollY);
      const distance = button.getBoundingClientRect().top - left.top;
      const isMoved = Math.abs(distance) > 1;
      if (isMoved) window.scrollBy(0, distance);
      if (!isFocused && isFree(document.activeElement)) button.focus({ preventScroll: true });
      isFocused = true;
      if (framesLeft > 0) frame = requestAnimationFrame(() => hold(isMoved ? restingFrames : framesLeft - 1));
    };
    return asPageGrows(
      () => hold(restingFrames),
      () => cancelAnimationFrame(frame),
    );
  }, [left]);
  return null;
}

/** A list renders rows only near the scroll position, so the page may have been too short before. */
function backTo(scrollY: number): void {
  if (reach() >= scrollY && Math.abs(window.scrollY - scrollY) > window.innerHeight) window.scrollTo(0, scrollY);
}

/** Scrolls now and whenever the page changes its height, until the shopper acts. */
function asPageGrows(settle: () => void, whenStopped = () => {}): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const growth = new ResizeObserver(settle);
  const stop = () => {
    growth.disconnect();
    for (const act of shopperActs) window.removeEventListener(act, stop);
    whenStopped();
  };
  growth.observe(document.body);
  for (const act of shopperActs) window.addEventListener(act, stop, { passive: true });
  return stop;
}

/** The maximum scroll position. */
function reach(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

/** Never takes the focus from an element that the shopper has moved to. */
function isFree(element: Element | null): boolean {
  return !element || element === document.body || element.id === 'main';
}
