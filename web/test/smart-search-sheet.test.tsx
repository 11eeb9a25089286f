// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { chips, openSearch, pressSearch, take } from './support/search.tsx';
import { someGoods } from './support/sample-products.ts';

const page = '/m/familyshop/notice';

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '');
  vi.unstubAllGlobals();
});

const item = () => within(screen.getByRole('navigation', { name: '주요 메뉴' })).getByRole('link', { name: '검색' });
const sheet = () => screen.findByRole('dialog', { name: '검색' });
const state = () => document.querySelector('[data-state]')?.getAttribute('data-state');

async function openSheet(mall: Parameters<typeof openSearch>[1] = {}) {
  const shop = await openSearch(page, mall);
  await userEvent.click(item());
  await sheet();
  await expect.poll(state).toBe('entered');
  return shop;
}

test("the bar's search opens a sheet titled search for members", async () => {
  const shop = await openSearch(page);
  expect(screen.queryByRole('dialog', { name: '검색' })).toBeNull();
  await userEvent.click(item());
  expect(within(await sheet()).getByRole('heading', { level: 2 }).textContent).toBe('검색');
  expect(shop.at()).toBe(page);
});

test('a visitor is redirected to login instead', async () => {
  const shop = await openSearch(page, { isSignedIn: false });
  await userEvent.click(item());
  await expect.poll(shop.at).toBe('/m/familyshop/login?redirect=%2Fm%2Ffamilyshop%2Fsearch%2FsearchGoodsList');
});

test('a mall that suggests no keywords has no sheet: its search page replaces it', async () => {
  const shop = await openSearch(page, { keywords: null });
  await userEvent.click(item());
  await expect.poll(shop.at).toBe('/m/familyshop/search/searchGoodsList');
  expect(await screen.findByRole('combobox', { name: '상품 검색' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: '검색' })).toBeNull();
});

test('it opens without waiting for the keywords, which were preloaded on touch, and accepts keywords meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const shop = await openSearch(page, { keywords: promise });
  expect(shop.keywordCalls()).toBe(0);
  fireEvent.pointerDown(item());
  await expect.poll(shop.keywordCalls).toBe(1);
  expect(screen.queryByRole('dialog', { name: '검색' })).toBeNull();
  await userEvent.click(item());
  expect(await within(await sheet()).findByRole('status', { name: '인기 검색어를 불러오고 있어요' })).toBeTruthy();
  await expect.poll(state).toBe('entered');
  await take('김치');
  resolve(['사과', '한우']);
  expect(await screen.findByRole('region', { name: '인기 검색어' })).toBeTruthy();
  expect(screen.queryByRole('status', { name: '인기 검색어를 불러오고 있어요' })).toBeNull();
  expect(chips()).toEqual(['김치']);
  expect(shop.keywordCalls()).toBe(1);
});

test('if no keywords arrive, the search page continues with the keywords entered meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const shop = await openSheet({ keywords: promise });
  await take('김치');
  resolve(null);
  await expect.poll(shop.at).toBe(`/m/familyshop/search/searchGoodsList?keyword=${encodeURIComponent('김치')}`);
});

test('it enters, has entered, exits and has exited, and each change clears the chips', async () => {
  await openSheet();
  const passed: [state: string | null | undefined, chips: string[]][] = [];
  const watch = new MutationObserver(() => passed.push([state(), chips()]));
  watch.observe(await sheet(), { attributes: true, attributeFilter: ['data-state'], subtree: true });
  await take('김치');
  expect(chips()).toEqual(['김치']);
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  await expect.poll(state).toBe('exited');
  await userEvent.click(item());
  await expect.poll(state).toBe('entered');
  expect(passed).toEqual(['exiting', 'exited', 'entering', 'entered'].map((each) => [each, []]));
});

test('popular keywords are in fours with their rank, and a tap adds one', async () => {
  await openSheet({ keywords: ['김치', '사과', '한우', '홍삼', '텐트', '꿀'] });
  const carousel = screen.getByRole('region', { name: '인기 검색어' });
  const slides = [...carousel.querySelectorAll('ol')];
  expect(slides.map(({ children }) => children.length)).toEqual([4, 2]);
  expect(slides[1]?.textContent).toBe('5텐트6꿀');
  await userEvent.click(within(carousel).getByRole('button', { name: '다음 인기 검색어' }));
  await userEvent.click(within(carousel).getByRole('button', { name: /꿀/u }));
  expect(chips()).toEqual(['꿀']);
});

test('the search goes to its results', async () => {
  const shop = await openSheet();
  await take('무선');
  await pressSearch();
  expect(await screen.findByRole('heading', { level: 1, name: '‘무선’ 검색 결과' })).toBeTruthy();
  expect(shop.searches).toHaveLength(1);
});

test('recently viewed products are below, with order and delete', async () => {
  localStorage.setItem('family-mall.recent.familyshop', 'GD7');
  await openSheet({
    products: ({ numbers }) => numbers.map((number) => someGoods({ id: number, number, name: '한빛 전기포트' })),
  });
  const dialog = await sheet();
  expect(await within(dialog).findByText('한빛 전기포트')).toBeTruthy();
  expect(within(dialog).getByRole('heading', { name: '최근 본 상품' })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: /삭제/u }));
  expect(localStorage.getItem('family-mall.recent.familyshop')).toBe('');
});
