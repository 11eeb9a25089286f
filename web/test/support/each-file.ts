import { afterAll, vi } from 'vitest';

if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({
    // A busy machine may be slow; no promise depends on how long.
    asyncUtilTimeout: 20_000,
    // The usual one formats the whole document, each time that what is waited for is not there yet.
    getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });

  // Mantine reads the color scheme, which jsdom does not have.
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;

  // Nor does it have this one.
  performance.getEntriesByType ??= () => [];

  // Nothing scrolls in jsdom.
  Element.prototype.scrollIntoView ??= () => {};

  // The files of a worker share one document, so that each leaves it as it found it.
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    window.history.replaceState(null, '', '/');
  });
}
