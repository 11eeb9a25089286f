import { isProductNumber } from '../product-number.ts';

/** As many as a shopper may remember, and as one goods and one wireless call can name. */
const keptAtMost = 30;
/** Entries beyond this are not even parsed, however long other code has made the list. */
const readAtMost = 1000;

function keyOf(mallUrl: string): string {
  return `family-mall.recent.${mallUrl}`;
}

/** Listeners in this tab; other tabs get the browser's storage event. */
const listeners = new Set<() => void>();

/** Stored group numbers of this mall, separated by pipes. */
export function storedViewed(mallUrl: string): string {
  try {
    return localStorage.getItem(keyOf(mallUrl)) ?? '';
  } catch {
    return ''; // a browser may forbid storage altogether
  }
}

/** The group numbers in a stored text, newest first. Invalid entries are skipped. */
export function numbersIn(stored: string): string[] {
  const numbers = stored.split('|', readAtMost).filter(isProductNumber);
  return [...new Set(numbers)].slice(0, keptAtMost);
}

/** Group numbers of the products last viewed in this mall in this browser, newest first. */
export function recentlyViewed(mallUrl: string): string[] {
  return numbersIn(storedViewed(mallUrl));
}

/** Moves a product to the front, without duplicates. */
export function recordViewed(mallUrl: string, number: string): void {
  if (isProductNumber(number))
    write(mallUrl, [number, ...recentlyViewed(mallUrl).filter((each) => each !== number)].slice(0, keptAtMost));
}

/** Removes a product; returns its former index. */
export function forgetViewed(mallUrl: string, number: string): number {
  const numbers = recentlyViewed(mallUrl);
  write(
    mallUrl,
    numbers.filter((each) => each !== number),
  );
  return numbers.indexOf(number);
}

/** Restores a product in its place. One that was viewed again meanwhile stays in front. */
export function restoreViewed(mallUrl: string, number: string, place: number): void {
  const numbers = recentlyViewed(mallUrl);
  if (isProductNumber(number) && !numbers.includes(number))
    write(mallUrl, numbers.toSpliced(place, 0, number).slice(0, keptAtMost));
}

/**
 * Calls back when the list may have changed: here, in another tab, or while this page was in the back/forward cache.
 */
export function subscribeViewed(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

// Read again before each write, so that additions of another tab are kept.
function write(mallUrl: string, numbers: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(mallUrl), numbers.join('|'));
  } catch {
    // Full or forbidden: the list is a convenience.
  }
  for (const listener of listeners) listener();
}
