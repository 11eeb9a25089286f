import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { builtFiles, immutable } from './built-files.ts';

/** The storefront's built files: hashed assets immutable, everything else for an hour, with their built compression. */
export function storefrontFiles(webDist: string): Router {
  const router = Router();
  const client = join(webDist, 'client');
  if (existsSync(client)) router.use(builtFiles(client, cacheByName));
  router.get('/favicon.ico', (_request, response) => response.redirect(302, '/favicon.svg'));
  router.get(
    '/favicon.svg',
    (_request, response) =>
      void response.type('image/svg+xml').set('cache-control', 'public, max-age=3600').send(plainIcon),
  );
  router.use(
    '/assets',
    (_request, response) =>
      void response.status(404).set('cache-control', 'no-store').type('text').send('There is no such file.\n'),
  );
  return router;
}

const plainIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f4fd8"/><path d="M9 12h14l-1 12H10z" fill="#fff"/><path d="M12 12a4 4 0 0 1 8 0" fill="none" stroke="#fff" stroke-width="2"/></svg>';

function cacheByName(path: string): string {
  return path.startsWith('/assets/') ? immutable : 'public, max-age=3600';
}
