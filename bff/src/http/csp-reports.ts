import express, { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../session/network.ts';
import { withinLimit } from './body-limit.ts';
import { readViolations, type Violation } from './csp-violation.ts';

/**
 * Path for reports of Content-Security-Policy violations. By `report-uri` only: browsers send that at once, and `report-to`
 * up to a minute later, when the visit may be over.
 */
export const reportPath = '/csp-reports';

const types = ['application/csp-report', 'application/reports+json'];
const mostBytes = 16_000;
const mostKinds = 200;
const perMinute = { points: 60, duration: 60 };

interface ReportParts {
  log: Logger;
  /** Called for each violation, by directive. */
  onViolation: (directive: string) => void;
}

/** Accepts few and small reports, and logs each kind once: anyone can send them, so they prove nothing. */
export function cspReports({ log, onViolation }: ReportParts): Router {
  const logged = new Set<string>();
  const report = (violation: Violation, requestId: unknown) => {
    onViolation(violation.directive);
    const kind = `${violation.directive} ${violation.blocked} ${violation.source} ${violation.line}`;
    if (logged.has(kind) || logged.size >= mostKinds) return;
    logged.add(kind);
    log.warn({ requestId, violation }, 'A page met its Content-Security-Policy');
  };
  const router = Router();
  router.use(
    reportPath,
    onlyPost,
    limited(),
    withinLimit(mostBytes, express.json({ limit: mostBytes, inflate: false, type: types })),
    (request, response) => {
      const violations = readViolations(request.body);
      for (const violation of violations ?? []) report(violation, response.getHeader('x-request-id'));
      response
        .status(violations ? 204 : 400)
        .set('cache-control', 'no-store')
        .end();
    },
  );
  router.use(reportPath, (error: unknown, _request: Request, response: Response, _next: NextFunction) => {
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
