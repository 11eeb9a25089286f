import express, { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../session/network.ts';
import { withinLimit } from './body-limit.ts';

const perMinute = { points: 60, duration: 60 };

interface ReportRoute {
  path: string;
  /** Media types of the body, which is JSON. */
  types: string[];
  mostBytes: number;
  /** False: it is no such report. */
  take(body: unknown, requestId: unknown): boolean;
}

/** Takes few and small reports of browsers by POST, and tells nothing. Anyone can send them, so they prove nothing. */
export function reportRoute({ path, types, mostBytes, take }: ReportRoute): Router {
  const router = Router();
  router.use(
    path,
    onlyPost,
    limited(),
    withinLimit(mostBytes, express.json({ limit: mostBytes, inflate: false, type: types })),
    (request, response) => {
      const isTaken = take(request.body, response.getHeader('x-request-id'));
      response
        .status(isTaken ? 204 : 400)
        .set('cache-control', 'no-store')
        .end();
    },
  );
  router.use(path, (error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    response
      .status(error instanceof Error && 'status' in error && error.status === 413 ? 413 : 400)
      .set('cache-control', 'no-store')
      .end();
  });
  return router;
}

const onlyPost: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') return next();
  return void response.status(405).set({ allow: 'POST', 'cache-control': 'no-store' }).end();
};

/** By address, in this process only, since a lost count does no harm. */
function limited(): RequestHandler {
  const limiter = new RateLimiterMemory(perMinute);
  return async (request, response, next) => {
    const isWithin = await limiter.consume(networkOf(request.ip ?? '')).then(
      () => true,
      () => false,
    );
    if (isWithin) return next();
    return void response.status(429).set({ 'retry-after': '60', 'cache-control': 'no-store' }).end();
  };
}
