import type { RequestHandler, Response } from 'express';
import { Trail, type Tracing } from '../tracing/trail.ts';
import { traceparentOf } from './request-facts.ts';

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
