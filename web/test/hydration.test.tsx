// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mallRoutes, outsideMalls } from '../src/shop/addresses/route-table.ts';
import { holdEarlySubmit } from '../src/shared/form/early-submit.ts';
import { SessionStore } from '../src/shop/session/session-store.ts';
import { fakeGateway } from './support/fake-gateway.ts';
import { hydrateServed } from './support/hydrate-served.tsx';
import { stubObservers } from './support/observers.ts';
import { aMall } from './support/sample-mall.ts';
import { aPost, aPostRow, someFaq, somePosts } from './support/sample-posts.ts';
import { aPhone, aPhoneToBuy, anEstimate, goodsToBuy, someGoods } from './support/sample-products.ts';
import { leaveServed } from './support/served-document.ts';

const complaints = vi.fn<(...words: unknown[]) => void>();
let unmount = () => {};

beforeEach(() => {
  complaints.mockReset();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.stubGlobal('scrollTo', vi.fn());
  stubObservers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ responseEnd: performance.now() }],
  });
});
// This project's jsdom has none.
afterAll(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  leaveServed();
});

/** Every row of the table that a visitor may see, with sample values for its pattern. */
const pages = [...outsideMalls, ...mallRoutes]
  .filter(({ access, page }) => access !== 'member' && page !== 'start')
  .map(({ pattern }) =>
    pattern
      .replace(':mallUrl', 'familyshop')
      .replace(':productNumber', 'GD00000001')
      .replaceAll(/:(\w+)\??/g, '$1')
      .replace('*', 'more'),
  );
const words = [
  '/familyshop/board/boardList?tp=CM00404&page=1',
  '/familyshop/board/boardDetail?tp=CM00404&brdNo=7',
  '/familyshop/board/boardDetail?tp=CM00404&brdNo=8',
  '/m/familyshop/mdReview',
  '/m/familyshop/myShop/faqList?question=3',
  '/familyshop/myshop/listFaq#faq-3',
  '/familyshop/goods/detailGoods?gdsGrpNo=GD00000001',
  '/m/familyshop/goods/detailGoods?ctgNo=100&gdsGrpNo=HP00000001',
  '/familyshop/goods/list?ctgNo=100',
  '/m/familyshop/goods/list?ctgNo=100',
];
const picture = { __typename: 'Image', url: '/images/banner.svg', alt: '누리폰 26 시리즈' };
const reading = {
  images: [picture],
  description: '<p>오래 두고 써요.</p>',
  disclosures: [{ __typename: 'Disclosure', title: '품명', text: '전기포트' }],
};
const goods = { ...goodsToBuy(), ...someGoods(), ...reading, relatedProducts: [aPhone()] };
const phone = { ...aPhoneToBuy(), ...aPhone(), ...reading, estimate: () => anEstimate() };
const color = {
  __typename: 'Facet',
  kind: 'COLOR',
  name: '색상',
  values: [
    {
      __typename: 'FacetValue',
      name: '남색',
      count: 3,
      color: '#1b2a4a',
      maker: null,
      minPrice: null,
      maxPrice: null,
      inStockOnly: null,
    },
  ],
};
const list = { __typename: 'ProductConnection', totalCount: 50, nodes: [goods, phone], edges: [], facets: [color] };
const fields = {
  corners: [
    {
      __typename: 'BannerCorner',
      id: 'corner-1',
      name: '배너',
      area: 'DESKTOP_MAIN_1',
      priority: 1,
      banners: [1, 2].map((index) => ({
        __typename: 'Banner',
        image: { ...picture, url: `/images/${index}.svg` },
        url: '/familyshop/notice',
      })),
    },
    {
      __typename: 'ProductCorner',
      id: 'corner-2',
      name: '이번 주 혜택',
      area: 'DESKTOP_MAIN_2',
      priority: 2,
      productNumbers: [goods.number, phone.number],
    },
    {
      __typename: 'HtmlCorner',
      id: 'corner-3',
      name: '안내',
      area: 'MOBILE_MAIN_3',
      priority: 3,
      html: '<p>무료배송</p>',
    },
  ],
  category: { __typename: 'Category', id: 'category-100', number: '100', name: '휴대폰', type: 'LINE', products: list },
  product: ({ number }: { number: string }) => [goods, phone].find((each) => each.number === number) ?? null,
  products: ({ numbers }: { numbers: string[] }) =>
    numbers.map((number) => [goods, phone].find((each) => each.number === number) ?? null),
  posts: somePosts([aPostRow({ isNew: true, isPinned: true })], 30),
  post: ({ number }: { number: string }) => (number === '7' ? aPost() : null),
  faq: someFaq,
};

