import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResponseCache } from '../../src/fast-path/response-cache.ts';
import { CacheTags } from '../../src/request/cache-tags.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall, anAccessToken, samples } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;
const find = vi.spyOn(ResponseCache.prototype, 'find');
const note = vi.spyOn(ResponseCache.prototype, 'note');

beforeAll(async () => {
  mall = await startFakeMall();
});
beforeEach(async () => {
  mall.calls.splice(0);
  find.mockClear();
  for (const [path, data] of Object.entries(samples)) mall.on(path, () => structuredClone(data));
  gateway = await openGateway(mall.url, {
    LAYOUT_PATIENCE_MS: 50,
    TELL_UPSTREAM_CALLS: false,
    DRAIN_MS: 100,
    ...endlessTimeouts,
  });
  return () => {
    vi.useRealTimers();
    return gateway.close();
  };
});
afterAll(() => mall.close());

const onlyDates = () => vi.useFakeTimers({ toFake: ['Date'] });
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const inMall = (fields: string) => `query ($url: String) { mall(url: $url, device: DESKTOP) { ${fields} } }`;
const shell = inMall('id name menu { number name } popups { number }');

/** How many operations since the last check got a cached response. */
function joined(): number {
  const count = find.mock.results.filter(({ value }) => value !== null).length;
  find.mockClear();
  return count;
}

async function ask(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const { data, errors } = await gateway.ask(query, variables, headers);
  expect(errors).toEqual([]);
  return data.mall;
}

/** Until the response is cached, if it may be: one request loads the layout, one finds it fresh. */
async function askTwice(query: string, variables: Record<string, unknown> = {}) {
  await ask(query, variables);
  return ask(query, variables);
}

async function byGet(query: string) {
  const { headers, text } = await gateway.get(`/graphql?${new URLSearchParams({ query })}`, {
    'apollo-require-preflight': '1',
  });
  return { text, keeping: headers['cache-control'], age: headers['x-answer-age'], layout: headers['x-layout'] };
}

const named = (name: string) => [{ ctgNo: '1', ctgNm: name }];
const popup = (number: string) => [{ popSeq: number, popType: 'DP01801', popHtml: '<p>안녕하세요</p>' }];

describe('an answer of nothing but fresh layout', () => {
  test('is put together once, and then is the same to the letter', async () => {
    const first = await byGet(shell);
    await byGet(shell);
    expect(joined()).toBe(0);
    expect(await byGet(shell)).toEqual(first);
    expect(joined()).toBe(1);
    expect(mall.calls).toHaveLength(3);
  });

  test('lives as long as each of its pieces, by their own hours', async () => {
    onlyDates();
    mall.on('pre/layout/menu', () => named('전'));
    mall.on('pre/layout/popup', () => popup('1'));
    await ask(inMall('menu { name }'));
    later(1_800);
    await askTwice(shell);
    expect(await ask(shell)).toMatchObject({ menu: [{ name: '전' }], popups: [{ number: '1' }] });
    expect(joined()).toBe(1);
    mall.on('pre/layout/menu', () => named('후'));
    mall.on('pre/layout/popup', () => popup('2'));
    later(1_799);
    expect(await ask(shell)).toMatchObject({ menu: [{ name: '전' }], popups: [{ number: '1' }] });
    later(1);
    expect(await ask(shell)).toMatchObject({ menu: [{ name: '후' }], popups: [{ number: '1' }] });
    expect(await askTwice(shell)).toMatchObject({ menu: [{ name: '후' }], popups: [{ number: '1' }] });
    later(1_800);
    expect(await ask(shell)).toMatchObject({ menu: [{ name: '후' }], popups: [{ number: '2' }] });
  });

  test('has the age of its oldest part, and may be cached for the rest of that', async () => {
    onlyDates();
    await byGet(inMall('menu { name }'));
    later(600);
    await byGet(shell);
    await byGet(shell);
    later(400);
    joined();
    expect(await byGet(shell)).toMatchObject({ age: '1000', keeping: 'public, max-age=2600' });
    expect(joined()).toBe(1);
  });

  test('is built again when another operation has revalidated a part', async () => {
    onlyDates();
    mall.on('pre/layout/menu', () => named('전'));
    await askTwice(shell);
    mall.on('pre/layout/menu', () => named('후'));
    later(3_600);
    await ask(inMall('menu { number }'));
    await ask(inMall('popups { number }'));
    expect(await ask(shell)).toMatchObject({ menu: [{ name: '후' }] });
    expect(joined()).toBe(0);
  });

  test('is one for each mall and each way of asking', async () => {
    mall.on('pre/layout/login', ({ query }) => ({
      adMall: aMall({ mallUrl: query.get('mallUrl'), mallId: `M-${query.get('mallUrl')}` }),
    }));
    const both =
      'query One($url: String) { mall(url: $url, device: DESKTOP) { number } } query Two($url: String) { mall(url: $url, device: DESKTOP) { url } }';
    const operation = async (operationName: string, url: string) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: both, operationName, variables: { url } }),
      });
      return ((await response.json()) as { data: { mall: object } }).data.mall;
    };
    for (let turn = 0; turn < 4; turn += 1) {
      for (const url of ['one', 'two']) {
        expect(await operation('One', url)).toEqual({ number: `M-${url}` });
        expect(await operation('Two', url)).toEqual({ url });
        expect(await ask(inMall('number'), { url })).toEqual({ number: `M-${url}` });
        expect(await ask(inMall('number url'), { url })).toEqual({ number: `M-${url}`, url });
        expect(
          await ask('query ($device: Device!) { mall(url: "one", device: $device) { number } }', {
            device: url === 'one' ? 'DESKTOP' : 'MOBILE',
          }),
        ).toEqual({ number: 'M-one' });
      }
    }
    expect(joined()).toBeGreaterThan(0);
  });
});

