import { useContext, useEffect } from 'react';
import { NavigationType, UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from 'react-router-dom';
import { findHeart, placeIn, type PendingFavoritePlace } from '../shared/session/pending-favorite-place.ts';
import { hasActedEarly, shopperActs } from './shopper-acts.ts';

/**
 * Whoever comes back finds the old place even where the page is still too short for it: it is gone to as soon as the
 * page has grown that far, unless the shopper has moved on meanwhile. Who went to sign in finds the heart they pressed.
 */
export function OldPlace() {
  const { key, state } = useLocation();
  const router = useContext(DataRouterStateContext);
  const place = router?.restoreScrollPosition;
  if (typeof place !== 'number') return null;
  // A reload and the way back find the state as well, and a place of their own.
  const left = router?.historyAction === NavigationType.Replace ? placeIn(state) : null;
  return left ? <BackAtHeart key={key} left={left} /> : <GrowingTo key={key} place={place} />;
}

function GrowingTo({ place }: { place: number }) {
  useEffect(() => {
    if (reach() >= place) {
      // This comes after the page, which may have grown before it; rows that find their heights move it a little, too.
      if (!hasActedEarly() && place - window.scrollY > window.innerHeight / 2) window.scrollTo(0, place);
      return undefined;
    }
    const stop = asPageGrows(() => {
      if (reach() < place) return;
      stop();
      window.scrollTo(0, place);
    });
    return stop;
  }, [place]);
  return null;
}

/** So many frames without a move, and the cards above have found their heights. */
const restingFrames = 10;

/** Cards above it are drawn as they come near, and each may move it. */
function BackAtHeart({ left }: { left: PendingFavoritePlace }) {
  useEffect(() => {
    let frame = 0;
    let isFocused = false;
    const hold = (framesLeft: number) => {
      cancelAnimationFrame(frame);
      const heart = findHeart(left);
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
