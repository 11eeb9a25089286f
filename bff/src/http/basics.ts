import compression from 'compression';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { withinRequest } from './current-request.ts';
import { requestIdOf } from './request-facts.ts';

/** For what is data and never runs: opened as a document it can load and do nothing. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const hardening = Object.entries({
  'x-content-type-options': 'nosniff',
  'content-security-policy': inertPolicy, // pages and the sandbox, which may run something, have their own
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self)',
  'cross-origin-resource-policy': 'same-origin',
});

/** Every answer's id and the headers that harden it. */
export const basics: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request.get('x-request-id'));
  response.setHeader('x-request-id', id);
  for (const [name, value] of hardening) response.setHeader(name, value);
  if (request.secure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  withinRequest(id, next);
};

/** Packs answers for those who can unpack them; whoever cannot pays nothing for it. */
export function packing(): RequestHandler {
  const pack = compression({ threshold: 1_024 });
  return (request, response, next) => {
    if (request.headers['accept-encoding'] !== undefined) return pack(request, response, next);
    response.setHeader('vary', 'Accept-Encoding');
    return next();
  };
}

type AnswerListener = (route: string, status: number, milliseconds: number) => void;

/** One line for each answer. Paths only: a query may hold variables, and nothing of a header is written down. */
export function accessLog(parent: Logger, onAnswer: AnswerListener): RequestHandler {
  const log = parent.child({}, { redact: [] }); // each of its facts is known to hold no secret; looking for some in every line costs
  return (request, response, next) => {
    const start = performance.now();
    const path = request.path;
    response.once('close', () => {
      const milliseconds = Math.round(performance.now() - start);
      onAnswer(routeOf(path), response.statusCode, milliseconds);
      const facts = { requestId: response.getHeader('x-request-id'), method: request.method, path: pathForLog(path), status: response.statusCode, milliseconds };
      if (path === '/health' || path === '/ready') log.trace(facts, 'answered');
      else log.info(facts, response.writableFinished ? 'answered' : 'client left');
    });
    next();
  };
}

/** Links of mails and of the identity service carry what opens a door in their path. */
export function pathForLog(path: string): string {
  return path.replace(/((?:^|\/)(?:email\/\w+|tid|kmcert|kmcertVerification|pg)\/).+$/iu, '$1[redacted]').slice(0, 200);
}

const namedRoutes = new Set(['graphql', 'images', 'assets', 'health', 'ready', 'sandbox', 'csp-reports']);

/** A label of few values. */
function routeOf(path: string): string {
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  return namedRoutes.has(first) ? first : 'page';
}
