import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall, anAccessToken } from '../helpers/samples.ts';

const phone = 'Mozilla/5.0 (Linux; Android 16; SM-S936N) AppleWebKit/537.36 Mobile Safari/537.36';
const token = anAccessToken();

let mall: FakeMall;
let storefront: BuiltStorefront;
let gateway: OpenGateway;
/** The mall's answer about the member waits for it. */
let hanging: PromiseWithResolvers<void> | null = null;
let isRefused = false;

beforeAll(async () => {
  mall = await startFakeMall();
  storefront = await buildFakeStorefront();
  mall.on('pre/layout/login', () => ({ adMall: aMall(), endPoint: 'http://localhost:4000', tokenInfo: null }));
  mall.on('users/info', async (_call, response) => {
    await hanging?.promise;
    return isRefused
      ? refusal(response, 401, '1401', '다시 로그인해 주세요.')
      : { memNo: 'MB000001', memNm: '홍길동', mallId: 'M0001' };
  });
  gateway = await openGateway(mall.url, { ...endlessTimeouts, WEB_DIST: storefront.folder, RENDER_MS: 60_000 });
});
beforeEach(() => {
  hanging = null;
  isRefused = false;
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
  await storefront.remove();
});

interface Asked {
  bearer?: string | null;
  host?: string;
  as?: string;
  headers?: Record<string, string>;
  of?: OpenGateway;
}

function ask(
  body: unknown,
  { bearer = token, host = 'localhost', as = 'desktop', headers = {}, of = gateway }: Asked = {},
) {
  const sent = {
    host,
    'user-agent': as,
    'content-type': 'application/json',
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    ...headers,
  };
  return of.post('/member-page', sent, JSON.stringify(body));
}

const at = (address: string, asked: Asked = {}) => ask({ address }, asked);

test("a member's page comes with its markup, for its bearer alone", async () => {
  const { status, headers, text } = await at('/familyshop/home?page=2');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({
    html: '<p>홍길동 DESKTOP /familyshop/home?page=2</p>',
    name: '홍길동',
  });
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.vary).toContain('Authorization');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect((await at('/m/familyshop/home', { as: phone })).text).toContain('MOBILE');
});

test('the mall is asked with the token, and never with a refresh token', async () => {
  const before = mall.calls.length;
  await at('/familyshop/home?x=1', { headers: { 'x-refresh-token': 'secret' } });
  const calls = mall.calls.slice(before);
  expect(calls.some(({ headers }) => headers.authorization === `Bearer ${token}`)).toBe(true);
  expect(JSON.stringify(calls)).not.toContain('secret');
});

test.each([
  ['a bearer of another mall', '/familyshop/home', { bearer: anAccessToken({ mallId: 'M0002' }) }],
  ['a token that has run out', '/familyshop/home', { bearer: anAccessToken({ secondsLeft: -5 }) }],
  ['what is no token', '/familyshop/home', { bearer: 'x.y.z' }],
  ['a page from which the guards lead away', '/familyshop/intro', {}],
  ['a path of no page', '/no/such/path', {}],
  ['a host that has not this mall', '/familyshop/home', { host: 'groupware.localhost' }],
  ['a foreign host', '/familyshop/home', { host: 'evil.example.com' }],
] satisfies [string, string, Asked][])('there is none for %s', async (_what, address, asked) => {
  const { status, headers, text } = await at(address, asked);
  expect([status, text]).toEqual([204, '']);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('there is none for a session that the mall refuses', async () => {
  isRefused = true;
  expect((await at('/familyshop/home?refused')).status).toBe(204);
});

test.each([
  ['no bearer', { address: '/familyshop/home' }, { bearer: null }, 401],
  ['no address', {}, {}, 400],
  ['an address of another origin', { address: '//evil.example.com/familyshop/home' }, {}, 400],
  ['an address that is none', { address: 'https://evil.example.com/familyshop/home' }, {}, 400],
  ['an address that is too long', { address: `/familyshop/home?${'x'.repeat(5_000)}` }, {}, 400],
  ['a body that is too large', { address: '/', x: 'x'.repeat(9_000) }, {}, 413],
  ['a form', { address: '/familyshop/home' }, { headers: { 'content-type': 'text/plain' } }, 415],
] satisfies [string, unknown, Asked, number][])('%s is refused', async (_what, body, asked, status) => {
  expect((await ask(body, asked)).status).toBe(status);
});

test('it is asked for by POST alone', async () => {
  const { status, headers } = await gateway.get('/member-page');
  expect([status, headers.allow]).toEqual([405, 'POST']);
});

test('a page that cannot be rendered is none, and says nothing of why', async () => {
  const { status, text } = await at('/familyshop/broken');
  expect([status, text]).toEqual([500, '']);
});

test('where rendering is busy, the data come alone', async () => {
  const busy = await openGateway(mall.url, {
    ...endlessTimeouts,
    WEB_DIST: storefront.folder,
    RENDER_MS: 60_000,
    RENDERS_AT_ONCE: 1,
  });
  // It holds the only permit for its 600 ms.
  const slow = at('/familyshop/slow', { of: busy });
  await expect
    .poll(async () => (JSON.parse((await at('/familyshop/home', { of: busy })).text) as { html: unknown }).html)
    .toBeNull();
  expect((JSON.parse((await slow).text) as { html: string }).html).toContain('/familyshop/slow');
  expect(await (await fetch(busy.metricsUrl)).text()).toMatch(/^pages_total\{outcome="member, data"\} [1-9]/mu);
  await busy.close();
});

test('where the mall was slow, the data come alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    hanging = Promise.withResolvers();
    const before = mall.callsTo('users/info').length;
    const page = at('/familyshop/home');
    await expect.poll(() => mall.callsTo('users/info').length).toBeGreaterThan(before);
    vi.setSystemTime(Date.now() + 61_000);
    hanging.resolve();
    expect(JSON.parse((await page).text)).toEqual({ html: null, name: '홍길동' });
  } finally {
    vi.useRealTimers();
  }
});
