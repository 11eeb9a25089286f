import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { createMemoryStore } from '../../src/shared/memory-store.ts';
import type { SharedStore } from '../../src/shared/store.ts';
import { LayoutCache } from '../../src/upstream/layout-cache.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken, aMenu, productsFor, samples } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
});
beforeEach(async () => {
  mall.calls.splice(0);
  for (const [path, data] of Object.entries(samples)) mall.on(path, () => structuredClone(data));
  gateway = await openGateway(mall.url, { LAYOUT_PATIENCE_MS: 50 });
  return () => {
    vi.useRealTimers();
    return gateway.close();
  };
});
afterAll(() => mall.close());

const menu = '{ mall(device: DESKTOP) { menu { number } } }';
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const onlyDates = () => vi.useFakeTimers({ toFake: ['Date'] });

async function menuOf(token?: string): Promise<string[]> {
  const { data } = await gateway.ask(menu, {}, token ? { authorization: `Bearer ${token}` } : {});
  return data?.mall.menu.map((each: { number: string }) => each.number);
}

function byGet(query: string, headers: Record<string, string> = {}) {
  return gateway.get(`/graphql?${new URLSearchParams({ query })}`, { 'apollo-require-preflight': '1', ...headers });
}

test('a layout response is requested once an hour, by the time in the schema', async () => {
  onlyDates();
  await gateway.ask(menu);
  later(3_500);
  await gateway.ask(menu);
  expect(mall.callsTo('pre/layout/menu')).toHaveLength(1);
  later(200);
  await gateway.ask(menu);
  expect(mall.callsTo('pre/layout/menu')).toHaveLength(2);
});

test('a public response by GET may be cached for its remaining time, never longer', async () => {
  onlyDates();
  expect((await byGet(menu)).headers['cache-control']).toBe('public, max-age=3600');
  later(1_000);
  const aged = await byGet(menu);
  expect(aged.headers['cache-control']).toBe('public, max-age=2600');
  expect(aged.headers['x-answer-age']).toBe('1000');
  expect(
    (await byGet('{ mall(device: DESKTOP) { menu { number } products(numbers: ["GD00000101"]) { number } } }')).headers[
      'cache-control'
    ],
  ).toBe('public, max-age=1, stale-while-revalidate=0');
  expect(aged.headers.vary).toContain('Authorization');
});

test('that a mall does not exist is never cached, so that a new one is visible at once', async () => {
  const later = '{ mall(url: "familyshoplater", device: DESKTOP) { name } }';
  mall.on('pre/layout/login', (_call, response) => refusal(response, 404, '1404', '없는 쇼핑몰입니다.'));
  const missing = await byGet(later);
  expect([JSON.parse(missing.text).data, missing.headers['cache-control']]).toEqual([{ mall: null }, 'no-store']);
  mall.on('pre/layout/login', () => structuredClone(samples['pre/layout/login']));
  const there = await byGet(later);
  expect([JSON.parse(there.text).data.mall.name, there.headers['cache-control']]).toEqual([
    expect.any(String),
    'public, max-age=3600',
  ]);
});

test('equal questions for a mall that does not exist are one call at a time', async () => {
  mall.on('pre/layout/login', async (_call, response) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return refusal(response, 404, '1404', '없는 쇼핑몰입니다.');
  });
  await Promise.all(
    Array.from({ length: 50 }, () => byGet('{ mall(url: "familyshopnever", device: DESKTOP) { name } }')),
  );
  expect(mall.callsTo('pre/layout/login').length).toBeLessThan(50);
});

test('a response to Authorization, with an error or to a mutation is never cached', async () => {
  mall.on('layout/menu', () => aMenu);
  expect((await byGet(menu, { authorization: `Bearer ${anAccessToken()}` })).headers['cache-control']).toBe(
    'private, no-store',
  );
  expect(
    (
      await byGet(
        '{ mall(device: DESKTOP) { name product(number: "GD9") { name } posts(board: NOTICE, first: 0) { totalCount } } }',
      )
    ).headers['cache-control'],
  ).toBe('no-store');
  expect(
    (
      await gateway.ask(
        'mutation { refreshSession(input: { mallUrl: "familyshop", refreshToken: "x" }) { accessToken } }',
      )
    ).headers.get('cache-control'),
  ).toBe('no-store');
});

