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

const metrics = async () => (await fetch(gateway.metricsUrl)).text();

function askAndLeave(query: string): () => Promise<unknown> {
  const leaving = new AbortController();
  const response = fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: leaving.signal,
  }).catch(() => null);
  return () => {
    leaving.abort();
    return response;
  };
}

test("a client that left is counted as such, and is no fault of anybody's", async () => {
  mall.on('pre/faqs', () => new Promise(() => undefined));
  const leave = askAndLeave('{ mall(device: DESKTOP) { faq { questions { number } } } }');
  await expect.poll(() => mall.callsTo('pre/faqs').length, { timeout: 10_000 }).toBe(1);
  expect(await metrics()).toContain('graphql_errors_total{code="CANCELLED"} 0');
  await leave();
  await expect.poll(metrics, { timeout: 10_000 }).toContain('graphql_errors_total{code="CANCELLED"} 1');
  expect(await metrics()).toContain('mall_call_seconds_count{endpoint="GET pre/faqs",outcome="cancelled"} 1');
});

test('other requests that wait for the same call get its response', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  mall.on('pre/boards', () => promise);
  const posts = '{ mall(device: DESKTOP) { posts(board: NOTICE) { totalCount } } }';
  const leave = askAndLeave(posts);
  await expect.poll(() => mall.callsTo('pre/boards').length, { timeout: 10_000 }).toBe(1);
  const staying = gateway.ask(posts);
  await leave();
  resolve({ list: [], totalCnt: 7, page: 1, size: 20 });
  const { data, errors } = await staying;
  expect([data?.mall.posts.totalCount, errors]).toEqual([7, []]);
});
