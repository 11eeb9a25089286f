import type { EventEmitter } from 'node:events';
import { afterAll, vi } from 'vitest';
import { forgetMallClock } from '../../src/shop/mall/mall-clock.ts';

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

  // What jsdom cannot do it says past the console that tests have.
  const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom;
  virtualConsole.removeAllListeners('jsdomError');
  virtualConsole.on('jsdomError', ({ message }: Error) => console.error(message));

  // Nothing scrolls in jsdom.
  Element.prototype.scrollIntoView ??= () => {};
  window.scrollTo = () => {};

  // An element that browsers know, and React warns of one that they do not.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });

  // The files of a worker share one document, so that each leaves it as it found it.
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    forgetMallClock();
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    window.history.replaceState(null, '', '/');
  });
}
