import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { RequestFacts } from '../request-context.ts';
import { trailOf } from './trails.ts';

/** The request's id: the one it came with if that is a sane one, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && /^[A-Za-z0-9._-]{8,64}$/u.test(header) ? header : randomUUID();
}

/** The trace context that the request came with, if it is a sane one. */
export function traceparentOf(request: Request): string | null {
  return /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/u.exec(request.get('traceparent') ?? '')?.[0] ?? null;
}

export function factsOf(request: Request, response: Response, withinMs: number): RequestFacts {
  const authorization = request.get('authorization');
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(new DOMException('The answer took too long', 'TimeoutError')), withinMs);
  response.once('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished) leaving.abort(new DOMException('The client left', 'AbortError'));
  });
  return {
    requestId: String(response.getHeader('x-request-id')),
    accessToken: /^Bearer ([\x21-\x7e]{1,4096})$/iu.exec(authorization ?? '')?.[1] ?? null,
    refreshToken: /^[\x21-\x7e]{1,1000}$/u.exec(request.get('x-refresh-token') ?? '')?.[0] ?? null,
    hasAuthorization: authorization !== undefined || request.get('x-refresh-token') !== undefined,
    address: request.ip ?? '',
    trail: trailOf(response),
    signal: leaving.signal,
  };
}
