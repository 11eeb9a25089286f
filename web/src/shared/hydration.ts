/** On <html> after hydration: the scripts that run first check it. */
export const hydratedMark = 'hydrated';

let isHydrated = false;
const hydration = Promise.withResolvers<void>();

/** True on the server and until the page is hydrated: the server's markup must stay. */
export function isHydrating(): boolean {
  return !isHydrated;
}

/** Resolves once the page is hydrated. Elements that change before that differ from what the server rendered. */
export function whenHydrated(): Promise<void> {
  return hydration.promise;
}

export function noteHydrated(): void {
  isHydrated = true;
  hydration.resolve();
  document.documentElement.dataset[hydratedMark] = '';
}
