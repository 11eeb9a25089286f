// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

beforeEach(() => vi.spyOn(window, 'scrollTo').mockReturnValue());
afterEach(cleanup);

function renderAt(address: string) {
  const element = (
    <>
      <RouteAnnouncer />
      <main id="main" tabIndex={-1}>
        <a href="#choice">고르기</a>
      </main>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  screen.getByRole('link').focus();
  return (to: string) => act(() => router.navigate(to));
}

test.each([
  ['another page of a list', '/familyshop/goods/list?ctgNo=1', '/familyshop/goods/list?ctgNo=1&page=2'],
  ['another product', '/familyshop/goods/detailGoods?gdsGrpNo=GD1', '/familyshop/goods/detailGoods?gdsGrpNo=GD2'],
  ['an inquiry of a list', '/familyshop/myshop/listMyQuestion', '/familyshop/myshop/listMyQuestion?number=QN1'],
  ['a sent file', '/bizupload/upload', '/bizupload/upload?upldNo=UL1'],
  ['a corner', '/familyshop/exhibition/warm-winter', '/familyshop/exhibition/warm-winter?corner=EC1'],
  ['a subscription', '/familyshop/subs/detailSubs?subsNo=GD1', '/familyshop/subs/detailSubs?subsNo=GD2'],
  ['a form', '/familyshop/myshop/listMyDelivery', '/familyshop/myshop/listMyDelivery?new=1'],
  ['the first search', '/familyshop/search/searchGoodsList', '/familyshop/search/searchGoodsList?keyword=a'],
  [
    'a search for one word more',
    '/familyshop/search/searchGoodsList?keyword=a',
    '/familyshop/search/searchGoodsList?keyword=a&keyword=b',
  ],
])('%s takes the focus to the content', async (_what, from, to) => {
  const go = renderAt(from);
  await go(to);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test.each([
  ['narrowing a list', '/familyshop/goods/list?ctgNo=1', '/familyshop/goods/list?ctgNo=1&maker=A'],
  [
    'narrowing a search',
    '/familyshop/search/searchGoodsList?keyword=a',
    '/familyshop/search/searchGoodsList?keyword=a&maker=A',
  ],
  [
    'looking for a word in a board',
    '/familyshop/board/boardList?tp=CM00404',
    '/familyshop/board/boardList?tp=CM00404&keyword=a',
  ],
])('%s leaves the focus where it is', async (_what, from, to) => {
  const go = renderAt(from);
  await go(to);
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

test('who went into a field while the page was loading stays there', async () => {
  const loaded = Promise.withResolvers<null>();
  const element = (
    <>
      <RouteAnnouncer />
      <input aria-label="검색" />
      <main id="main" tabIndex={-1}>
        <a href="#choice">고르기</a>
      </main>
    </>
  );
  const routes = [
    { path: '/familyshop/b', element, loader: () => loaded.promise },
    { path: '*', element },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/familyshop/a'] });
  render(<RouterProvider router={router} />);
  screen.getByRole('link').focus();
  await act(async () => void router.navigate('/familyshop/b'));
  screen.getByRole('textbox').focus();
  await act(async () => {
    loaded.resolve(null);
    await loaded.promise;
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/familyshop/b'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));

  await act(() => router.navigate('/familyshop/c'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

function Told() {
  const place = useRef<HTMLOutputElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === '/familyshop/b') place.current?.focus();
  }, [pathname]);
  return (
    <output ref={place} tabIndex={-1}>
      했어요
    </output>
  );
}

test('what a page takes the focus to keeps it', async () => {
  const element = (
    <>
      <main id="main" tabIndex={-1}>
        <Told />
      </main>
      <RouteAnnouncer />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/familyshop/a'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/familyshop/b'));
  expect(document.activeElement).toBe(screen.getByText('했어요'));
});

const said = () => screen.getByRole('status').textContent;

test('the title is read out on every move, also where two pages have the same', async () => {
  document.title = '찻잔';
  const go = renderAt('/familyshop/goods/detailGoods?gdsGrpNo=GD1');
  await go('/familyshop/goods/detailGoods?gdsGrpNo=GD2');
  await waitFor(() => expect(said()).toBe('찻잔'));
  await go('/familyshop/goods/detailGoods?gdsGrpNo=GD3');
  await waitFor(() => expect(said()).toBe('찻잔\u00a0'));
});
