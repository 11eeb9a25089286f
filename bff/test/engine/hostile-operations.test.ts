import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { buildASTSchema, parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { charges } from '../helpers/charges.ts';
import { callsIn } from '../../src/graphql/cost.ts';
import { readSchema } from '../../src/graphql/staleness.ts';
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

const inMall = (fields: string) => `{ mall(device: DESKTOP) { ${fields} } }`;
const repeated = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const doubling = (levels: number, type: string, leaf: string) =>
  `${repeated(levels, (index) => `fragment f${index} on ${type} { ...f${index + 1} ${leaf} ...f${index + 1} }`)} fragment f${levels} on ${type} { ${leaf} }`;

const tooBig = {
  'thirty levels of subcategories': inMall(`menu { ${'subcategories { '.repeat(30)} number ${'} '.repeat(30)} }`),
  'ten thousand levels of anything': '{ a '.repeat(10_000),
  'brackets without end': `{ mall(url: ${'['.repeat(20_000)}`,
  'thirteen levels': inMall(`menu { ${'subcategories { '.repeat(11)} number ${'} '.repeat(11)} }`),
  '31 aliases': `{ ${repeated(31, (index) => `a${index}: isRecaptchaRequired`)} }`,
  '31 aliases of __typename': `{ ${repeated(31, (index) => `a${index}: __typename`)} }`,
  '21 directives': `{ ${repeated(21, () => 'isRecaptchaRequired @include(if: true)')} }`,
  '301 fields': inMall('number '.repeat(301)),
  'a thousand and more tokens': inMall('number '.repeat(1_100)),
  'fragments that double': `${inMall('...f0')} ${doubling(12, 'Mall', 'number')}`,
  'fragments that double a hundred times': `${inMall('...f0')} ${doubling(100, 'Mall', 'number')}`,
  'aliases in fragments': `${inMall('...f0')} ${doubling(5, 'Mall', 'x: number')}`,
  'depth in a chain of fragments': `${inMall('menu { ...f0 }')} ${repeated(14, (index) => `fragment f${index} on Category { subcategories { ...f${index + 1} } }`)} fragment f14 on Category { number }`,
  'a deep fragment that nothing uses': `{ isRecaptchaRequired } fragment unused on Category { ${'subcategories { '.repeat(13)} number ${'} '.repeat(13)} }`,
  'one field 200 times': inMall(`${'number '.repeat(200)} unknown`),
  'one field with another inside it a hundred times': inMall(`${'company { name } '.repeat(100)} unknown`),
  'one field in sixty fragments': `${inMall(repeated(60, (index) => `...f${index}`))} ${repeated(60, (index) => `fragment f${index} on Mall { number name }`)}`,
  'one field with a hundred arguments': inMall(repeated(100, (index) => `post(number: "${index}") { number }`)),
  'a hundred thousand signs': inMall('name '.repeat(19_500)),
  'a schema told thirty times': `{ ${repeated(31, (index) => `s${index}: __schema { types { name } }`)} }`,
};

describe.each(Object.entries(tooBig))('%s', (_name, query) => {
  test('is refused by POST and by GET before any call', async () => {
    const before = mall.calls.length;
    const told = await gateway.ask(query);
    expect([told.status, told.data, told.errors.map(({ extensions }) => extensions.code)]).toEqual([
      400,
      null,
      ['QUERY_TOO_COSTLY'],
    ]);
    expect(told.errors[0]?.extensions.requestId).toBe(told.headers.get('x-request-id'));
    // An address may not exceed 16 kB; Node itself limits it.
    const got = await gateway.get(`/graphql?${new URLSearchParams({ query: query.slice(0, 4_000) })}`, {
      'apollo-require-preflight': '1',
    });
    expect(got.status).toBe(400);
    expect(mall.calls).toHaveLength(before);
  });
});

test.each([
  ['a #', 'x=1#&'],
  ['a thousand other names', 'a&'.repeat(1_000)],
  ['a # within what is empty', 'query#&'],
])('what stands in an address behind %s is measured like anything else', async (_what, before) => {
  const search = new URLSearchParams({ query: tooBig['31 aliases of __typename'] });
  const { status, text } = await gateway.get(`/graphql?${before}${search}`, { 'apollo-require-preflight': '1' });
  expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_COSTLY']);
});

test('many components that select the same thing, each by its fragment, stay within the limits', async () => {
  const told = await gateway.ask(
    `${inMall(repeated(12, (index) => `...f${index}`))} ${repeated(12, (index) => `fragment f${index} on Mall { __typename number name x${index}: title company { name } }`)}`,
  );
  expect([told.status, told.errors]).toEqual([200, []]);
});

test('fragments that turn in circles are refused', async () => {
  const { status, errors } = await gateway.ask(
    `${inMall('...a')} fragment a on Mall { ...b number } fragment b on Mall { ...a name }`,
  );
  expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_INPUT']);
  const through = await gateway.ask(`${inMall('menu { ...a }')} fragment a on Category { subcategories { ...a } }`);
  expect([through.status, through.errors[0]?.extensions.code]).toEqual([400, 'BAD_INPUT']);
});

test('signs in strings and comments do not count as depth', async () => {
  const signs = '{'.repeat(100);
  const { errors } = await gateway.ask(
    `# ${signs}\n{ mall(device: DESKTOP) { name faq(keyword: "\\"${signs}", category: """${signs}\\"""${signs}""") { questions { number } } } }`,
  );
  expect(errors).toEqual([]);
});

const schema = buildASTSchema(readSchema());

function cost(query: string, variables: Record<string, unknown> = {}): number {
  const document = parse(query);
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition') as OperationDefinitionNode;
  return callsIn({ schema, charges, document, operation, variables });
}

test.each([
  ['{ site { chatbotUrl } }', 0],
  ['{ isRecaptchaRequired }', 1],
  [inMall('name title branding { logo { url } }'), 1],
  [inMall('menu { number subcategories { number } } category(number: "1") { name }'), 3],
  [
    `${inMall('...a ...b menu { type }')} fragment a on Mall { menu { number } } fragment b on Mall { menu { name } }`,
    2,
  ],
  [inMall('category(number: "1") { products(page: 2) { totalCount } }'), 3],
  [inMall('category(number: "1") { products(after: "x") { totalCount } }'), 4],
  [inMall('products(numbers: ["GD1", "HP1"]) { number } more: products(numbers: ["GD2"]) { number }'), 3],
  [inMall('product(number: "GD1") { number ... on Goods { relatedProducts { number } } }'), 3],
  [inMall('corners { id ... on ProductCorner { products { number } } }'), 4],
  [inMall('corners(areas: [CATEGORY_TOP, DESKTOP_MAIN_1]) { id }'), 3],
  [inMall('menu { products { totalCount } }'), 12],
  [inMall('menu { subcategories { products { totalCount } } }'), 102],
  [
    inMall('product(number: "GD1") @skip(if: true) { number } posts(board: NOTICE) @include(if: false) { totalCount }'),
    1,
  ],
  ['{ viewer { name favorites { totalCount } } }', 3],
  ['mutation { signIn(input: { mallUrl: "a", id: "b", password: "c" }) { __typename } }', 2],
])('%s costs %d calls at most', (query, calls) => {
  expect(cost(query)).toBe(calls);
});

test('arguments in variables are charged by their values', () => {
  const products =
    'query ($numbers: [String!]! = ["GD1"], $later: String, $with: Boolean!) { mall(device: DESKTOP) { one: products(numbers: $numbers) { number } two: products(numbers: $numbers) @include(if: $with) { number } posts(board: NOTICE, after: $later) { totalCount } } }';
  expect(cost(products, { with: false })).toBe(4);
  expect(
    cost(products, { with: true, later: 'x', numbers: Array.from({ length: 90 }, (_, index) => `GD${index}`) }),
  ).toBe(7);
});

test('a cheap operation makes no other one cheap, whatever the names of its variables', () => {
  const document = parse(
    'query ($numbers: [String!]!, $later: String, $with: Boolean!) { mall(device: DESKTOP) { products(numbers: $numbers) { number } posts(board: NOTICE, after: $later) @include(if: $with) { totalCount } } }',
  );
  const costOf = (variables: Record<string, unknown>) =>
    callsIn({ schema, charges, document, operation: document.definitions[0] as OperationDefinitionNode, variables });
  const numbers = Array.from({ length: 300 }, (_, index) => `GD${index}`);
  expect([costOf({ numbers: 300, with: false }), costOf({ numbers, with: false })]).toEqual([3, 7]);
  expect([costOf({ numbers: [], 'later:"x",with': true }), costOf({ numbers: [], later: 'x', with: true })]).toEqual([
    2, 3,
  ]);
});

/** What lives once all that died is gone. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('long variables are not kept for as long as their question is', () => {
  const document = parse('query ($url: String!) { mall(url: $url, device: DESKTOP) { name } }');
  const operation = document.definitions[0] as OperationDefinitionNode;
  const before = bytesInUse();
  const sums = Array.from({ length: 90 }, (_, index) =>
    callsIn({ schema, charges, document, operation, variables: { unknown: `${index}${'x'.repeat(400_000)}` } }),
  );
  expect(bytesInUse() - before).toBeLessThan(10_000_000);
  expect(sums).toEqual(sums.map(() => callsIn({ schema, charges, document, operation, variables: {} })));
});

test.each([
  inMall(repeated(20, (index) => `p${index}: product(number: "GD${index}") { number }`)),
  `${inMall('...g0 ...g1')} ${repeated(2, (each) => `fragment g${each} on Mall { ${repeated(10, (index) => `p${each}${index}: post(number: "${index}") { number }`)} }`)}`,
  inMall('menu { subcategories { products { totalCount } } }'),
  `{ ${repeated(21, (index) => `m${index}: mall(url: "m${index}", device: DESKTOP) { name }`)} }`,
  `mutation { ${repeated(11, (index) => `s${index}: signIn(input: { mallUrl: "familyshop", id: "a", password: "${index}" }) { __typename }`)} }`,
])('a question that would cost more than twenty calls is refused before any is made (%#)', async (query) => {
  const before = mall.calls.length;
  const { status, errors, data } = await gateway.ask(query);
  expect([status, data, errors.map(({ extensions }) => extensions.code)]).toEqual([400, null, ['QUERY_TOO_COSTLY']]);
  expect(mall.calls).toHaveLength(before);
});

async function post(body: string | Buffer<ArrayBuffer>, headers: Record<string, string>) {
  const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', body, headers });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return [response.status, errors?.[0]?.extensions.code];
}

const simple = '{"query":"{ isRecaptchaRequired }"}';

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['application/json;charset="UTF-8"', 200],
  ['application/json; charset=utf-16', 415],
  ['application/json; charset=iso-8859-1', 415],
  ['text/plain', 415],
  ['application/graphql', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
])('a body of %s gets %d', async (type, status) => {
  expect(await post(simple, { 'content-type': type })).toEqual([status, status === 200 ? undefined : 'BAD_INPUT']);
});

test('packed bodies, batches and what is no UTF-8 are refused', async () => {
  const headers = { 'content-type': 'application/json' };
  expect(await post(Buffer.from(gzipSync(simple)), { ...headers, 'content-encoding': 'gzip' })).toEqual([
    415,
    'BAD_INPUT',
  ]);
  expect(await post(simple, { ...headers, 'content-encoding': 'br' })).toEqual([415, 'BAD_INPUT']);
  expect(await post(`[${simple},${simple}]`, headers)).toEqual([400, 'BAD_INPUT']);
  expect(await post('[]', headers)).toEqual([400, 'BAD_INPUT']);
  expect(
    await post(
      Buffer.from([...Buffer.from('{"query":"{ isRecaptchaRequired }","x":"'), 0xff, 0xfe, 0x22, 0x7d]),
      headers,
    ),
  ).toEqual([400, 'BAD_INPUT']);
  const deep = `${'['.repeat(40)}${']'.repeat(40)}`;
  expect(await post(`{"query":"{ isRecaptchaRequired }","variables":{"x":${deep}}}`, headers)).toEqual([
    400,
    'QUERY_TOO_COSTLY',
  ]);
  const byGet = await gateway.get(
    `/graphql?${new URLSearchParams({ query: '{ isRecaptchaRequired }', variables: `{"x":${deep}}` })}`,
    { 'apollo-require-preflight': '1' },
  );
  expect([byGet.status, JSON.parse(byGet.text).errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_COSTLY']);
});

test.each([
  '{ isRecaptchaRequire }',
  '{ mall(device: DESKTOPS) { name } }',
  '{ mall(devise: DESKTOP) { name } }',
  '{ mall(device: DESKTOP) { ... on Mal { name } } }',
])('where the schema is closed a mistake is not helped to guess it (%s)', async (query) => {
  const closed = await openGateway(mall.url, { INTROSPECTION: false });
  const { status, errors } = await closed.ask(query);
  expect(status).toBe(400);
  expect(JSON.stringify(errors)).not.toMatch(/did you mean|isRecaptchaRequired|"Mall"/iu);
  await closed.close();
});

test('a hundred mistakes are reported as five', async () => {
  const { errors } = await gateway.ask(`{ ${repeated(100, (index) => `x${index}`)} }`);
  expect(errors.length).toBeLessThanOrEqual(5);
});

test('with introspection off a type still returns its name and nothing more', async () => {
  const closed = await openGateway(mall.url, { INTROSPECTION: false });
  expect((await closed.ask('{ __typename mall(device: DESKTOP) { __typename } }')).data).toEqual({
    __typename: 'Query',
    mall: { __typename: 'Mall' },
  });
  expect((await closed.ask('{ type: __type(name: "Mall") { __typename name kind } }')).data.type).toEqual({
    __typename: '__Type',
    name: 'Mall',
    kind: 'OBJECT',
  });
  for (const query of [
    '{ __schema { queryType { name } } }',
    '{ __type(name: "Mall") { fields { name } } }',
    '{ __type(name: "Mall") { ...f } } fragment f on __Type { description }',
  ]) {
    const { status, errors } = await closed.ask(query);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_INPUT']);
  }
  await closed.close();
});

test.each([
  ['headers', 'POST /graphql HTTP/1.1\r\nhost: localhost\r\n'],
  [
    'a body',
    'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"query"',
  ],
])('who sends %s without end is cut off', async (_what, beginning) => {
  const hasty = await openGateway(mall.url, { REQUEST_HEADERS_MS: 200, REQUEST_MS: 400 });
  const { hostname, port } = new URL(hasty.url);
  const socket = connect(Number(port), hostname);
  socket.write(beginning);
  const drip = setInterval(() => socket.write('x'), 50);
  await new Promise((resolve) =>
    socket
      .on('error', () => undefined)
      .on('close', resolve)
      .resume(),
  );
  clearInterval(drip);
  expect(socket.destroyed).toBe(true);
  await hasty.close();
});
