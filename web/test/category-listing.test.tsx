// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { knowDialogs } from './support/dialog.ts';
import { openPage } from './support/open-page.tsx';
import { aMall } from './support/sample-mall.ts';
import { aPhone, someGoods } from './support/sample-products.ts';

// To find something by its role looks at each of a hundred cards and is slow in jsdom: what is in long lists is found by its text.
beforeEach(() => {
  knowDialogs();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

interface ListVariables {
  page: number;
  orderBy: string;
  filter: { maker?: string };
}
interface Listed {
  nodes: unknown[];
  totalCount?: number;
  facets?: unknown[];
}
type List = (variables: ListVariables) => Listed | Promise<Listed>;

const category = (number: string, name: string, type: string, url: string | null = null) => ({
  id: `c${number}`,
  number,
  name,
  type,
  url,
  priority: 1,
  isShownOnMobile: true,
  image: null,
  subcategories: [],
});
const categories = [
  category('100', '휴대폰', 'LINE', '/familyshop/goods/phone?ctgNo=100'),
  category('200', '주방가전', 'GENERAL', '/familyshop/goods/kitchen?ctgNo=200'),
  category('300', '특가', 'EVENT'),
  category('400', '정기구독', 'SUBSCRIPTION', '/familyshop/subs/subsList?ctgNo=400'),
];

const noFilter = { maker: null, color: null, minPrice: null, maxPrice: null, inStockOnly: null };
const makers = {
  __typename: 'Facet',
  kind: 'MAKER',
  name: '브랜드',
  values: ['HANBIT', 'ONDAM'].map((maker) => ({ ...noFilter, maker, name: maker, count: 3 })),
};
const goods = (name: string) => someGoods({ id: name, number: `GD-${name}`, name });
const pageOf = ({ page }: Parameters<List>[0]) => ({
  nodes: Array.from({ length: 40 }, (_, index) => goods(`상품 ${(page - 1) * 40 + index + 1}`)),
  totalCount: 100,
});

/** Opens an address of a mall of four categories, whose lists are these. */
function openList(
  address: string,
  list: List = () => ({ nodes: [goods('포트')] }),
  fields: Record<string, unknown> = {},
) {
  const found = ({ number }: { number: string }) => {
    const known = categories.find((each) => each.number === number);
    return (
      known && {
        ...known,
        products: async (variables: ListVariables) => ({ facets: [makers], ...withCount(await list(variables)) }),
      }
    );
  };
  return openPage(address, { mall: aMall({ fields: { menu: categories, category: found, corners: [], ...fields } }) });
}

const broken = () => Promise.reject(new Error('down'));
const withCount = (listed: Listed) => ({ ...listed, totalCount: listed.totalCount ?? listed.nodes.length });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const shownNames = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
/** By the headings alone: cards arrive one by one, and to find a text looks at all of them each time. */
const shows = (name: string) =>
  waitFor(() => {
    if (!shownNames().includes(name)) throw new Error(`${name} is not shown`);
  });
const alertText = () => document.querySelector('[role=alert]')?.textContent;
const count = () => screen.getByText(/^총/u, { selector: 'output' }).textContent;

describe('a list of each type opens', () => {
  test.each([
    ['phones', '/familyshop/goods/phone?ctgNo=100', '휴대폰'],
    ['phones on a phone', '/m/familyshop/goods/phone/100', '휴대폰'],
    ['goods', '/familyshop/goods/kitchen?ctgNo=200', '주방가전'],
    ['goods on a phone', '/m/familyshop/goods/kitchen?ctgNo=200', '주방가전'],
    ['events', '/familyshop/goods/list?ctgNo=300', '특가'],
    ['events on a phone', '/m/familyshop/goods/list/300', '특가'],
  ])('%s', async (_what, address, name) => {
    await openList(address, () => ({ nodes: name === '휴대폰' ? [aPhone()] : [goods('포트')] }));
    expect(heading()).toBe(name);
    expect(document.title).toBe(`${name} | 우리집 패밀리샵`);
    await waitFor(() => expect(shownNames()).toEqual([name === '휴대폰' ? '누리온 X5 프로' : '포트']));
  });
});

describe('what can be subscribed to', () => {
  const product = {
    id: 'coffee',
    number: 'GD-coffee',
    name: '원두 정기구독',
    image: null,
    marketPrice: 20_000,
    salePrice: 14_900,
    isSoldOut: false,
    hasTrial: true,
  };

  test.each([
    ['of a category', '/familyshop/subs/subsList?ctgNo=400', '400'],
    ['of all categories', '/familyshop/subs/subsList', null],
    ['on a phone', '/m/familyshop/subs/subsList?ctgNo=400', '400'],
    ['on a phone, whatever it is called', '/m/familyshop/subs/water', null],
  ])('%s is a list of its own, each with the way to its page', async (_what, address, category) => {
    const asked: unknown[] = [];
    await openList(address, undefined, {
      subscriptionProducts: (variables: { category: string | null }) => {
        asked.push(variables.category);
        return { totalCount: 1, nodes: [product] };
      },
    });
    expect([heading(), document.title]).toEqual(['정기구독', '정기구독 | 우리집 패밀리샵']);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '원두 정기구독' });
    expect(link.pathname + link.search).toMatch(/\/subs\/detailSubs\?subsNo=GD-coffee$/u);
    expect(screen.getByRole('article').textContent).toMatch(/1회 배송 가격무료 체험.*14,900원/u);
    expect(new Set(asked)).toEqual(new Set([category]));
  });
});