/** The captcha requirement may change at any moment, so it is not cached. Goods beside one that is gone come after the page. */
const afterwards = new Set(['CaptchaNeed', 'PopularProducts']);

test.each([...pages, ...words])('%s hydrates as the server rendered it, without a query', async (address) => {
  const { requests, rendered, mark } = await wake(address);
  expect(mark).toBe(rendered);
  expect(complaints.mock.calls.flat().join('\n')).toBe('');
  expect(requests.filter((name) => !afterwards.has(name))).toEqual([]);
});

test.each([
  '/familyshop/home',
  '/m/familyshop/goods/list?ctgNo=100',
  '/familyshop/goods/detailGoods?gdsGrpNo=GD00000001',
])('%s has products to come alive with', async (address) => {
  await wake(address);
  // Cards of a list that was laid out before come a frame after it.
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(goods.name));
});

test("a member's page hydrates as the visitor's, then queries as the member", async () => {
  new SessionStore(() => 'familyshop').save({ accessToken: 'access', refreshToken: 'refresh' }, true);
  const { requests } = await wake('/familyshop/content/familyShopIntro');
  expect(complaints.mock.calls.flat().join('\n')).toBe('');
  await expect.poll(() => requests).toEqual(expect.arrayContaining(['MallShell', 'ShellMenu', 'ViewerName']));
});

test('what is newer comes when the page is hydrated, not during hydration', async () => {
  new SessionStore(() => 'familyshop').save({ accessToken: 'access', refreshToken: 'refresh' }, true);
  const { requests, beforeHydration } = await wake('/familyshop/home');
  expect(beforeHydration).toEqual([]);
  await expect.poll(() => requests).toEqual(expect.arrayContaining(['MallShell', 'HomeCorners']));
});

test.each(['3600000', '-'])(
  'a result that is stale when the page arrives is queried once after hydration: %s',
  async (age) => {
    const { requests, beforeHydration } = await wake('/familyshop/content/familyShopIntro', {
      ages: (all) => [age, ...all.slice(1)].join(' '),
    });
    expect(beforeHydration).toEqual([]);
    expect(requests).toEqual(['MallShell']);
  },
);

test('where the browser does not expose the age of the results, none counts as fresh', async () => {
  const { requests, beforeHydration } = await wake('/familyshop/content/familyShopIntro', { ages: () => null });
  expect(beforeHydration).toEqual([]);
  await expect.poll(() => requests).toEqual(expect.arrayContaining(['MallShell', 'ShellMenu']));
});

test('a member who presses the way out before hydration is let out once it is', async () => {
  // oxlint-disable-next-line no-implied-eval -- as the browser runs the boot script
  new Function(holdEarlySubmit)();
  new SessionStore(() => 'familyshop').save({ accessToken: 'access', refreshToken: 'refresh' }, true);
  const { requests, beforeHydration } = await wake('/familyshop/content/familyShopIntro', { before: pressSignOut });
  expect(beforeHydration).toEqual([]);
  expect(requests).toContain('SignOut');
  expect(complaints.mock.calls.flat().join('\n')).toBe('');
});

test('a drawing that does not match would be noticed', async () => {
  await wake('/familyshop/login', { spoil: (html) => html.replace('비밀번호', '비밀') });
  expect(complaints).toHaveBeenCalled();
});

function pressSignOut(): void {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '로그아웃')?.click();
}

async function wake(address: string, hydration: Partial<Parameters<typeof hydrateServed>[1]> = {}) {
  const { execute } = fakeGateway({ mall: aMall({ fields }) });
  const page = await hydrateServed(address, { execute, onRecoverableError: complaints, ...hydration });
  unmount = page.unmount;
  return page;
}
