import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Router, type Response } from 'express';
import { builtFiles, immutable } from '../http/built-files.ts';
import { readSandboxPage, type SandboxPage } from './sandbox-page.ts';
import { sandboxFilePolicy, sandboxPolicy } from './sandbox-policy.ts';

const builtSandbox = fileURLToPath(new URL('../../dist/sandbox', import.meta.url));

/** GraphiQL at /sandbox with its hashed, pre-compressed assets below. Mount it only where the schema may be read. */
export function sandboxRouter(folder: string = builtSandbox): Router {
  const router = Router();
  const page = readSandboxPage(folder);
  router.get('/sandbox', (_request, response) => (page ? sendPage(page, response) : sendNotBuilt(response)));
  if (page)
    router.use(
      '/sandbox/assets',
      (_request, response, next) => {
        response.setHeader('Content-Security-Policy', sandboxFilePolicy);
        next();
      },
      builtFiles(join(folder, 'assets'), () => immutable),
      (_request, response) => void response.status(404).type('text').send('There is no such file.\n'),
    );
  return router;
}

function sendPage(page: SandboxPage, response: Response): void {
  const nonce = randomBytes(16).toString('base64url');
  response.set({
    'Content-Security-Policy': sandboxPolicy(nonce),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  response.type('html').send(page(nonce));
}

function sendNotBuilt(response: Response): void {
  response
    .status(503)
    .type('text')
    .send('The sandbox is not built. Build it with: pnpm --filter bff run build:sandbox\n');
}
