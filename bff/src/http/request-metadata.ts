import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { RequestMetadata } from '../request/create-context.ts';
import { isToken } from '../session/token.ts';
import { RequestTrace, type Tracing } from '../tracing/request-trace.ts';

/** The request's id: the given one if valid, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && /^[A-Za-z0-9._-]{8,64}$/u.test(header) ? header : randomUUID();
}

/** Starts the time limit of a request: `expire` is called at its end. Returns how to cancel it. */
export type StartClock = (expire: () => void) => () => void;

/** Metadata of a request with a time limit. */
export function metadataOf(request: Request, response: Response, withinMs: number): RequestMetadata {
  return metadataWithin(request, response, (expire) => {
    const timer = setTimeout(expire, withinMs);
    return () => clearTimeout(timer);
  });
}

export function metadataWithin(request: Request, response: Response, startClock: StartClock): RequestMetadata {
  const authorization = request.get('authorization');
  const refreshToken = request.get('x-refresh-token');
  const leaving = new AbortController();
  const stopClock = startClock(() => leaving.abort(new DOMException('The answer took too long', 'TimeoutError')));
  response.on('close', () => {
    stopClock();
    if (!response.writableFinished) leaving.abort(new DOMException('The client left', 'AbortError'));
  });
  return {
    requestId: String(response.getHeader('x-request-id')),
    accessToken: tokenIn(/^Bearer +(\S+)$/iu.exec(authorization ?? '')?.[1]),
    hasBearer: /^Bearer(?: |$)/iu.test(authorization ?? ''),
    refreshToken: tokenIn(refreshToken),
    checkToken: request.get('x-check-token') ?? null,
    hasAuthorization: authorization !== undefined || refreshToken !== undefined,
    address: request.ip ?? '',
    userAgent: userAgentOf(request),
    origin: `${request.protocol}://${request.get('host')}`,
    trace: traceOf(response),
    signal: leaving.signal,
  };
}

function userAgentOf(request: Request): string | null {
  const text = request.get('user-agent')?.slice(0, 500) ?? '';
  return /^[\x20-\x7e]+$/u.test(text) ? text : null;
}

function tokenIn(header: string | undefined): string | null {
  return header !== undefined && isToken(header) ? header : null;
}

/** Starts the trace of a request that may call the mall, and ends it with the response. */
export function requestTraces(tracing: Tracing, route: string, clients: readonly string[] = []): RequestHandler {
  const known = new Set(clients);
  return (request, response, next) => {
    const trace = new RequestTrace(tracing.begin(request, route, traceparentOf(request)));
    const client = request.get('apollographql-client-name')?.toLowerCase(); // as the setting is read
    if (client !== undefined) trace.client = known.has(client) ? client : 'other';
    if (trace.client !== 'none' && trace.client !== 'other') trace.clientVersion = versionOf(request);
    response.locals.trace = trace;
    response.on('close', () => trace.end(response.statusCode));
    next();
  };
}

function versionOf(request: Request): string | null {
  const version = request.get('apollographql-client-version') ?? '';
  return /^[\w.+-]{1,40}$/u.test(version) ? version : null;
}

export function traceOf(response: Response): RequestTrace {
  return response.locals.trace as RequestTrace;
}

/** The trace context of the request, if it is valid. */
function traceparentOf(request: Request): string | null {
  return (
    /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/u.exec(request.get('traceparent') ?? '')?.[0] ?? null
  );
}
