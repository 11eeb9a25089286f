/** The name under which the search sheet opens (shop/overlay/use-overlay.ts), from wherever it is wanted. */
export const searchOverlay = 'search';

const signs = new EventTarget();

/** The finger touches a search link: fetch what the sheet needs before it is lifted. */
export function expectSearch(): void {
  signs.dispatchEvent(new Event('expected'));
}

export function whenSearchIsExpected(listener: () => void): () => void {
  signs.addEventListener('expected', listener);
  return () => signs.removeEventListener('expected', listener);
}
