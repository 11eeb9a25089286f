/** What the gateway told of this document beside it, under a name; undefined where the browser does not say. */
export function serverTimingOf(name: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.find((entry) => entry.name === name)?.description;
}
