// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordForeignChanges, type Recording } from '../src/app/before-hydration/foreign-changes.ts';
import type { MemberPage, RequestedPage } from '../src/app/member-page/member-page.ts';
import { requestScript } from '../src/app/member-page/request-script.ts';
import { takeMemberPage } from '../src/app/member-page/take-member-page.ts';
import { SessionStore } from '../src/shop/session/session-store.ts';
import { aPair } from './support/member-tokens.ts';
import { everyPage } from '../../tests/harness/every-page.ts';
import { findRoute } from '../src/shop/addresses/match-page.ts';
import { knowDialogs } from './support/dialog.ts';
import { hydrateMemberPage } from './support/hydrate-member-page.tsx';
import { inventedGateway } from './support/invented-gateway.ts';
import { stubObservers } from './support/observers.ts';
import { onePerPage } from './support/one-per-page.ts';
import { leaveServed } from './support/served-document.ts';

const complaints = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  knowDialogs();
  stubObservers();
  vi.stubGlobal('scrollTo', vi.fn());
  complaints.mockReset();
  vi.spyOn(console, 'error').mockImplementation(complaints);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  leaveServed();
});

const pages = onePerPage(everyPage.filter(({ who }) => who === 'member'))
  .map(({ address }) => address)
  .filter((address) => findRoute(address.split('?')[0] ?? '')?.entry.access === 'member');

/** Of each kind that the storefront passes to a page: a reload finds it in the history. */
const state = { outcome: { earnedPoints: 100 }, stepOutcome: '구독을 쉬어요.', step: 'form' };

test.each(pages)("a member's %s hydrates as it was rendered for them, and asks for nothing twice", async (address) => {
  const page = await hydrateMemberPage(address, { execute: inventedGateway(), onRecoverableError: complaints, state });
  expect(page.isPlaced).toBe(true);
  expect(page.mark).toBe(page.rendered);
  expect(complaints.mock.calls.flat().join('\n')).toBe('');
  expect(page.beforeHydration).toEqual([]);
  page.unmount();
});

const address = '/familyshop/myshop/main';
const html = document.documentElement as Recording & { memberPage?: RequestedPage };
const aPage: MemberPage = {
  entry: null,
  rendered: 'page',
  title: '마이샵',
  html: '<link rel="preload" href="/images/a.svg"><header><input></header><main>주문 3건</main>',
  state: { cache: {}, operations: [] },
  ages: [],
};
const reload = vi.fn<() => void>();

interface Start {
  session?: ReturnType<typeof aPair> | null;
  receivedAt?: number;
  answer?: () => Promise<Response>;
}

/** A document of all, in which the script asks for the member's page. */
function start({ session = aPair('r1'), receivedAt, answer = async () => Response.json(aPage) }: Start = {}) {
  html.dataset.mall = 'familyshop';
  document.body.innerHTML = '<div id="root" data-rendered="waiting"><header><input></header><main></main></div>';
  vi.stubGlobal('location', Object.assign(new URL(address, 'http://localhost'), { reload }));
  const sessions = new SessionStore(
    () => 'familyshop',
    () => receivedAt ?? Date.now(),
  );
  if (session) sessions.save(session, true);
  const sent = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', sent);
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page does
  new Function(requestScript)();
  return { sent, sessions, requested: html.memberPage };
}
const main = () => document.querySelector('main')?.textContent;
const endDocument = () => {
  delete html.memberPage;
  delete html.foreign;
  for (const key of ['mall', 'hydrated', 'returning', 'acted']) delete html.dataset[key];
  document.title = '';
  document.head.querySelectorAll('link[rel=preload]').forEach((link) => link.remove());
  document.body.innerHTML = '';
  reload.mockReset();
};
afterEach(endDocument);

