// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followSession, leadToLogin } from '../src/app/follow-session.ts';
import { SessionStore } from '../src/shop/session/session-store.ts';
import { nextTask } from '../src/shared/next-task.ts';
import { aPair } from './support/member-tokens.ts';

const login = (address: string) => `/familyshop/login?redirect=${encodeURIComponent(address)}`;

const load = ({ url }: { url: string }) => (url.endsWith('/slow') ? new Promise(() => {}) : Promise.resolve(url));

/** At the second of two pages; `/familyshop/myshop/slow` never comes. */
async function openRouter() {
  const initialEntries = ['/familyshop/home', '/familyshop/myshop/main?a=1'];
  const router = createMemoryRouter([{ id: 'view', path: '*', loader: ({ request }) => load(request) }], {
    initialEntries,
  });
  await expect.poll(() => router.state.initialized).toBe(true);
  const at = () => ({
    at: router.state.location.pathname + router.state.location.search,
    how: router.state.historyAction,
  });
  return { router, at };
}

test('a member whose session ends on a page comes back to it', async () => {
  const { router, at } = await openRouter();
  leadToLogin(router);
  await expect.poll(at).toEqual({ at: login('/familyshop/myshop/main?a=1'), how: 'REPLACE' });
});

test('a member with a later navigation gets to their destination, with the former page in the history', async () => {
  const { router, at } = await openRouter();
  void router.navigate('/familyshop/myshop/slow');
  leadToLogin(router);
  await expect.poll(at).toEqual({ at: login('/familyshop/myshop/slow'), how: 'PUSH' });
});

const aView = (kind: string, access: string) => ({ kind, route: { entry: { access } } });

/** The loads of a page that shows this view. */
async function openView(view: unknown) {
  const loaded = vi.fn<() => Promise<unknown>>(() => Promise.resolve(view));
  const router = createMemoryRouter([{ id: 'view', path: '*', loader: loaded }], {
    initialEntries: ['/familyshop/home'],
  });
  await expect.poll(() => router.state.initialized).toBe(true);
  const sessions = new SessionStore(() => 'familyshop');
  followSession(sessions, router);
  const timesLoaded = async () => {
    await nextTask();
    return loaded.mock.calls.length;
  };
  return { sessions, timesLoaded };
}

describe('a session', () => {
  beforeEach(() => sessionStorage.clear());

  test.each([
    ['leaves a page of products as it is', aView('page', 'mall'), 1],
    ['leaves what is not permitted as it is', aView('not-permitted', 'mall'), 1],
    ['leads on from a page for visitors alone', aView('page', 'public'), 2],
  ])('that a visitor got without signing in %s', async (_what, view, times) => {
    const { sessions, timesLoaded } = await openView(view);
    sessions.join(aPair('r1'));
    expect(await timesLoaded()).toBe(times);
  });

  test('that starts or ends is judged again, and one that is renewed is not', async () => {
    const { sessions, timesLoaded } = await openView(aView('page', 'mall'));
    sessions.save(aPair('r1'), false);
    expect(await timesLoaded()).toBe(2);
    sessions.renew(aPair('r2'));
    expect(await timesLoaded()).toBe(2);
    sessions.clear();
    expect(await timesLoaded()).toBe(3);
  });
});
