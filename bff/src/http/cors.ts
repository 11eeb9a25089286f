import type { RequestHandler } from 'express';

/** What the gateway reads, and what clients say of themselves unasked: a browser sends nothing at all where one of them is not allowed. */
const requestHeaders =
  'authorization, content-type, x-refresh-token, x-request-id, traceparent, tracestate, apollo-require-preflight, x-apollo-operation-name, apollographql-client-name, apollographql-client-version';
const answerHeaders = 'x-request-id, x-answer-age, x-layout, retry-after';

/** Lets scripts of the listed origins read answers, exactly those and no others; without credentials of the browser's own. */
export function cors(origins: readonly string[]): RequestHandler {
  const allowed = new Set(origins);
  return (request, response, next) => {
    const origin = request.get('origin');
    const isAllowed = origin !== undefined && allowed.has(origin);
    if (isAllowed) response.set({ 'access-control-allow-origin': origin, 'access-control-expose-headers': answerHeaders });
    if (request.method !== 'OPTIONS') return next();
    response.vary('Origin');
    if (isAllowed) {
      response.set({ 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': requestHeaders, 'access-control-max-age': '600' });
    }
    return void response.status(204).end();
  };
}
