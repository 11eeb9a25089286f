import type { GatewayContext } from './context.ts';

/** Makes something once for each request, when it is first asked for: a feature's batch loaders. */
export function perRequest<T>(make: (context: GatewayContext) => T): (context: GatewayContext) => T {
  // By the desk: Apollo Server copies the context, and each request has a desk of its own.
  const made = new WeakMap<GatewayContext['desk'], T>();
  return (context) => {
    const known = made.get(context.desk) ?? make(context);
    made.set(context.desk, known);
    return known;
  };
}
