import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGatewayProcess } from '../helpers/gateway-process.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let pictures: Server;
let gateway: OpenGateway;
const requestedUrls: (string | undefined)[] = [];

beforeAll(async () => {
  pictures = createServer((request, response) => {
    requestedUrls.push(request.url);
    if (request.url === '/images/page.svg') response.setHeader('content-type', 'text/html').end('<script>1</script>');
    else if (request.url === '/images/large.svg')
      response.setHeader('content-type', 'image/svg+xml').end('x'.repeat(3_000));
    else if (request.url === '/images/endless.svg')
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).write('<svg>');
    else if (request.url === '/images/broken.svg') {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'content-length': 900 }).write('<svg>');
      setTimeout(() => response.destroy(), 20);
    } else if (request.headers['if-none-match'] === '"one"') response.writeHead(304, { etag: '"one"' }).end();
    else
      response
        .writeHead(200, {
          'content-type': 'image/svg+xml',
          etag: '"one"',
          'set-cookie': 'a=1',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .end('<svg/>');
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  gateway = await openGateway(`http://127.0.0.1:${(pictures.address() as AddressInfo).port}`, {
    MALL_MAX_IMAGE_BYTES: 2_000,
  });
});
afterAll(async () => {
  await gateway.close();
  pictures.closeAllConnections();
  pictures.close();
});

test('an image is passed on with a long life and cannot run anything', async () => {
  const { status, text, headers } = await gateway.get('/images/goods/a.svg?x=1');
  expect([status, text]).toEqual([200, '<svg/>']);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/u),
    'x-content-type-options': 'nosniff',
    etag: '"one"',
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(requestedUrls.at(-1)).toBe('/images/goods/a.svg');
  expect((await gateway.get('/images/goods/a.svg', { 'if-none-match': '"one"' })).status).toBe(304);
});

test('anything that is not an image, too large or elsewhere is not passed on', async () => {
  expect((await gateway.get('/images/page.svg')).status).toBe(404);
  await expect(
    gateway.get('/images/large.svg').then(({ status, text }) => status !== 200 || text.length > 2_000),
  ).resolves.toBe(true);
  const before = requestedUrls.length;
  const climbed = await gateway.get('/images/../api/v1/mall/users/info');
  expect(climbed.status).toBeGreaterThanOrEqual(400);
  expect(requestedUrls).toHaveLength(before);
  expect((await fetch(`${gateway.url}/images/a.svg`, { method: 'POST' })).status).toBe(405);
});

test.each([
  '..%2fapi/a.svg',
  '..%2Fapi%2Fa.svg',
  '%2e%2e/images/a.svg',
  '..%5capi/a.svg',
  '..\\images\\a.svg',
  '..%252fa.svg',
])('an encoded path that a mall might climb by is not passed on (%s)', async (path) => {
  const before = requestedUrls.length;
  const { hostname, port } = new URL(gateway.url);
  const status = await new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: `/images/${path}` }); // as it is; `fetch` would tidy it up
    call.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    call.end();
  });
  expect(status).toBe(404);
  expect(requestedUrls).toHaveLength(before);
});

test('an image of an unreachable mall is a short refusal', async () => {
  const lonely = await openGateway('http://127.0.0.1:9');
  expect((await lonely.get('/images/a.svg')).status).toBe(502);
  await lonely.close();
});

test('an interrupted image is logged, a client that leaves is not', async () => {
  const watched = await startGatewayProcess({
    MALL_API_URL: `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`,
    LOG_LEVEL: 'info',
    UNREADY_MS: '0',
  });
  const leaving = new AbortController();
  const answer = await fetch(`${watched.url}/images/endless.svg`, { signal: leaving.signal });
  leaving.abort();
  await expect(answer.text()).rejects.toThrow(/abort/iu);
  await expect.poll(() => watched.output()).toContain('client left');
  expect(watched.output()).not.toContain('A picture could not be fetched');
  await expect(fetch(`${watched.url}/images/broken.svg`).then((broken) => broken.text())).rejects.toThrow(
    /terminated|closed/u,
  );
  await expect.poll(() => watched.output()).toContain('A picture could not be fetched');
  await watched.close();
});
