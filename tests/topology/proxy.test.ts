// Full tier: the proxy before real gateways.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openEcho, type Echo } from '../harness/topology-echo.ts';
import { startProxy, type Proxy } from '../harness/topology-proxy.ts';

let folder: string;
let first: Echo;
let second: Echo;
let mall: Echo;
let proxy: Proxy;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-mall-proxy-'));
  await chmod(folder, 0o755);
  [first, second, mall] = await Promise.all([openEcho(), openEcho(), openEcho()]);
  proxy = await startProxy(folder, [first.port, second.port], { mallPort: mall.port });
  forget();
  return async () => {
    await proxy.process.stop();
    await Promise.all([first.close(), second.close(), mall.close()]);
    await rm(folder, { recursive: true, force: true });
  };
});

function forget() {
  first.heard.splice(0);
  second.heard.splice(0);
}
const heard = () => [...first.heard, ...second.heard];
const send = async (path: string, bytes: number) =>
  (await fetch(`${proxy.url}${path}`, { method: 'POST', body: Buffer.alloc(bytes) })).status;
/** The path as it is, which `fetch` would tidy up. */
const sendRaw = (method: string, path: string) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(proxy.url);
    const call = request({ hostname, port, method, path });
    call.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    call.end();
  });
const everyPath = Array.from({ length: 12 }, (_, index) => `/page/${index}`);

test('a gateway gets the real address, scheme and host, whatever the client claims', async () => {
  const lies = {
    'x-forwarded-for': '203.0.113.9, 10.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
  };
  await fetch(`${proxy.url}/a`, { headers: lies });
  const headers = heard()[0]?.headers;
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(proxy.url).host,
    host: new URL(proxy.url).host,
  });
  expect(headers?.forwarded).toBeUndefined();
  expect(headers?.['x-real-ip']).toBeUndefined();
});

