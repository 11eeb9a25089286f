import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router, type Response } from 'express';

const builtDesk = fileURLToPath(new URL('../../dist/desk', import.meta.url));

/** The page of the desk at every address without a dot, and its hashed files. Empty where it was not built. */
export function deskRouter(folder: string = builtDesk): Router {
  const router = Router();
  const page = readPage(folder);
  if (page === null) return router;
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }));
  router.get('/{*path}', (request, response, next) => {
    if (request.path.startsWith('/operator/') || request.path.includes('.')) next();
    else sendPage(page, response);
  });
  return router;
}

function readPage(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return null;
  }
}

/** Mantine writes styles into the page, under the nonce that the page names. */
function sendPage(page: string, response: Response): void {
  const nonce = randomBytes(16).toString('base64url');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  response.set('Content-Security-Policy', policy.join('; ')).type('html').send(page.replaceAll('__NONCE__', nonce));
}
