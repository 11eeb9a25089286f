import type { RequestHandler } from 'express';

/**
 * Headers that the gateway reads, and those that clients add by default: a browser sends nothing if one of them is not
 * allowed.
 */
const requestHeaders =
  'authorization, content-type, x-refresh-token, x-check-token, x-idempotency-key, x-request-id, traceparent, tracestate, apollo-require-preflight, x-apollo-operation-name, apollographql-client-name, apollographql-client-version';
const none = [] as const;
const exposedHeaders =
  'x-request-id, x-gateway-version, x-answer-age, x-layout, x-session, content-disposition, retry-after';

/** Headers that let scripts of that origin read a response; none for an origin that is not listed. */
export function originHeaders(
  origins: readonly string[],
): (origin: string | undefined) => readonly (readonly [name: string, value: string])[] {
  const allowed = new Map(
    origins.map((origin) => [
      origin,
      [
        ['access-control-allow-origin', origin],
        ['access-control-expose-headers', exposedHeaders],
      ] as const,
    ]),
  );
  return (origin) => (origin === undefined ? none : (allowed.get(origin) ?? none));
}

/**
 * Lets scripts of the listed origins read responses, without credentials of the browser. `moreHeaders`: those of a protocol, beside
 * what all clients send.
 */
export function cors(origins: readonly string[], moreHeaders: readonly string[] = []): RequestHandler {
  const headersFor = originHeaders(origins);
  const allowedHeaders = [requestHeaders, ...moreHeaders].join(', ');
  return (request, response, next) => {
    const headers = headersFor(request.get('origin'));
    const isAllowed = headers.length > 0;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'OPTIONS') return next();
    response.vary('Origin');
    if (isAllowed) {
      response.set({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '600',
      });
    }
    return void response.status(204).end();
  };
}
