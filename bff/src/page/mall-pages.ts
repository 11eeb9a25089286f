import express, { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { Settings } from '../config.ts';
import { errorForLog } from '../log.ts';
import { plainPage } from './plain-page.ts';
import { hostReader } from '../rules/hosts.ts';
import type { TryLimit } from '../session/try-limit.ts';
import { inertPolicy } from '../http/basics.ts';
import { withinLimit } from '../http/body-limit.ts';
import { openMallPool } from '../upstream/mall-pool.ts';

const mostBytesSent = 20_000;
const mostBytesRead = 2_000_000;

/** No script of these pages runs, and their forms post to this origin only. The mall's own policy applies too. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface PageParts {
  settings: Settings;
  log: Logger;
  tryLimit: TryLimit;
}

/**
 * Serves pages of the embedded mall under the gateway's origin: the simulated identity agency, the test payment provider, and the outbox of mails
 * and messages. Each needs its setting, and works on this machine only, but for the test company of a demonstration. No
 * other path of the mall is reachable.
 */
export function mallPages({ settings, log, tryLimit }: PageParts): { router: Router; close: () => Promise<void> } {
  const pool = openMallPool(settings, {
    connections: 16,
    headersTimeout: settings.MALL_CALL_MS,
    bodyTimeout: settings.MALL_CALL_MS,
    maxResponseSize: mostBytesRead,
  });
  const router = Router();
  const passOn: RequestHandler = (request, response, next) =>
    isPlain(request.path) ? passedOn(pool, request, response) : next();
  const form = withinLimit(
    mostBytesSent,
    express.raw({ type: 'application/x-www-form-urlencoded', limit: mostBytesSent, inflate: false }),
  );
  const counted: RequestHandler = async (request, _response, next) => {
    await tryLimit.count(null, request.ip ?? '');
    next();
  };
  if (settings.CERTIFICATION_PAGE) {
    router.get('/kmcert{/*rest}', ofThisMachine, passOn);
    router.post('/kmcert{/*rest}', ofThisMachine, counted, form, passOn);
  }
  // No secret can be guessed there, so posts are not limited. A real provider has no such pages.
  if (settings.PG_TEST !== '0' && settings.PG_URL === undefined) {
    const allowed = settings.PG_TEST === 'public' ? ofTheShop(settings) : ofThisMachine;
    router.get('/pg-test{/*rest}', allowed, passOn);
    router.post('/pg-test{/*rest}', allowed, form, passOn);
  }
  if (settings.DEV_OUTBOX) router.get('/dev/outbox{/*rest}', ofThisMachine, passOn);
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    log.warn(
      { requestId: response.getHeader('x-request-id'), error: errorForLog(error) },
      'A page of the mall could not be passed on',
    );
    const status = statusOf(error);
    return response
      .status(status)
      .set({ 'cache-control': 'no-store', 'content-security-policy': inertPolicy })
      .type('html')
      .send(plainPage(status));
  });
  return { router, close: () => pool.destroy() };
}

async function passedOn(pool: Dispatcher, request: Request, response: Response): Promise<void> {
  const search = URL.parse(request.originalUrl, 'http://path.invalid')?.search ?? '';
  const leaving = new AbortController();
  response.on('close', () => leaving.abort());
  const upstream = await pool.request({
    method: request.method,
    path: `${request.path}${search}`,
    headers: {
      accept: request.get('accept') ?? 'text/html',
      'x-request-id': String(response.getHeader('x-request-id')),
      'x-forwarded-for': request.ip ?? '',
      ...(Buffer.isBuffer(request.body) ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    body: Buffer.isBuffer(request.body) ? request.body : null,
    signal: leaving.signal,
  });
  const body = Buffer.from(await upstream.body.arrayBuffer());
  const { location, 'content-type': type, 'content-security-policy': theirs } = upstream.headers;
  if (typeof location === 'string' && /^\/(?:kmcert|pg-test|pg|dev\/outbox)(?:[/?]|$)/u.test(location))
    response.setHeader('location', location);
  response.setHeader('content-security-policy', [policy, theirs ?? []].flat());
  response.status(upstream.statusCode).set({
    'content-type': String(type ?? 'text/plain'),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  response.send(body);
}

/** Whether no path resolver can read a parent folder in it. */
function isPlain(path: string): boolean {
  return /^(?:\/[\w-]{1,100}){1,6}\/?$/u.test(path);
}

/** Requests from this machine only: not through a proxy, and not by a foreign name that resolves here (DNS rebinding). */
const ofThisMachine: RequestHandler = (request, _response, next) => {
  const isNear = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/u.test(request.socket.remoteAddress ?? '');
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => request.get(name) !== undefined,
  );
  next(isNear && !isPassedOn && hostReader([])(request.get('host')) ? undefined : 'route');
};

/** Passes requests whose host is an allowed host of the shop, from any client. */
function ofTheShop({ MALL_HOSTS }: Settings): RequestHandler {
  const readHost = hostReader(MALL_HOSTS);
  return (request, _response, next) => next(readHost(request.get('host')) ? undefined : 'route');
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 503;
  const code =
    error instanceof Error && 'extensions' in error ? (error.extensions as { code?: unknown }).code : undefined;
  return code === 'RATE_LIMITED' ? 429 : status >= 400 && status < 500 ? status : 503;
}