describe('of number and words in an address', () => {
  test.each([
    ['the number rules where the words are of another', '/familyshop/goods/kitchen?ctgNo=100', '휴대폰'],
    ['the words do without a number', '/familyshop/goods/kitchen', '주방가전'],
    ['an unknown number shows that there is none', '/familyshop/goods/kitchen?ctgNo=999', '카테고리를 찾을 수 없어요'],
    [
      'a number that is none shows that there is none',
      `/familyshop/goods/kitchen?ctgNo=${'1'.repeat(30)}x`,
      '주방가전',
    ],
    ['unknown words show that there is none', '/familyshop/goods/nowhere', '카테고리를 찾을 수 없어요'],
  ])('%s', async (_what, address, title) => {
    await openList(address);
    expect(heading()).toBe(title);
    expect(document.title).toBe(`${title} | 우리집 패밀리샵`);
  });
});

test('of two quick changes the last wins, and the one before is never seen', async () => {
  const answers = new Map<string, () => void>();
  const seen = new Set<string>();
  const list: List = ({ filter: { maker = '모두' } }) =>
    maker === '모두'
      ? { nodes: [goods('모두')] }
      : new Promise((resolve) => answers.set(maker, () => resolve({ nodes: [goods(maker)] })));
  await openList('/familyshop/goods/kitchen?ctgNo=200', list);
  const watch = new MutationObserver(() => shownNames().forEach((name) => seen.add(name ?? '')));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await userEvent.click(screen.getByRole('link', { name: /^HANBIT/u }));
  await waitFor(() => expect(answers.has('HANBIT')).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: /^ONDAM/u }));
  await waitFor(() => expect(answers.has('ONDAM')).toBe(true));
  answers.get('ONDAM')?.();
  await waitFor(() => expect(shownNames()).toEqual(['ONDAM']));
  answers.get('HANBIT')?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shownNames()).toEqual(['ONDAM']);
  expect(seen.has('HANBIT')).toBe(false);
  watch.disconnect();
});

test('in a new order that fails to load the previous list stays and says so; another page has no previous data', async () => {
  let isDown = false;
  let failures = 0;
  await openList('/familyshop/goods/kitchen?ctgNo=200', (question) => {
    if (!isDown) return pageOf(question);
    failures += 1;
    return broken();
  });
  await waitFor(() => expect(shownNames()).toHaveLength(40));
  isDown = true;
  await userEvent.click(screen.getByText('신상품순', { selector: 'a' }));
  await waitFor(() => expect(alertText()).toContain('다시 시도'));
  expect(failures, 'by the navigation and by the page').toBeLessThanOrEqual(2);
  expect(shownNames()).toHaveLength(40);
  await userEvent.click(
    within(document.querySelector<HTMLElement>('nav[aria-label="쪽 이동"]')!).getByRole('link', { name: /^2\s*쪽$/u }),
  );
  await waitFor(() => expect(shownNames()).toEqual([]));
  expect(alertText()).toContain('다시 시도');
});

test('a changed count is announced', async () => {
  await openList('/familyshop/goods/kitchen?ctgNo=200', ({ filter: { maker } }) => ({
    nodes: [goods('포트')],
    totalCount: maker ? 3 : 1_234,
  }));
  expect(count()).toBe('총 1,234개, 추천순');
  await userEvent.click(screen.getByRole('link', { name: /^HANBIT/u }));
  await waitFor(() => expect(count()).toBe('총 3개, 추천순'));
});

test('without matches, the filters can be cleared at once, and the order stays', async () => {
  const shop = await openList(
    '/familyshop/goods/kitchen?ctgNo=200&sort=low&maker=HANBIT&stock=Y&page=3&through=4',
    ({ filter: { maker } }) => ({ nodes: maker ? [] : [goods('포트')] }),
  );
  expect(screen.getByRole('heading', { name: '조건에 맞는 상품이 없어요' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: '조건 모두 지우기' }));
  await waitFor(() => expect(shownNames()).toEqual(['포트']));
  expect(shop.at()).toBe('/familyshop/goods/kitchen?ctgNo=200&sort=low');
});

test('where the mall refuses the conditions, they can be cleared', async () => {
  const shop = await openList(
    '/familyshop/goods/kitchen?ctgNo=200&sort=low&maker=%ED%95%9C%EB%B9%9B',
    ({ filter: { maker } }) => (maker ? broken() : { nodes: [goods('포트')] }),
  );
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('button', { name: '다시 시도' })).toBeTruthy();
  await userEvent.click(alert.getByRole('link', { name: '조건 모두 지우기' }));
  await waitFor(() => expect(shownNames()).toEqual(['포트']));
  expect(shop.at()).toBe('/familyshop/goods/kitchen?ctgNo=200&sort=low');
});

