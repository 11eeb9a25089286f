import type { GatewayContext } from './context.ts';

/** Creates a value once per request, at its first use: a feature's batch loaders. */
export function perRequest<T>(make: (context: GatewayContext) => T): (context: GatewayContext) => T {
  // In the context itself: a WeakMap outlives the request, and V8 then moves everything it reaches among its old objects.
  return (context) => {
    if (!context.requestCache.has(make)) context.requestCache.set(make, make(context));
    return context.requestCache.get(make) as T;
  };
}
