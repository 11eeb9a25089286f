import type { Request, RequestHandler, Response } from 'express';
import { Trail, type Tracing } from '../tracing/trail.ts';

/** Begins the trail of each request that may ask the mall, and ends it with the answer. */
export function trails(tracing: Tracing, route: string): RequestHandler {
  return (request, response, next) => {
    const trail = new Trail(tracing.begin(`${request.method} ${route}`, traceparentOf(request)));
    response.locals.trail = trail;
    response.on('close', () => trail.end(response.statusCode));
    next();
  };
}

export function trailOf(response: Response): Trail {
  return response.locals.trail as Trail;
}

/** The trace context that the request came with, if it is a sane one. */
function traceparentOf(request: Request): string | null {
  return (
    /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/u.exec(request.get('traceparent') ?? '')?.[0] ?? null
  );
}
