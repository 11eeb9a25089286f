const patienceMs = 3000;
const fallbackMs = 500;

/** Resolves when the browser has nothing else to do, or has been busy for long. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, fallbackMs);
  });
}