test('a failed list without filters has nothing to clear', async () => {
  await openList('/familyshop/goods/kitchen?ctgNo=200', broken);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '조건 모두 지우기' })).toBeNull();
});

test.each([
  ['a page beyond the end', '&page=9', '이 쪽에는 상품이 없어요'],
  ['a page beyond the end of what fits', '&page=9&maker=HANBIT', '이 쪽에는 상품이 없어요'],
  ['an empty category', '', '아직 상품이 없어요'],
])('%s says so', async (_what, query, title) => {
  await openList(`/familyshop/goods/kitchen?ctgNo=200${query}`, () => ({ nodes: [], totalCount: query ? 3 : 0 }));
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

describe('a category that failed to load', () => {
  test('has its name from the menu, and keeps its title when it has loaded', async () => {
    let isDown = true;
    const known = {
      ...categories[1],
      products: () => (isDown ? broken() : { nodes: [goods('포트')], totalCount: 1, facets: [] }),
    };
    await openList('/familyshop/goods/kitchen?ctgNo=200', undefined, { category: () => (isDown ? broken() : known) });
    expect(heading()).toBe('주방가전');
    expect(document.title).toBe('주방가전 | 우리집 패밀리샵');
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('포트')).toBeTruthy();
    expect(document.title).toBe('주방가전 | 우리집 패밀리샵');
  });

  test('has its name once it is there, even if the menu failed to load', async () => {
    let isDown = true;
    const known = { ...categories[1], products: () => ({ nodes: [goods('포트')], totalCount: 1, facets: [] }) };
    const unlessDown = (value: unknown) => () => (isDown ? Promise.reject(new Error('down')) : value);
    await openList('/familyshop/goods/kitchen?ctgNo=200', undefined, {
      category: unlessDown(known),
      menu: unlessDown(categories),
    });
    isDown = false;
    const [retry] = await screen.findAllByRole('button', { name: '다시 시도', hidden: true });
    await userEvent.click(retry as HTMLElement);
    await waitFor(() => expect(heading()).toBe('주방가전'));
    expect(document.title).toBe('주방가전 | 우리집 패밀리샵');
  });
});

describe('a list of several pages', () => {
  test('loads more on request; the address contains the page range, without a new query for the loaded pages', async () => {
    const requests: number[] = [];
    const shop = await openList('/familyshop/goods/kitchen?ctgNo=200', (question) => {
      requests.push(question.page);
      return pageOf(question);
    });
    await userEvent.click(screen.getByText(/^더 보기/u, { selector: 'button' }));
    await shows('상품 80');
    expect(shop.at()).toBe('/familyshop/goods/kitchen?ctgNo=200&through=2');
    expect(requests).toEqual([1, 2]);
    expect(screen.getByText('상품 41').closest('li')?.getAttribute('aria-posinset')).toBe('41');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('상품 41'));
  });

  test('opens with the page range of the address, and ends with the list', async () => {
    await openList('/familyshop/goods/kitchen?ctgNo=200&through=9', pageOf);
    await shows('상품 120');
    expect(screen.getByText('마지막 상품까지 보셨어요')).toBeTruthy();
    expect(screen.queryByText(/더 보기/u, { selector: 'button' })).toBeNull();
  });

  test('in which one page fails retries that page, and loses nothing else', async () => {
    let isDown = true;
    const requests: number[] = [];
    await openList('/familyshop/goods/kitchen?ctgNo=200&through=3', (question) => {
      requests.push(question.page);
      return question.page === 2 && isDown ? Promise.reject(new Error('down')) : pageOf(question);
    });
    await shows('상품 81');
    const retry = await screen.findByText('다시 시도', { selector: 'button' });
    isDown = false;
    await userEvent.click(retry);
    await shows('상품 41');
    expect(requests.toSorted()).toEqual([1, 2, 2, 3]);
  });

  test('that ends sooner than the mall counted ends there', async () => {
    await openList('/familyshop/goods/kitchen?ctgNo=200&through=2', (question) =>
      question.page > 1 ? { nodes: [], totalCount: 999 } : { ...pageOf(question), totalCount: 999 },
    );
    expect(await screen.findByText('마지막 상품까지 보셨어요')).toBeTruthy();
    expect(screen.queryByText(/더 보기/u, { selector: 'button' })).toBeNull();
  });

  test('that a phone opens further down links to its start, and shows no page numbers with scripts', async () => {
    await openList('/m/familyshop/goods/kitchen?ctgNo=200&page=2', pageOf);
    await shows('상품 41');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '2쪽부터 보고 있어요. 처음부터 보기' }).getAttribute('href')).toBe(
      '/m/familyshop/goods/kitchen?ctgNo=200',
    );
    expect(main.getByRole('navigation', { name: '쪽 이동' }).parentElement?.hasAttribute('data-endless')).toBe(true);
  });
});