test('the page is asked for with the stored token, and put in its place', async () => {
  const { sent, requested } = start();
  const [where, init] = sent.mock.calls[0] ?? [];
  expect([where, init?.method, init?.body]).toEqual(['/member-page', 'POST', JSON.stringify({ address })]);
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${aPair('r1').accessToken}`);
  expect(new Headers(init?.headers).has('x-refresh-token')).toBe(false);
  const field = document.querySelector('input');
  field?.focus();
  await requested?.answer;
  expect([main(), document.title]).toEqual(['주문 3건', '마이샵']);
  expect(document.activeElement).toBe(field);
  expect(field?.isConnected).toBe(true);
  expect(document.head.querySelector('link[rel=preload]')).not.toBeNull();
  expect(await takeMemberPage()).toMatchObject({ page: aPage });
  expect(await takeMemberPage()).toBeNull();
});

test.each([
  ['a visitor', { session: null }],
  ['a token that is due', { session: aPair('r1', { seconds: 200 }) }],
  ['a token that was received long ago', { receivedAt: Date.now() - 1_600_000 }],
  ['a token that cannot be read', { session: { accessToken: 'x.%%%.x', refreshToken: 'r1' } }],
])('nothing is asked for %s', async (_whom, given) => {
  const { sent } = start(given);
  expect(sent).not.toHaveBeenCalled();
  expect(await takeMemberPage()).toBeNull();
});

test.each([
  ['there is none', async () => new Response(null, { status: 204 })],
  ['it cannot be had', () => Promise.reject(new TypeError('no network'))],
  ['it is no page', async () => new Response('<!doctype html>')],
])('nothing changes where %s', async (_why, answer) => {
  start({ answer });
  expect(await takeMemberPage()).toBeNull();
  expect(main()).toBe('');
});

test('a late page is never put in the place of what the client shows', async () => {
  const late = Promise.withResolvers<Response>();
  const { requested } = start({ answer: () => late.promise });
  expect(await takeMemberPage()).toBeNull();
  late.resolve(Response.json(aPage));
  await requested?.answer;
  expect(main()).toBe('');
});

test('a page of another session is not put in place', async () => {
  const answer = Promise.withResolvers<Response>();
  const { sessions, requested } = start({ answer: () => answer.promise });
  sessions.save(aPair('r2', { sub: 'MB2' }), true);
  answer.resolve(Response.json(aPage));
  await requested?.answer;
  expect(main()).toBe('');
  expect(await takeMemberPage()).toBeNull();
});

test('a pair that another tab has renewed is of the same session', async () => {
  const answer = Promise.withResolvers<Response>();
  const { sessions, requested } = start({ answer: () => answer.promise });
  sessions.renew(aPair('r2'));
  answer.resolve(Response.json(aPage));
  await requested?.answer;
  expect(main()).toBe('주문 3건');
});

test('a page of another build is not put in place, but its data count', async () => {
  const { requested } = start({ answer: async () => Response.json({ ...aPage, entry: '/assets/client-new.js' }) });
  await requested?.answer;
  expect(main()).toBe('');
  expect(await takeMemberPage()).not.toBeNull();
  expect(main()).toBe('');
});

test.each(['storage', 'pageshow'])(
  'a member who has left leaves no page behind before hydration (%s)',
  async (event) => {
    const { sessions, requested } = start();
    await requested?.answer;
    window.dispatchEvent(new Event(event));
    expect(reload).not.toHaveBeenCalled();
    sessions.clear();
    window.dispatchEvent(new Event(event));
    expect(reload).toHaveBeenCalled();
  },
);

test('what other programs have changed is undone first, and put back later', async () => {
  html.dataset.mall = 'familyshop';
  const answer = Promise.withResolvers<Response>();
  start({ answer: () => answer.promise });
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page does
  new Function('h', recordForeignChanges)(html);
  document.dispatchEvent(new Event('readystatechange'));
  const badge = document.createElement('i');
  document.querySelector('header')?.append(badge);
  answer.resolve(Response.json(aPage));
  const taken = await takeMemberPage();
  expect([main(), badge.isConnected]).toEqual(['주문 3건', false]);
  taken?.putBack();
  expect(badge.isConnected).toBe(true);
});

test('the place of a page that is opened again is restored', async () => {
  const scrollTo = vi.fn<(left: number, top: number) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  sessionStorage.setItem('family-mall.places', JSON.stringify({ [address]: 700 }));
  html.dataset.returning = '';
  const { requested } = start();
  await requested?.answer;
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
});