test('after its hour a response is still served while the mall is slow or failing, for a day, and says so', async () => {
  const patient = await openGateway(mall.url, { LAYOUT_PATIENCE_MS: 50, DRAIN_MS: 100, ...endlessTimeouts });
  onlyDates();
  await patient.ask(menu);
  mall.on('pre/layout/menu', () => new Promise(() => undefined));
  mall.on('pre/layout/login', (_call, response) => void response.writeHead(500).end('x'));
  later(4_000);
  const stale = await patient.ask(menu);
  expect(stale.errors).toEqual([]);
  expect(stale.data?.mall.menu).toHaveLength(2);
  expect(stale.headers.get('x-layout')).toBe('stale');
  expect(stale.headers.get('cache-control')).toBe('no-store');
  mall.on('pre/layout/menu', (_call, response) => void response.writeHead(500).end('x'));
  later(90_000);
  expect((await patient.ask(menu)).errors).not.toEqual([]);
  await patient.close();
});

test('a revalidation that hangs is replaced, so that a recovered mall is noticed', async () => {
  const patient = await openGateway(mall.url, { LAYOUT_PATIENCE_MS: 50, DRAIN_MS: 100, ...endlessTimeouts });
  onlyDates();
  await patient.ask(menu);
  mall.on('pre/layout/menu', () => new Promise(() => undefined));
  later(4_000);
  expect((await patient.ask(menu)).headers.get('x-layout')).toBe('stale');
  const { promise, resolve } = Promise.withResolvers<unknown>();
  mall.on('pre/layout/menu', () => promise);
  const menuCalls = () => mall.callsTo('pre/layout/menu').length;
  const before = menuCalls();
  await expect
    .poll(async () => (await Promise.all([patient.ask(menu), patient.ask(menu)]), menuCalls() - before), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0);
  resolve(aMenu);
  await expect.poll(async () => (await patient.ask(menu)).headers.get('x-layout'), { timeout: 20_000 }).toBeNull();
  await patient.close();
});

test('only one revalidation runs at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  mall.on('pre/layout/menu', () => promise);
  const patient = await openGateway(mall.url, { ...endlessTimeouts, MALL_PATIENCE_MS: 600_000 });
  const answers = Array.from({ length: 30 }, () => patient.ask(menu));
  await expect.poll(() => mall.callsTo('pre/layout/menu').length).toBe(1);
  resolve(aMenu);
  expect((await Promise.all(answers)).every(({ errors }) => errors.length === 0)).toBe(true);
  expect(mall.callsTo('pre/layout/menu')).toHaveLength(1);
  expect(mall.callsTo('pre/layout/login')).toHaveLength(1);
  await patient.close();
});

test('identical pending reads are one request, but never across identities', async () => {
  const waiting: (() => void)[] = [];
  const slowly = (call: Parameters<typeof productsFor>[0]) =>
    new Promise((resolve) => waiting.push(() => resolve(productsFor(call))));
  mall.on('pre/layout/product/goods', slowly);
  mall.on('products/goods', slowly);
  const query = '{ mall(device: DESKTOP) { products(numbers: ["GD5"]) { number } } }';
  const [one, other] = [anAccessToken({ memNo: 'A' }), anAccessToken({ memNo: 'B' })];
  const headers = [
    {},
    {},
    {},
    { authorization: `Bearer ${one}` },
    { authorization: `Bearer ${one}` },
    { authorization: `Bearer ${other}` },
  ];
  const patient = await openGateway(mall.url, { ...endlessTimeouts, MALL_PATIENCE_MS: 600_000 });
  const answers = headers.map((each) => patient.ask(query, {}, each as Record<string, string>));
  await expect.poll(() => waiting.length).toBe(3);
  for (const release of waiting) release();
  expect((await Promise.all(answers)).every(({ data }) => data?.mall.products[0].number === 'GD5')).toBe(true);
  expect(mall.callsTo('pre/layout/product/goods')).toHaveLength(1);
  expect(
    mall
      .callsTo('products/goods')
      .map(({ headers }) => headers.authorization)
      .toSorted(),
  ).toEqual([`Bearer ${one}`, `Bearer ${other}`].toSorted());
  await patient.close();
});

