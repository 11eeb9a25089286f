import { useContext, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { RouterContext } from '../router-context.ts';
import { findFavoriteButton, placeIn, type PendingFavoritePlace } from '../session/pending-favorite-place.ts';
import { hasActedEarly, shopperActs } from './shopper-acts.ts';
import { useRestoredPosition } from './use-restored-position.ts';

/**
 * Restores the position where the page was too short for it: as soon as it has grown that far, unless the shopper has moved
 * on meanwhile. A shopper who comes from signing in finds the product whose favorite is pending.
 */
export function LateScrollRestoration() {
  const { key, state } = useLocation();
  const router = useContext(RouterContext);
  const position = useRestoredPosition();
  // A reload and the way back find the state as well, and a position of their own. A choice on that page stays where it is.
  const isRedirected = useNavigationType() === 'REPLACE' && router?.state.preventScrollReset !== true;
  const left = isRedirected ? placeIn(state) : null;
  if (left) return <AtPendingFavorite key={key} left={left} />;
  return position === null ? null : <GrowingTo key={key} position={position} />;
}

function GrowingTo({ position }: { position: number }) {
  useEffect(() => {
    if (reach() >= position) {
      // This comes after the page, which may have grown before it; rows that find their heights move it a little, too.
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

/** So many frames without a move, and the cards above have found their heights. */
const restingFrames = 10;

/** Cards above it are rendered as they come near, and each may move it. */
function AtPendingFavorite({ left }: { left: PendingFavoritePlace }) {
  useEffect(() => {
    let frame = 0;
    let isFocused = false;
    const hold = (framesLeft: number) => {
      cancelAnimationFrame(frame);
      const heart = findFavoriteButton(left);
      if (!heart) return backTo(left.scrollY);
      const distance = heart.getBoundingClientRect().top - left.top;
      const isMoved = Math.abs(distance) > 1;
      if (isMoved) window.scrollBy(0, distance);
      if (!isFocused && isFree(document.activeElement)) heart.focus({ preventScroll: true });
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

/** The rows of a list stand in the page only near where it is scrolled to, and until they are there it may have been too short. */
function backTo(scrollY: number): void {
  if (reach() >= scrollY && Math.abs(window.scrollY - scrollY) > window.innerHeight) window.scrollTo(0, scrollY);
}

/** Does it now and whenever the page changes its height, until the shopper does something. */
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

/** How far down the page can be scrolled. */
function reach(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

/** Nobody is torn away from what they have gone to meanwhile. */
function isFree(element: Element | null): boolean {
  return !element || element === document.body || element.id === 'main';
}
