import {
  redirect,
  replace,
  type RouterSubscriber,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ViewRouter } from './view-router.ts';

type Load = (path: string) => unknown;

async function openRouter(load: Load, address = '/start') {
  const history = createMemoryHistory({ initialEntries: [address] });
  const asked: string[] = [];
  const router = new ViewRouter(
    {
      id: 'view',
      path: '*',
      keepsView: () => false,
      load: async ({ url }) => {
        const { pathname, search } = new URL(url);
        asked.push(pathname + search);
        return load(pathname + search);
      },
    },
    history,
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const shown = () => ({
    at: router.state.location.pathname + router.state.location.search + router.state.location.hash,
    view: router.state.loaderData.view,
    index: history.index,
  });
  return { router, asked, shown };
}

const echo: Load = (path) => `view of ${path}`;

test('a move shows what was loaded for it, and says meanwhile that it is under way', async () => {
  const { router, shown } = await openRouter(echo);
  expect(shown()).toEqual({ at: '/start', view: 'view of /start', index: 0 });

  const move = router.navigate('/next?a=1');

  expect(router.state.navigation.state).toBe('loading');
  expect(shown().at).toBe('/start');
  await move;
  expect(shown()).toEqual({ at: '/next?a=1', view: 'view of /next?a=1', index: 1 });
  expect(router.state.navigation.state).toBe('idle');
});

test('a move that was overtaken is never shown', async () => {
  const held = Promise.withResolvers<string>();
  const { router, shown } = await openRouter((path) => (path === '/slow' ? held.promise : echo(path)));
  const slow = router.navigate('/slow');
  await router.navigate('/quick');
  held.resolve('too late');
  await slow;
  expect(shown()).toEqual({ at: '/quick', view: 'view of /quick', index: 1 });
});

test.each([
  ['redirect', redirect, 1],
  ['replace', replace, 0],
])('what a loader leads to by %s takes its place in the history', async (_name, lead, index) => {
  const { router, shown } = await openRouter((path) => {
    if (path === '/guarded') throw lead('/login');
    return echo(path);
  });
  await router.navigate('/guarded');
  expect(shown()).toEqual({ at: '/login', view: 'view of /login', index });
});

test('a part of the page named alone loads nothing', async () => {
  const { router, asked, shown } = await openRouter(echo);
  await router.navigate('#reviews');
  expect(shown().at).toBe('/start#reviews');
  expect(asked).toEqual(['/start']);
});

test('choices that need no loading are in the address at once, and a wish to load anew outranks that', async () => {
  const { router, asked, shown } = await openRouter(echo);
  void router.navigate('?color=red', { defaultShouldRevalidate: false });
  expect(shown().at).toBe('/start?color=red');
  expect(asked).toEqual(['/start']);
  await router.revalidate();
  expect(asked).toEqual(['/start', '/start?color=red']);
});

test('loading anew neither scrolls nor adds to the history', async () => {
  const { router, shown } = await openRouter(echo);
  router.enableScrollRestoration({}, () => 700);
  await router.navigate('/next');
  await router.revalidate();
  expect(shown()).toEqual({ at: '/next', view: 'view of /next', index: 1 });
  expect(router.state.restoreScrollPosition).toBe(false);
});

test('the way back leads to the place where the page was left', async () => {
  const { router, shown } = await openRouter(echo);
  router.enableScrollRestoration({}, () => 700);
  await router.navigate('/next');
  expect(router.state.restoreScrollPosition).toBe(null);
  await router.navigate(-1);
  expect(shown()).toEqual({ at: '/start', view: 'view of /start', index: 0 });
  expect(router.state.restoreScrollPosition).toBe(700);
});

test('who comes from signing in is led to where they pressed a heart, and a choice made there stays where it is', async () => {
  const { router } = await openRouter(echo);
  const state = { pendingFavorite: { productId: 'goods-1', scrollY: 6000, top: 300 } };
  await router.navigate('/list', { replace: true, state });
  expect(router.state.restoreScrollPosition).toBe(6000);
  await router.navigate('?through=3', { replace: true, state, preventScrollReset: true });
  expect(router.state.restoreScrollPosition).toBe(null);
});

test('a failure is shown at its address, and gone with the next move', async () => {
  const { router, shown } = await openRouter((path) => {
    if (path === '/broken') throw new Error('broken');
    return echo(path);
  });
  await router.navigate('/broken');
  expect(router.state.errors).toEqual({ view: new Error('broken') });
  await router.navigate('/next');
  expect(router.state.errors).toBe(null);
  expect(shown().view).toBe('view of /next');
});

test('who listens late is told what happened before', async () => {
  const { router } = await openRouter(echo);
  const told = vi.fn<RouterSubscriber>();
  router.subscribe(told);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ initialized: true }), expect.anything());
});
