import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const query = '{ isRecaptchaRequired }';

async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: Record<string, unknown> }[];
  };
  const [error] = errors ?? [];
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    id: response.headers.get('x-request-id'),
    cache: response.headers.get('cache-control'),
    data,
    code: error?.extensions.code,
    told: error?.extensions,
  };
}

test.each([
  [
    'urql',
    { operationName: 'A', query: 'query A { isRecaptchaRequired }', variables: {}, extensions: {} },
    {
      accept:
        'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
    },
  ],
  [
    'Relay',
    { query: 'query A { isRecaptchaRequired }', variables: null, operationName: 'A', id: null },
    { accept: '*/*' },
  ],
  [
    'Apollo on a phone',
    { operationName: 'A', query: 'query A { isRecaptchaRequired }', variables: {} },
    {
      accept: 'multipart/mixed;deferSpec=20220824,application/json',
      'apollographql-client-name': 'ios',
      'x-apollo-operation-name': 'A',
    },
  ],
  ['a client that spells UTF-8 as one word', { query }, { 'content-type': 'application/json;charset=utf8' }],
  [
    'curl with keys that mean nothing here',
    '{"query":"{ isRecaptchaRequired }","__proto__":{"query":"x"},"variables":{"__proto__":{"a":1},"constructor":{"prototype":{"x":1}}}}',
    {},
  ],
])('what %s sends is answered', async (_who, body, headers) => {
  const { status, data, code } = await send(body, headers);
  expect([status, data, code]).toEqual([200, { isRecaptchaRequired: false }, undefined]);
});

test('a browser lets clients of a listed origin send their name and their trace', async () => {
  const open = await openGateway(mall.url, { CORS_ORIGINS: ['https://app.example.com'] });
  const { headers } = await fetch(`${open.url}/graphql`, {
    method: 'OPTIONS',
    headers: { origin: 'https://app.example.com' },
  });
  const allowed = headers.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining([
      'content-type',
      'authorization',
      'x-refresh-token',
      'traceparent',
      'x-apollo-operation-name',
      'apollographql-client-name',
      'apollographql-client-version',
    ]),
  );
  await open.close();
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test.each([
  [
    'an id and another text',
    { query, extensions: { persistedQuery: { version: 1, sha256Hash: hash('another') } } },
    400,
  ],
  [
    'an id of a later way of telling ids',
    { query, extensions: { persistedQuery: { version: 2, sha256Hash: hash(query) } } },
    400,
  ],
  ['a subscription', { query: 'subscription { isRecaptchaRequired }' }, 400],
  ['two operations and no name', { query: 'query A { isRecaptchaRequired } query B { isRecaptchaRequired }' }, 400],
  ['the name of an operation that is not there', { query: 'query A { isRecaptchaRequired }', operationName: 'Z' }, 400],
  ['a name that is a number', { query, operationName: 7 }, 400],
  ['variables as text', { query, variables: '{}' }, 400],
  ['variables as a list', { query, variables: [1] }, 400],
  ['extensions as a list', { query, extensions: [] }, 400],
  ['a question that is a number', { query: 7 }, 400],
  ['no question', {}, 400],
  ['null', 'null', 400],
  ['text', '"x"', 400],
  ['nothing', '', 400],
  [
    'a number beyond an Int',
    { query: '{ mall(device: DESKTOP) { posts(board: NOTICE, first: 2147483648) { totalCount } } }' },
    400,
  ],
  [
    'a color that is none',
    {
      query:
        '{ mall(device: DESKTOP) { category(number: "200100") { products(filter: { color: "red" }) { totalCount } } } }',
    },
    400,
  ],
])("%s is the client's mistake and no fault of the gateway", async (_what, body, status) => {
  const told = await send(body);
  expect([told.status, told.code, told.cache]).toEqual([status, 'BAD_INPUT', 'no-store']);
  expect(told.told?.requestId).toBe(told.id);
  expect(told.id).toMatch(/^[0-9a-f-]{36}$/u);
});

test.each([
  'posts(board: NOTICE, keyword: $text) { totalCount }',
  'faq(category: $text) { questions { number } }',
  'category(number: "200100") { products(filter: { maker: $text }) { totalCount } }',
])('words longer than any address can be are a mistake too, and cost no call (%s)', async (field) => {
  const before = mall.calls.filter((call) => !call.path.includes('layout')).length;
  const { code, data } = await send({
    query: `query ($text: String) { mall(device: DESKTOP) { name ${field} } }`,
    variables: { text: '가'.repeat(10_000) },
  });
  expect([code, (data as { mall: { name: string } }).mall.name]).toEqual(['BAD_INPUT', '한빛 패밀리샵']);
  expect(mall.calls.filter((call) => !call.path.includes('layout'))).toHaveLength(before);
});

test('halves of characters and signs that no text has are taken as they come', async () => {
  for (const text of ['\ud83d', 'a\u0000b', '%_\\', '\u202e', '"; drop table malls; --']) {
    const { status, code } = await send({
      query:
        'query ($text: String) { mall(device: DESKTOP) { posts(board: NOTICE, keyword: $text) { totalCount } faq(keyword: $text) { questions { number } } } }',
      variables: { text },
    });
    expect([status, code]).toEqual([200, undefined]);
  }
});

test("there is nothing below the address of the gateway's questions", async () => {
  const { status, text } = await gateway.get('/graphql/more?query=%7B__typename%7D', {
    'apollo-require-preflight': '1',
  });
  expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([404, 'NOT_FOUND']);
  expect((await gateway.get('/graphql/?query=%7B__typename%7D', { 'apollo-require-preflight': '1' })).status).toBe(200);
});
