/** The name under which the search sheet opens (shared/ui/Overlay/use-overlay.ts), from wherever it is wanted. */
export const searchOverlay = 'search';

const signs = new EventTarget();

/** The finger is on a way to the search: what the sheet needs may be fetched while it is being lifted. */
export function expectSearch(): void {
  signs.dispatchEvent(new Event('expected'));
}

export function whenSearchIsExpected(listener: () => void): () => void {
  signs.addEventListener('expected', listener);
  return () => signs.removeEventListener('expected', listener);
}
