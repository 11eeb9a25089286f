/** On <html> from hydration on: scripts that run before everything else look for it. */
export const hydratedMark = 'hydrated';

let isHydrated = false;
const hydration = Promise.withResolvers<void>();

/** True on the server and until the page is hydrated: what the server rendered must stay. */
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
