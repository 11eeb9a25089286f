/**
 * Calls back when the page is shown: at once, unless the browser renders it ahead, perhaps in vain. Returns how to
 * cancel that. TypeScript 7.0 does not know `document.prerendering`, which only Chromium has.
 */
export function whenShown(callback: () => void): () => void {
  if (!('prerendering' in document) || document.prerendering !== true) {
    callback();
    return () => {};
  }
  const onShown = () => callback();
  document.addEventListener('prerenderingchange', onShown, { once: true });
  return () => document.removeEventListener('prerenderingchange', onShown);
}
