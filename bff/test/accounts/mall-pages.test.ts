import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let mall: Server;
let mallUrl: string;
let gateway: OpenGateway;
const seen: Seen[] = [];
let storefront: BuiltStorefront;
const its = { CERTIFICATION_PAGE: true, DEV_OUTBOX: true, PG_TEST: '1' } as const;
const payment = '/pg-test/PY20261123A1B2C3D4E5';

/** A mall whose pages and files are these. */
async function respond(request: IncomingMessage, response: ServerResponse) {
  const { method, url, headers: given } = request;
  seen.push({ method, url, headers: given, body: await text(request) });
  if (request.url?.startsWith('/api/'))
    return response.writeHead(404).end('{"code":"1404","message":"없습니다.","data":null}');
  if (request.url?.startsWith('/kmcert/away'))
    return response.writeHead(303, { location: 'https://elsewhere.example/' }).end();
  if (request.url?.startsWith('/kmcert/next'))
    return response.writeHead(303, { location: '/kmcert/code?step=2' }).end();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "style-src 'nonce-abc'",
    'set-cookie': 'mall=1',
    server: 'mall/1.0',
    'access-control-allow-origin': '*',
  };
  return response
    .writeHead(request.url === '/kmcert/wrong' ? 400 : 200, headers)
    .end('<!doctype html><h1>본인확인</h1>');
}

beforeAll(async () => {
  mall = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => mall.listen(0, '127.0.0.1', resolve));
  mallUrl = `http://127.0.0.1:${(mall.address() as AddressInfo).port}`;
  storefront = await buildFakeStorefront();
  gateway = await openGateway(mallUrl, { ...its, WEB_DIST: storefront.folder });
});
beforeEach(() => {
  seen.splice(0);
});
afterAll(async () => {
  await gateway.close();
  await storefront.remove();
  mall.closeAllConnections();
  mall.close();
});

const post = (path: string, body: string, by = gateway) =>
  supertest(by.url).post(path).type('form').redirects(0).send(body);

