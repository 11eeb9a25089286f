import { vi } from 'vitest';

class Unobserving {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The observers that Embla uses; jsdom has neither, and no layout to report. */
export function stubObservers(): void {
  vi.stubGlobal('IntersectionObserver', Unobserving);
  vi.stubGlobal('ResizeObserver', Unobserving);
}
