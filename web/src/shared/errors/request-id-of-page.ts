/** Names the request that brought this document, as the gateway's log knows it; null where the browser does not tell. */
export function requestIdOfPage(): string | null {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.find(({ name }) => name === 'request')?.description || null;
}
