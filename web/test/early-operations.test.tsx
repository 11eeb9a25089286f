import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InMemoryCache } from '@apollo/client';
import { StorefrontClient } from '../src/app/apollo/storefront-client.ts';
import { gatewayLink } from '../src/app/apollo/gateway-link.ts';
import { earlyScript, type SentEarly } from '../src/app/early-operations/early-script.ts';
import { renderPage } from '../src/server.tsx';
import { SessionStore } from '../src/shop/session/session-store.ts';
import { stockQuery } from './support/counting-client.ts';
import { fakeGateway } from './support/fake-gateway.ts';
import { aMall } from './support/sample-mall.ts';

const question = stockQuery(1000);
const operation = { documentId: 'sha256:stock-1000', operationName: 'Stock', variables: { id: 'a' } };
const stock = (left: number) => ({ stock: { __typename: 'Stock', id: 'a', left } });
const root = document.documentElement as HTMLElement & { early?: SentEarly };

function token(secondsLeft: number, of = 'm'): string {
  const claims = { sub: of, iat: 1_000, exp: 1_000 + secondsLeft };
  return ['x', btoa(JSON.stringify(claims)), 'x'].join('.');
}

beforeEach(() => {
  localStorage.clear();
  root.dataset.mall = 'familyshop';
  delete root.early;
  document.body.innerHTML = `<script type="application/json" id="early">${JSON.stringify([operation])}</script>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset.mall;
  delete root.early;
  document.body.innerHTML = '';
});

/** The page's start: the early script with its own sender, then the client with another. */
function start(early: () => Promise<Response>, pair: { accessToken: string } | null) {
  const sessions = new SessionStore(() => 'familyshop');
  if (pair) sessions.save({ ...pair, refreshToken: 'secret' }, true);
  const sentEarly = vi.fn<typeof fetch>(early);
  vi.stubGlobal('fetch', sentEarly);
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page does
  new Function(earlyScript)();
  const sent = vi.fn<typeof fetch>(async () => Response.json({ data: stock(2) }));
  const client = new StorefrontClient({ link: gatewayLink(sessions, sent, () => false), cache: new InMemoryCache() });
  const ask = async () =>
    (await client.query({ query: question, variables: { id: 'a' }, fetchPolicy: 'network-only' })).data;
  return { sentEarly, sent, sessions, ask };
}

const refused = async () =>
  Response.json({ data: null, errors: [{ message: '', extensions: { code: 'ACCESS_TOKEN_EXPIRED' } }] });
const inTime = async () => Response.json({ data: stock(1) });

test("a member's first operation is sent before the code arrives, and never twice", async () => {
  const { sentEarly, sent, ask } = start(inTime, { accessToken: token(1800) });
  expect(sentEarly).toHaveBeenCalledOnce();
  const [address, init] = sentEarly.mock.calls[0] ?? [];
  expect([address, init?.method]).toEqual(['/graphql', 'POST']);
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${token(1800)}`);
  expect(await ask()).toEqual(stock(1));
  expect(sent).not.toHaveBeenCalled();
  expect(await ask()).toEqual(stock(2));
  expect(sent).toHaveBeenCalledOnce();
});

test.each([
  ['a visitor', null],
  ['a token that is due', { accessToken: token(200) }],
  ['a token that nobody can read', { accessToken: 'x.%%%.x' }],
])('nothing is sent early for %s', async (_whom, pair) => {
  const { sentEarly } = start(inTime, pair);
  expect(sentEarly).not.toHaveBeenCalled();
});

test('a token that was renewed meanwhile asks anew', async () => {
  const { sent, sessions, ask } = start(inTime, { accessToken: token(1800) });
  sessions.renew({ accessToken: token(1900), refreshToken: 'newer' });
  expect(await ask()).toEqual(stock(2));
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('authorization')).toBe(`Bearer ${token(1900)}`);
});

test('an early request that fails is sent again', async () => {
  const { sent, ask } = start(() => Promise.reject(new TypeError('no network')), { accessToken: token(1800) });
  expect(await ask()).toEqual(stock(2));
  expect(sent).toHaveBeenCalledOnce();
});

test('a token that the early response refuses is renewed, as always', async () => {
  const { sent, ask } = start(refused, { accessToken: token(1800) });
  expect(await ask()).toEqual(stock(2));
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('x-refresh-token')).toBe('secret');
});

async function earlyIn(url: string): Promise<string[]> {
  const { html } = await renderPage({
    url,
    origin: 'http://localhost:4000',
    styleNonce: 'N',
    device: url.startsWith('/m/') ? 'MOBILE' : 'DESKTOP',
    execute: fakeGateway({ mall: aMall() }).execute,
    signal: AbortSignal.timeout(60_000),
  });
  const [, text = '[]'] = /<script type="application\/json" id="early">(.*?)<\/script>/u.exec(html) ?? [];
  return (JSON.parse(text) as { operationName: string }[]).map(({ operationName }) => operationName);
}

test.each([
  ['/m/familyshop/search/searchGoodsList?keyword=x', ['SearchProducts']],
  ['/m/familyshop/search/searchGoodsList', []],
  ['/m/familyshop/myQuestion/listMyJjim', ['Favorites']],
  ['/familyshop/myshop/listMyOrder', ['OrderList']],
  ['/familyshop/myshop/listMyOrder/O1', ['OrderDetail', 'OrderShipments']],
  ['/familyshop/home', []],
  ['/familyshop/login', []],
])('the page of %s names what it asks first', async (url, names) => {
  expect(await earlyIn(url)).toEqual(names);
});
