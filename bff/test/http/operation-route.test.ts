import { connect } from 'node:net';
import { once } from 'node:events';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { CORS_ORIGINS: ['https://app.example.com'] });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const body = '{"query":"{ __typename }"}';

async function post(path: string, { headers = {}, content = body } = {}) {
  const response = await request(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: content,
  });
  const { data, errors } = (await response.body.json()) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return { status: response.statusCode, headers: response.headers, data, code: errors?.[0]?.extensions.code };
}

const answered = { __typename: 'Query' };
const json = 'application/json; charset=utf-8';
const graphqlJson = 'application/graphql-response+json; charset=utf-8';

test.each([
  [undefined, json],
  ['*/*', json],
  ['application/json', json],
  ['application/json, */*;q=0.5', json],
  ['application/graphql-response+json,application/json;q=0.9', graphqlJson],
  ['application/graphql-response+json, application/json;q=0.9', graphqlJson],
  ['application/graphql-response+json;q=0.1, application/json', json],
])('a client that accepts %s gets %s', async (accept, type) => {
  const { headers, data } = await post('/graphql', accept === undefined ? {} : { headers: { accept } });
  expect([headers['content-type'], data]).toEqual([type, answered]);
});

test.each(['/graphql', '/graphql/', '/graphql?name=value', '/GraphQL'])('%s answers operations', async (path) => {
  expect(await post(path)).toMatchObject({ status: 200, data: answered });
});

test.each(['/graphql/more', '/graphql//', '/graphql/%zz', '/graphql/more?name=value'])(
  '%s refuses in JSON, which scripts of listed origins may read',
  async (path) => {
    const origin = 'https://app.example.com';
    const { status, headers, code } = await post(path, { headers: { origin } });
    expect([status, code, headers['access-control-allow-origin']]).toEqual([404, 'NOT_FOUND', origin]);
  },
);

test('every header comes once', async () => {
  const { headers } = await post('/graphql');
  expect(Object.values(headers).filter(Array.isArray)).toEqual([]);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    vary: 'Authorization, X-Refresh-Token, Origin, Accept, Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String) as string,
  });
});

test('a body may begin with a byte order mark', async () => {
  expect(await post('/graphql', { content: `\ufeff${body}` })).toMatchObject({ status: 200, data: answered });
});

test('an empty body is refused', async () => {
  expect(await post('/graphql', { content: '' })).toMatchObject({ status: 400, code: 'BAD_INPUT' });
});

test('a body that is announced as too large is refused before it comes', async () => {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /graphql HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n',
  );
  const [start] = (await once(socket, 'data')) as [Buffer];
  expect(start.toString()).toMatch(/^HTTP\/1\.1 413 /u);
  socket.destroy();
});

test('a browser that opens the address is led to the sandbox, where there is one, and a link with an operation is not', async () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const opened = await gateway.get('/graphql', { accept });
  expect(opened).toMatchObject({ status: 302, headers: { location: '/sandbox', 'cache-control': 'no-store' } });
  expect((await gateway.get('/graphql?query=%7B__typename%7D', { accept })).status).toBe(400);
  const closed = await openGateway(mall.url, { INTROSPECTION: false });
  expect((await closed.get('/graphql', { accept })).status).toBe(400);
  await closed.close();
});
