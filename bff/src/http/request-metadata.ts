import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { RequestMetadata } from '../request/create-context.ts';
import { isToken } from '../session/token.ts';
import { traceOf } from './request-traces.ts';

/** The request's id: the one it came with if that is a sane one, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && /^[A-Za-z0-9._-]{8,64}$/u.test(header) ? header : randomUUID();
}

export function metadataOf(request: Request, response: Response, withinMs: number): RequestMetadata {
  const authorization = request.get('authorization');
  const refreshToken = request.get('x-refresh-token');
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(new DOMException('The answer took too long', 'TimeoutError')), withinMs);
  response.on('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished) leaving.abort(new DOMException('The client left', 'AbortError'));
  });
  return {
    requestId: String(response.getHeader('x-request-id')),
    accessToken: tokenIn(/^Bearer +(\S+)$/iu.exec(authorization ?? '')?.[1]),
    refreshToken: tokenIn(refreshToken),
    checkToken: request.get('x-check-token') ?? null,
    hasAuthorization: authorization !== undefined || refreshToken !== undefined,
    address: request.ip ?? '',
    trace: traceOf(response),
    signal: leaving.signal,
  };
}

function tokenIn(header: string | undefined): string | null {
  return header !== undefined && isToken(header) ? header : null;
}
