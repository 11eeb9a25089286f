import { useSyncExternalStore } from 'react';

const wish = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the shopper prefers reduced motion; false on the server, which cannot know. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wish().matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const list = wish();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
