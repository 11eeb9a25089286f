import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from 'react-router-dom';

const shopperActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Whoever comes back finds the old place even where the page is still too short for it: it is gone to as soon as the
 * page has grown that far, unless the shopper has moved on meanwhile.
 */
export function OldPlace() {
  const { key } = useLocation();
  const place = useContext(DataRouterStateContext)?.restoreScrollPosition;
  return typeof place === 'number' ? <GrowingTo key={key} place={place} /> : null;
}

function GrowingTo({ place }: { place: number }) {
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined' || reach() >= place) return undefined;
    const growth = new ResizeObserver(() => {
      if (reach() < place) return;
      stop();
      window.scrollTo(0, place);
    });
    const stop = () => {
      growth.disconnect();
      for (const act of shopperActs) window.removeEventListener(act, stop);
    };
    growth.observe(document.body);
    for (const act of shopperActs) window.addEventListener(act, stop, { passive: true });
    return stop;
  }, [place]);
  return null;
}

/** How far down the page can be scrolled. */
function reach(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