describe('a response is built each time', () => {
  test('where a piece of it failed, and whole once that is well again', async () => {
    mall.on('pre/layout/popup', (_call, response) => refusal(response, 400, '1400', '안 됩니다.'));
    for (let turn = 0; turn < 3; turn += 1) {
      const { data, errors } = await gateway.ask(shell);
      expect(data.mall).toMatchObject({ menu: expect.any(Array), popups: null });
      expect(errors).toMatchObject([{ path: ['mall', 'popups'] }]);
    }
    mall.on('pre/layout/popup', () => popup('1'));
    expect(await askTwice(shell)).toMatchObject({ popups: [{ number: '1' }] });
    expect(joined()).toBe(0);
  });

  test('where there is no such mall, until there is one', async () => {
    mall.on('pre/layout/login', (_call, response) => refusal(response, 404, '1404', '없습니다.'));
    for (let turn = 0; turn < 3; turn += 1) expect(await ask(inMall('name'))).toBeNull();
    mall.on('pre/layout/login', () => structuredClone(samples['pre/layout/login']));
    expect(await ask(inMall('name'))).toMatchObject({ name: expect.any(String) });
  });

  test('of what lives shorter than layout does', async () => {
    for (let turn = 0; turn < 4; turn += 1) await ask(inMall('name products(numbers: ["GD1"]) { number }'));
    expect(mall.callsTo('pre/layout/product/goods')).toHaveLength(4);
    expect(note.mock.lastCall?.[2].mallApi.layoutUses).toBeNull();
    for (let turn = 0; turn < 4; turn += 1) await ask(inMall('name products(numbers: []) { number }'));
    expect(joined()).toBe(0);
  });

  test('of layout past its hour, which says so', async () => {
    onlyDates();
    await byGet(shell);
    await byGet(shell);
    await byGet(shell);
    expect(joined()).toBe(1);
    mall.on('pre/layout/menu', () => new Promise(() => undefined));
    later(4_000);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await byGet(shell)).toMatchObject({ layout: 'stale', keeping: 'no-store' });
    expect(joined()).toBe(0);
  });

  test('for a member, whose layout is another', async () => {
    mall.on('layout/menu', () => named('내 메뉴'));
    mall.on('layout/popup', () => []);
    await askTwice(shell);
    await ask(shell);
    expect(joined()).toBe(1);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await ask(shell, {}, { authorization: `Bearer ${anAccessToken()}` })).menu).toEqual([
        { number: '1', name: '내 메뉴' },
      ]);
    expect(joined()).toBe(0);
    expect((await ask(shell)).menu).toHaveLength(2);
  });

  test('for a member of another mall, who may get a new token pair with it', async () => {
    let pairs = 0;
    mall.on('auth/refresh/token', () => ({
      accessToken: anAccessToken({ mallId: 'M0009' }),
      refreshToken: `next-${(pairs += 1)}`,
    }));
    for (let turn = 1; turn <= 3; turn += 1) {
      const token = anAccessToken({ mallId: 'M0009', secondsLeft: 1 });
      const { data, extensions } = await gateway.ask(
        shell,
        {},
        { authorization: `Bearer ${token}`, 'x-refresh-token': `r${turn}` },
      );
      expect(data.mall.menu).toHaveLength(2);
      expect(extensions.session.refreshToken).toBe(`next-${turn}`);
    }
    for (let turn = 0; turn < 3; turn += 1) expect((await gateway.ask(shell)).extensions).toEqual({});
  });
});

describe('the memory for answers that were put together', () => {
  const operation = {} as Parameters<ResponseCache['find']>[0];
  const context = {
    isAnonymous: true,
    cacheTags: new CacheTags(),
    mallApi: { layoutUses: [{ key: 'k', maxAgeSeconds: 3_600, version: 1 }], usesAgain: () => true },
  } as unknown as Parameters<ResponseCache['find']>[2];
  const keep = (answers: ResponseCache, variables: Record<string, unknown>, bytes: number) =>
    answers.note({ operation, maxAgeSeconds: 3_600 }, variables, context, Buffer.alloc(bytes));

  test('is bounded: the oldest goes first', () => {
    const answers = new ResponseCache();
    for (let number = 0; number < 200; number += 1) keep(answers, { number }, 100_000);
    expect(answers.find(operation, { number: 0 }, context)).toBeNull();
    expect(answers.find(operation, { number: 199 }, context)).toHaveLength(100_000);
  });

  test('keeps nothing without a piece, which would never end', () => {
    const answers = new ResponseCache();
    const ofNothing = { ...context, mallApi: { ...context.mallApi, layoutUses: [] } } as unknown as typeof context;
    answers.note({ operation, maxAgeSeconds: 3_600 }, {}, ofNothing, Buffer.alloc(100));
    expect(answers.find(operation, {}, context)).toBeNull();
  });

  test('keeps nothing under variables as long as a client likes', () => {
    const answers = new ResponseCache();
    keep(answers, { url: 'x'.repeat(1_000) }, 100);
    expect(answers.find(operation, { url: 'x'.repeat(1_000) }, context)).toBeNull();
  });
});
