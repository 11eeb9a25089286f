import { vi } from 'vitest';

class Unobserving {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What Embla watches its slides with; jsdom has neither, nor a layout to tell of. */
export function stubObservers(): void {
  vi.stubGlobal('IntersectionObserver', Unobserving);
  vi.stubGlobal('ResizeObserver', Unobserving);
}
