import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import type { Dispatcher } from 'undici';
import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import { errorForLog } from '../log.ts';
import { openMallPool } from '../upstream/mall-pool.ts';

const passedOn = ['content-type', 'etag', 'last-modified', 'content-length'] as const;

/** Streams the mall's images below /images. No content of theirs can run, or be opened as a page. */
export function imagesRoute(settings: Settings, log: Logger): { router: Router; close: () => Promise<void> } {
  const pool = openMallPool(settings, {
    connections: 32,
    headersTimeout: settings.MALL_CALL_MS,
    bodyTimeout: settings.MALL_CALL_MS,
  });
  const router = Router();
  router.use('/images', (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).setHeader('allow', 'GET, HEAD').end();
      return;
    }
    passOn(pool, settings.MALL_MAX_IMAGE_BYTES, request, response).catch((error: unknown) => {
      if (isLeaving(error)) return; // clients may leave at any time
      log.warn(
        { requestId: response.getHeader('x-request-id'), error: errorForLog(error) },
        'A picture could not be fetched',
      );
      if (response.headersSent) response.destroy();
      else notAPicture(response, 502);
    });
  });
  return { router, close: () => pool.destroy() };
}

async function passOn(pool: Dispatcher, maxBytes: number, request: Request, response: Response): Promise<void> {
  // A mall may decode once more than we do: `..` would then leave its folder of pictures.
  if (/%(?:2e|2f|5c|25)|\\/iu.test(request.originalUrl.split('?', 1)[0] ?? '')) return notAPicture(response, 404);
  const path = URL.parse(request.originalUrl, 'http://path.invalid')?.pathname ?? '';
  if (!path.startsWith('/images/')) return notAPicture(response, 404);
  const leaving = new AbortController();
  response.on('close', () => leaving.abort(new ClientLeft()));
  const upstream = await pool.request({
    method: request.method,
    path,
    headers: {
      accept: 'image/*',
      ...(request.get('if-none-match') ? { 'if-none-match': request.get('if-none-match') } : {}),
    },
    signal: leaving.signal,
  });
  const type = String(upstream.headers['content-type'] ?? '');
  const isPicture =
    upstream.statusCode === 200 &&
    type.startsWith('image/') &&
    Number(upstream.headers['content-length'] ?? 0) <= maxBytes;
  if (!isPicture && upstream.statusCode !== 304) {
    upstream.body.on('error', () => undefined).destroy();
    return notAPicture(response, upstream.statusCode >= 500 ? 502 : 404);
  }
  for (const name of passedOn) {
    const value = upstream.headers[name];
    if (typeof value === 'string') response.setHeader(name, value);
  }
  response.status(upstream.statusCode).set('cache-control', longCache(upstream.headers['cache-control']));
  await pipeline(upstream.body, atMost(maxBytes), response);
}

class ClientLeft extends Error {}

/** Whether the client left before or during the response. */
function isLeaving(error: unknown): boolean {
  return (
    error instanceof ClientLeft ||
    (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')
  );
}

/** At least a day, since an image's path names its content; the mall may allow more. */
function longCache(header: string | string[] | undefined): string {
  const value = String(header ?? '');
  return /^public, max-age=\d{5,8}(?:, immutable)?$/u.test(value) ? value : 'public, max-age=86400';
}

function notAPicture(response: Response, status: number): void {
  response.status(status).set('cache-control', 'no-store').type('text').send('There is no such picture.\n');
}

function atMost(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > maxBytes ? new Error('The picture is too large') : null, chunk);
    },
  });
}
