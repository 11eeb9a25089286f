/** As many as a shopper may still remember. */
const keptAtMost = 50;

function keyOf(mallUrl: string): string {
  return `family-mall.recent.${mallUrl}`;
}

/** Group numbers of what this browser last looked at in this mall, newest first: HP... phones, GD... goods. */
export function recentlyViewed(mallUrl: string): string[] {
  try {
    return (localStorage.getItem(keyOf(mallUrl)) ?? '').split('|').filter((number) => /^(?:HP|GD)\w+$/u.test(number));
  } catch {
    return []; // a browser may forbid storage altogether
  }
}

/** Puts a product in front; what was there before moves up, it does not stand there twice. */
export function recordViewed(mallUrl: string, number: string): void {
  write(mallUrl, [number, ...recentlyViewed(mallUrl).filter((each) => each !== number)].slice(0, keptAtMost));
}

export function forgetViewed(mallUrl: string, number: string): void {
  write(mallUrl, recentlyViewed(mallUrl).filter((each) => each !== number));
}

function write(mallUrl: string, numbers: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(mallUrl), numbers.join('|'));
  } catch {
    // Full or forbidden: the list is a convenience.
  }
}