test('the call ends when the last who waits has left, and not before', async () => {
  const patient = await openGateway(mall.url, { ...endlessTimeouts, MALL_PATIENCE_MS: 600_000 });
  const ends: string[] = [];
  mall.on('pre/layout/product/goods', (_call, response) => {
    response.on('close', () => ends.push('closed'));
    return new Promise(() => undefined);
  });
  const body = JSON.stringify({ query: '{ mall(device: DESKTOP) { products(numbers: ["GD6"]) { number } } }' });
  const leaving = [new AbortController(), new AbortController()];
  const answers = leaving.map(({ signal }) =>
    fetch(`${patient.url}/graphql`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      signal,
    }).catch(() => null),
  );
  await expect.poll(() => mall.callsTo('pre/layout/product/goods').length).toBe(1);
  leaving[0]?.abort();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ends).toEqual([]);
  leaving[1]?.abort();
  await expect.poll(() => ends.length).toBe(1); // the call's own time would not be up for long
  await Promise.all(answers);
  await patient.close();
});

test("a member's layout is never returned to another member or a visitor", async () => {
  mall.on('layout/menu', ({ headers }) => [{ ctgNo: String(headers.authorization).slice(-24), ctgNm: '내 메뉴' }]);
  const [one, other] = [anAccessToken({ memNo: 'AAAA' }), anAccessToken({ memNo: 'BBBBBBBB' })];
  for (let round = 0; round < 3; round += 1) {
    expect(await menuOf(one)).toEqual([`Bearer ${one}`.slice(-24)]);
    expect(await menuOf(other)).toEqual([`Bearer ${other}`.slice(-24)]);
    expect(await menuOf()).toEqual(['100000', '200000']);
  }
});

test('an uncached layout does not wait for an earlier call for it that hangs', async () => {
  const patient = await openGateway(mall.url, { MALL_PATIENCE_MS: 50, DRAIN_MS: 100, ...endlessTimeouts });
  mall.on('pre/layout/menu', () => new Promise(() => undefined));
  const first = patient.ask(menu).catch(() => null);
  await expect.poll(() => mall.callsTo('pre/layout/menu').length, { timeout: 10_000 }).toBe(1);
  mall.on('pre/layout/menu', () => structuredClone(samples['pre/layout/menu']));
  expect((await patient.ask(menu)).errors).toEqual([]);
  expect(mall.callsTo('pre/layout/menu')).toHaveLength(2);
  await patient.close();
  await first;
});

test('what another gateway stored between the look and the lock is not requested again', async () => {
  const store = createMemoryStore();
  const settings = readSettings({});
  const [first, second] = [new LayoutCache(settings, store), new LayoutCache(settings, lateFor(store))];
  const load = vi.fn<() => Promise<string>>(async () => 'menu');
  /** The other one stores its value before this one has the lock. */
  function lateFor(shared: SharedStore): SharedStore {
    return {
      ...shared,
      lock: async (...wanted) => {
        await first.get('menu', 60, load);
        return shared.lock(...wanted);
      },
    };
  }
  expect((await second.get('menu', 60, load)).value).toBe('menu');
  expect(load).toHaveBeenCalledOnce();
});

test('what the mall says is gone is served no longer, though it was cached', async () => {
  onlyDates();
  const known = '{ mall(url: "familyshopgone", device: DESKTOP) { name } }';
  expect((await gateway.ask(known)).data?.mall.name).toEqual(expect.any(String));
  later(4_000);
  mall.on('pre/layout/login', (_call, response) => refusal(response, 404, '1404', '없는 쇼핑몰입니다.'));
  expect(await gateway.ask(known)).toMatchObject({ data: { mall: null }, errors: [] });
});
