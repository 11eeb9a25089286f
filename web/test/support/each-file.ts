import { afterAll, vi } from 'vitest';

if (typeof window !== 'undefined') {
  // Mantine asks for the color scheme, which jsdom cannot tell.
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;

  // The files of a worker share one document, so that each leaves it as it found it.
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });
}