test('behind a trusted TLS proxy the gateway gets what that one reports', async () => {
  await proxy.process.stop();
  proxy = await startProxy(folder, [first.port, second.port], { trustedFront: '127.0.0.1/32' });
  forget();
  await fetch(`${proxy.url}/a`, {
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-forwarded-proto': 'https' },
  });
  // The rightmost address that is not the trusted one's own; anyone could have written those left of it.
  expect(heard()[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
});

const breaks = (_incoming: unknown, answer: { socket: { resetAndDestroy(): void } | null }) =>
  answer.socket?.resetAndDestroy();

test("a payment provider's notices reach the mall, and nothing else does", async () => {
  const posted = { method: 'POST', body: '{}' };
  for (const path of ['/api/v1/pg/toss', '/api/v1/pg/notify']) await fetch(`${proxy.url}${path}?a=1`, posted);
  expect(mall.heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/v1/pg/toss?a=1',
    'POST /api/v1/pg/notify?a=1',
  ]);
  expect(mall.heard[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(heard()).toEqual([]);
  const others = ['/api/v1/pg/notify/x', '/api/v1/mall/users/info', '/api/v1/pg/toss%2f..%2f..%2fmall', '/metrics'];
  for (const path of others) await fetch(`${proxy.url}${path}`, posted);
  expect(mall.heard).toHaveLength(2);
  expect(heard()).toHaveLength(others.length);
});

test.each([
  '/api/v1/mall/users/..%2f..%2fpg/toss',
  '/api/v1/mall/%2e%2e/pg/toss',
  '/api/v1/mall/../pg/%74oss',
  '//api/v1//pg/toss',
  '/api/v1/pg/toss%0a',
])('%s reaches the mall as the notice that it is for the proxy, or not at all', async (path) => {
  expect(await sendRaw('POST', path)).toBe(200);
  expect(mall.heard.map(({ url }) => url)).toEqual(['/api/v1/pg/toss']);
});

test('a notice is posted', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) expect(await sendRaw(method, '/api/v1/pg/toss')).toBe(405);
  expect([...mall.heard, ...heard()]).toEqual([]);
});

test('a file of 5 MB passes, more than that and its form is refused, and so is an operation of more than 1 MB', async () => {
  expect(await send('/files?mallUrl=familyshop&purpose=CLAIM', 5 * 1024 * 1024 + 5_000)).toBe(200);
  expect(await send('/bulk-orders?mallUrl=familyshop', 5 * 1024 * 1024 + 5_000)).toBe(200);
  expect(await send('/files', 7_000_000)).toBe(413);
  expect(await send('/graphql', 1_100_000)).toBe(413);
  expect(await send('/filesystem', 1_100_000)).toBe(413);
  expect(heard()).toHaveLength(2);
});

test('both gateways share the work', async () => {
  await Promise.all(everyPath.map((path) => fetch(`${proxy.url}${path}`)));
  expect(first.heard.length).toBeGreaterThan(2);
  expect(second.heard.length).toBeGreaterThan(2);
});

test('when a gateway does not take the connection, the other answers everything, questions and deeds', async () => {
  await first.close();
  const answers = await Promise.all(
    everyPath.flatMap((path) => [
      fetch(`${proxy.url}${path}`),
      fetch(`${proxy.url}${path}`, { method: 'POST', body: '{}' }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(second.heard).toHaveLength(24);
});

test('a query whose connection breaks is retried at the other gateway; a mutation that may have been executed is not', async () => {
  first.behave(breaks);
  second.behave(breaks);
  expect((await fetch(`${proxy.url}/deed`, { method: 'POST', body: '{}' })).status).toBe(503);
  expect(heard().filter(({ method }) => method === 'POST')).toHaveLength(1);

  await proxy.process.stop();
  first.behave(null);
  proxy = await startProxy(folder, [first.port, second.port]);
  const answers = await Promise.all(everyPath.map((path) => fetch(`${proxy.url}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('a draining gateway gets no more requests, after the next readiness check', async () => {
  first.behave((incoming, answer) => answer.writeHead(incoming.url === '/ready' ? 503 : 200).end());
  const ready = await Promise.all(Array.from({ length: 4 }, () => fetch(`${proxy.url}/ready`)));
  expect(ready.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  forget();
  await Promise.all(
    everyPath.flatMap((path) => [
      fetch(`${proxy.url}${path}`),
      fetch(`${proxy.url}${path}`, { method: 'POST', body: '{}' }),
    ]),
  );
  expect(first.heard).toEqual([]);
});

test('without any gateway a person reads a sentence and a program gets a Retry-After', async () => {
  await Promise.all([first.close(), second.close()]);
  const answer = await fetch(`${proxy.url}/familyshop/home`);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(await answer.text()).toContain('지금은 쇼핑몰에 연결할 수 없습니다');
});

test('no token of a query string or header is written down, not even when the gateways fail', async () => {
  const secrets = {
    authorization: 'Bearer eyJsecret.secret.secret',
    'x-refresh-token': 'rt-secret',
    cookie: 'session=secret',
    referer: 'http://localhost/?accessToken=secret',
  };
  await fetch(`${proxy.url}/graphql?refreshToken=rt-secret`, { headers: secrets });
  await Promise.all([first.close(), second.close()]);
  await fetch(`${proxy.url}/graphql?refreshToken=rt-secret`, { headers: secrets });
  await expect
    .poll(
      () =>
        proxy
          .accessLog()
          .split('\n')
          .filter((line) => line.includes('"path":"/graphql"')).length,
    )
    .toBe(2); // written after the answer
  expect(`${proxy.accessLog()}${proxy.process.log}`).not.toContain('secret');
});

test('no token of a path is written down', async () => {
  const paths = [
    '/familyshop/email/authDormant/secret',
    '/email/rejectMailYn/secret.secret',
    '/api/v1/mall/pre/tid/secret',
    '/KmcertVerification/secret/more',
    '/email/%61uthDormant/%0Asecret',
  ];
  for (const path of paths) await fetch(`${proxy.url}${path}`);
  await fetch(`${proxy.url}/familyshop/email`);
  await expect.poll(() => proxy.accessLog()).toContain('"path":"/familyshop/email"'); // written after the answer
  expect(proxy.accessLog()).toContain('"path":"/familyshop/email/authDormant/[redacted]"');
  expect(proxy.accessLog()).not.toContain('secret');
});

test('each line of the log is JSON with the request id of the answer and the gateway that gave it', async () => {
  await fetch(`${proxy.url}/a%22b`, { headers: { 'user-agent': '"}' } });
  await expect.poll(() => proxy.accessLog()).toContain('/a'); // written after the answer
  const [line] = proxy
    .accessLog()
    .split('\n')
    .filter((each) => each.includes('/a'))
    .map((each) => JSON.parse(each) as Record<string, unknown>);
  expect(line).toMatchObject({
    requestId: 'echo-request-id',
    method: 'GET',
    path: '/a"b',
    status: 200,
    client: '127.0.0.1',
    gatewayStatus: '200',
  });
});

test('long headers, large pages and images pass unchanged', async () => {
  const page = 'x'.repeat(3_000_000);
  for (const echo of [first, second])
    echo.behave((_incoming, answer) => answer.writeHead(200, { 'x-long': 'y'.repeat(12_000) }).end(page));
  const answer = await fetch(`${proxy.url}/a`, { headers: { authorization: `Bearer ${'z'.repeat(4_096)}` } });
  expect([answer.headers.get('x-long')?.length, (await answer.text()).length]).toEqual([12_000, page.length]);
  const body = JSON.stringify({ query: 'q'.repeat(90_000) });
  expect((await fetch(`${proxy.url}/graphql`, { method: 'POST', body })).status).toBe(200);
});
