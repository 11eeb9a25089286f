import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let gateway: Server;
let dev: ViteDevServer;
let origin: string;

beforeAll(async () => {
  gateway = createHttpServer((request, response) => response.end(`gateway: ${request.method} ${request.url}`));
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  vi.stubEnv('GATEWAY_URL', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
  const root = resolve(import.meta.dirname, '..');
  dev = await createServer({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'silent',
    server: { port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await dev.listen();
  origin = (dev.resolvedUrls?.local[0] ?? '').replace(/\/$/u, '');
}, 60_000);
afterAll(async () => {
  await dev.close();
  gateway.close();
  vi.unstubAllEnvs();
});

const ask = async (path: string, method = 'GET') =>
  (await fetch(origin + path, { method, headers: { accept: 'text/html' } })).text();

test.each([
  ['POST', '/graphql'],
  ['GET', '/images/mall/A/ci.svg'],
  ['POST', '/kmcert/send'],
  ['GET', '/dev/outbox'],
  ['POST', '/kmcertVerification/result'],
  ['POST', '/pg-test/PY20261123A1B2C3D4E5/play'],
  ['GET', '/pg-test/PY20261123A1B2C3D4E5/played?back=once'],
  ['POST', '/pg?mallUrl=familyshop'],
  ['GET', '/pg?mallUrl=familyshop&payNo=PY1'],
  ['POST', '/files?mallUrl=familyshop&purpose=CLAIM'],
  ['GET', '/files/FL1?mallUrl=familyshop'],
])('the development server leaves %s %s to the gateway', async (method, path) => {
  expect(await ask(path, method)).toBe(`gateway: ${method} ${path}`);
});

test.each(['/familyshop/login', '/kmcertVerification/result', '/pgs', '/filesystem'])(
  'the development server shows %s itself',
  async (path) => {
    expect(await ask(path)).toContain('/src/client.tsx');
  },
);
