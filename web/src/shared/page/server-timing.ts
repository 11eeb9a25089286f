/** The Server-Timing entry of this document under a name; undefined if the browser does not expose it. */
export function serverTimingOf(name: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.find((entry) => entry.name === name)?.description;
}
