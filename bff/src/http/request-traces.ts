import type { Request, RequestHandler, Response } from 'express';
import { RequestTrace, type Tracing } from '../tracing/request-trace.ts';

/** Starts the trace of a request that may call the mall, and ends it with the response. */
export function requestTraces(tracing: Tracing, route: string): RequestHandler {
  return (request, response, next) => {
    const trace = new RequestTrace(tracing.begin(`${request.method} ${route}`, traceparentOf(request)));
    response.locals.trace = trace;
    response.on('close', () => trace.end(response.statusCode));
    next();
  };
}

export function traceOf(response: Response): RequestTrace {
  return response.locals.trace as RequestTrace;
}

/** The trace context that the request came with, if it is a sane one. */
function traceparentOf(request: Request): string | null {
  return (
    /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/u.exec(request.get('traceparent') ?? '')?.[0] ?? null
  );
}
