/** The Server-Timing entry of this document under a name; undefined if the browser does not expose it. */
export function serverTimingOf(name: string): string | undefined {
  const { serverTiming = [] } = navigation();
  return serverTiming.find((entry) => entry.name === name)?.description;
}

/** When the document arrived, in milliseconds of `performance.now()`. */
export function arrivalOfPage(): number {
  return navigation().responseEnd ?? 0;
}

/** The shopper has gone back or on since the document was opened: its markup is of another address. */
export function isOtherAddress({ href }: Pick<Location, 'href'>): boolean {
  const { name = href } = navigation();
  return name.split('#')[0] !== href.split('#')[0];
}

function navigation(): Partial<PerformanceNavigationTiming> {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry ?? {}) as Partial<PerformanceNavigationTiming>;
}