test("the page that plays the agency is the gateway's own, and nothing in it runs", async () => {
  const page = await gateway.get('/kmcert?a=1', {
    cookie: 'sid=1',
    authorization: 'Bearer x',
    'x-request-id': 'request-000001',
  });
  expect([page.status, page.text]).toEqual([200, '<!doctype html><h1>본인확인</h1>']);
  expect(seen).toMatchObject([
    {
      method: 'GET',
      url: '/kmcert?a=1',
      headers: { 'x-request-id': 'request-000001', 'x-forwarded-for': '127.0.0.1' },
    },
  ]);
  expect([seen[0]?.headers.cookie, seen[0]?.headers.authorization]).toEqual([undefined, undefined]);
  const policies = String(page.headers['content-security-policy']);
  expect(policies).toContain("default-src 'none'");
  expect(policies).toContain("style-src 'nonce-abc'");
  expect(policies).not.toContain('script-src');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(
    ['set-cookie', 'server', 'access-control-allow-origin', 'cross-origin-opener-policy'].map(
      (name) => page.headers[name],
    ),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test("its form reaches the mall unchanged, and so does the mall's response the page", async () => {
  const told = await post('/kmcert/wrong', 'memNm=%ED%95%9C&mobile=010');
  expect([told.status, told.text]).toEqual([400, expect.stringContaining('본인확인')]);
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: '/kmcert/wrong',
      body: 'memNm=%ED%95%9C&mobile=010',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  ]);
});

test('it redirects to its own pages and to no others', async () => {
  expect((await post('/kmcert/next', 'a=1')).headers.location).toBe('/kmcert/code?step=2');
  expect((await post('/kmcert/away', 'a=1')).headers.location).toBeUndefined();
});

test.each([
  ['POST', '/kmcert', 'x'.repeat(30_000), 413],
  ['PUT', '/kmcert', 'a=1', 405],
  ['POST', '/dev/outbox', 'a=1', 405],
  ['GET', '/kmcertificates', '', 404],
  ['GET', '/dev', '', 404],
  ['GET', '/kmcert/%2e%2e/api/v1/mall/users/info', '', 404],
  ['GET', '/kmcert/../api/v1/mall/users/info', '', 404],
])('%s %s is not passed on (%#)', async (method, path, body, status) => {
  const response =
    method === 'GET'
      ? await gateway.get(path, { host: 'localhost' })
      : await supertest(gateway.url)[method === 'PUT' ? 'put' : 'post'](path).type('form').send(body);
  expect(response.status).toBe(status);
  expect(seen.filter(({ url }) => !url?.includes('/pre/layout/login'))).toEqual([]);
});

test('tries at the page are bounded per address', async () => {
  const strict = await openGateway(mallUrl, { ...its, SIGN_IN_TRIES_PER_ADDRESS: 3 });
  const tries = await Promise.all([1, 2, 3, 4].map(() => post('/kmcert', 'a=1', strict)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  await strict.close();
});

test('the test payment provider takes its place beside it, unless there is a real one or it is switched off', async () => {
  expect((await gateway.get(payment, { host: 'localhost' })).status).toBe(200);
  expect((await post(payment, 'answer=approve')).status).toBe(200);
  expect(seen.at(-1)).toMatchObject({ method: 'POST', url: payment, body: 'answer=approve' });
  for (const settings of [{}, { PG_TEST: 'public', PG_URL: 'https://api.payment.example' }] as const) {
    const closed = await openGateway(mallUrl, { WEB_DIST: storefront.folder, ...settings });
    expect((await closed.get(payment, { host: 'localhost' })).status).toBe(404);
    expect((await post(payment, 'answer=approve', closed)).status).toBe(405);
    await closed.close();
  }
});

test('a demonstration shows the test company to everybody, under the names of the shop', async () => {
  const shown = await openGateway(mallUrl, {
    WEB_DIST: storefront.folder,
    PG_TEST: 'public',
    MALL_HOSTS: ['familyshop.example'],
  });
  const through = { host: 'familyshop.example', 'x-forwarded-for': '203.0.113.9' };
  expect((await shown.get(payment, through)).status).toBe(200);
  expect((await shown.get(payment, { ...through, host: 'rebound.example' })).status).toBe(404);
  expect((await shown.get('/kmcert', through)).status).toBe(404);
  await shown.close();
});

test.each(['/dev/outbox', '/kmcert', payment])('%s is shown to this machine alone', async (path) => {
  expect((await gateway.get(`${path}?kind=MAIL`, { host: 'localhost:4000' })).status).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual([`${path}?kind=MAIL`]);
  for (const headers of [
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { host: 'rebound.example' },
  ] as Record<string, string>[]) {
    expect((await gateway.get(path, { host: 'localhost', ...headers })).status).toBe(404);
  }
  expect(seen.filter(({ url }) => url?.startsWith(path))).toHaveLength(1);
});

test('an unreachable mall is reported in a sentence', async () => {
  const lonely = await openGateway('http://127.0.0.1:9', its);
  const { status, text } = await lonely.get('/kmcert');
  expect([status, text]).toEqual([503, expect.stringContaining('네트워크 오류입니다')]);
  await lonely.close();
});

test('without the setting, neither page exists', async () => {
  const closed = await openGateway(mallUrl, {
    CERTIFICATION_PAGE: false,
    DEV_OUTBOX: false,
    WEB_DIST: storefront.folder,
  });
  for (const path of ['/kmcert', '/dev/outbox'])
    expect((await closed.get(path, { host: 'localhost' })).status).toBe(404);
  expect(seen.filter(({ url }) => !url?.startsWith('/api/'))).toEqual([]);
  await closed.close();
});

test.each([
  [{}, false, false],
  [{ NODE_ENV: 'development' }, false, false],
  [{ MALL_API_URL: 'https://mall.example.com' }, false, false],
  [{ MALL_API_URL: 'http://mall:4100', CERTIFICATION_PAGE: '1', DEV_OUTBOX: '1' }, true, true],
  [{ CERTIFICATION_PAGE: '1' }, true, false],
])('with %o the page is passed on: %s, and the outbox: %s', (env, page, outbox) => {
  const { CERTIFICATION_PAGE, DEV_OUTBOX } = readSettings(env);
  expect([CERTIFICATION_PAGE, DEV_OUTBOX]).toEqual([page, outbox]);
});
