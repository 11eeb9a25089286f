import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken, samples } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;
let title = '안내';

beforeAll(async () => {
  mall = await startFakeMall();
  for (const path of ['boards', 'pre/boards'])
    mall.on(path, () => ({ list: [{ brdNo: 101, tp: 'CM00404', title }], totalCnt: 1, page: 1, size: 20 }));
  mall.on('layout/menu', () => samples['pre/layout/menu']);
  gateway = await openGateway(mall.url, { TELL_UPSTREAM_CALLS: false });
});
beforeEach(() => void (title = '안내'));
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const accept = 'application/json';
const posts = '{ mall(device: DESKTOP) { posts(board: NOTICE) { nodes { title } } } }';
const get = (query: string, headers: Record<string, string> = {}) =>
  gateway.get(`/graphql?query=${encodeURIComponent(query)}`, { accept, ...headers });
const tagOf = async (query: string, headers: Record<string, string> = {}) =>
  String((await get(query, headers)).headers['etag']);

test.each([
  ['data with prices, asked for again', posts],
  ['layout from the cache', '{ mall(device: DESKTOP) { menu { name } } }'],
])("a visitor's answer has a tag, and is not sent again to who has it: %s", async (_what, query) => {
  const first = await get(query);
  expect(first.headers['etag']).toMatch(/^W\/"[\w-]{27}"$/u);
  const again = await get(query, { 'if-none-match': `"other", ${first.headers['etag']}` });
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  for (const name of ['etag', 'vary']) expect(again.headers[name]).toBe(first.headers[name]);
  expect(again.headers['cache-control']).toMatch(/^public, max-age=/u);
  expect([again.headers['content-type'], again.headers['content-length']]).toEqual([undefined, undefined]);
  expect((await get(query, { 'if-none-match': '*' })).status).toBe(304);
});

test('what has changed is sent, under another tag', async () => {
  const tag = await tagOf(posts);
  expect(tag).toMatch(/^W/u);
  title = '새 안내';
  const changed = await get(posts, { 'if-none-match': tag });
  expect([changed.status, changed.text.includes('새 안내')]).toEqual([200, true]);
  expect(changed.headers['etag']).not.toBe(tag);
});

test('an answer of another media type has another tag', async () => {
  const graphqlJson = { accept: 'application/graphql-response+json' };
  const tag = await tagOf(posts);
  expect(await tagOf(posts, graphqlJson)).not.toBe(tag);
  expect((await get(posts, { ...graphqlJson, 'if-none-match': tag })).status).toBe(200);
});

test('what is a member’s, has an error or comes by POST has no tag, and is always sent', async () => {
  const bearer = { authorization: `Bearer ${anAccessToken()}` };
  const answers = [
    await get(posts, { ...bearer, 'if-none-match': '*' }),
    await get('{ mall(device: DESKTOP) { searchProducts(keywords: ["a"]) { totalCount } } }', { 'if-none-match': '*' }),
  ];
  expect(answers.map(({ status, headers }) => [status, headers['etag']])).toEqual(answers.map(() => [200, undefined]));
  expect((await gateway.ask(posts, {}, { 'if-none-match': '*' })).headers.get('etag')).toBeNull();
});
