// Full tier: odd addresses of menus, banners and promotions in the browser; the gateway tests which become links.
import { describe, expect } from 'vitest';
import { phoneUserAgent } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
test.beforeAll(({ shop: sharedShop }) => {
  shop = sharedShop;
});

const devices = {
  desktop: { prefix: '', headers: {} },
  phone: { prefix: '/m', headers: { 'user-agent': phoneUserAgent } },
} as const;
const lists = {
  goods: '/familyshop/goods/appliance?ctgNo=140000',
  phones: '/familyshop/goods/phone?ctgNo=100000',
} as const;
type Device = keyof typeof devices;
type List = keyof typeof lists;

/** What the page of such an address shows before any script runs. */
async function open(device: Device, list: List, query: string) {
  const { prefix, headers } = devices[device];
  const drawn = async () => {
    const response = await fetch(`${shop.url}${prefix}${lists[list]}${query}`, { headers });
    return { status: response.status, html: (await response.text()).replaceAll(/<script.*?<\/script>/gsu, '') };
  };
  let page = await drawn();
  // A shop that has just opened may respond with the shell of a page, for the browser to fill.
  if (!page.html.includes('<h1'))
    await expect.poll(async () => (page = await drawn()).html, { timeout: 30_000 }).toContain('<h1');
  const main = /<main.*<\/main>/su.exec(page.html)?.[0] ?? '';
  const conditions = /<dl.*<\/dl>/su.exec(main)?.[0] ?? '';
  return {
    status: page.status,
    cards: main.match(/<article/gu)?.length ?? 0,
    count: Number(/<output[^>]*>총 <strong>([\d,]+)<\/strong>/u.exec(main)?.[1]?.replaceAll(',', '') ?? Number.NaN),
    facets: [...conditions.matchAll(/<dt[^>]*>([^<]*)<\/dt>/gu)].map(([, name]) => name),
    chosen: [...conditions.matchAll(/aria-current="true"[^>]*>(?:<span[^>]*><\/span>)?([^<]*)/gu)].map(
      ([, name]) => name,
    ),
    hasFailed: main.includes('role="alert"'),
    words: main.replaceAll(/<[^>]*>/gu, ' '),
  };
}

describe.each([
  ['desktop', 'goods'],
  ['phone', 'phones'],
] as const)('on a %s, in a list of %s', (device, list) => {
  let whole: Awaited<ReturnType<typeof open>> | undefined;

  test.each([
    '%3Cb%3EX%3C/b%3E',
    '%ED%95%9C%EB%B9%9B',
    'X'.repeat(31),
    'X'.repeat(40),
    '%F0%9F%90%9F'.repeat(40),
    `'%20or%201=1%20--`,
    '%25',
    '%',
    '%ED%95',
    'A%26B%3DC',
    '..%2F..%2Fx',
    '%EF%BF%BF',
  ])('an unknown maker shows an empty list, and can be removed: %s', async (maker) => {
    const { status, cards, count, facets, chosen, hasFailed, words } = await open(device, list, `&maker=${maker}`);
    expect([status, cards, count, hasFailed]).toEqual([200, 0, 0, false]);
    expect(words).toContain('조건에 맞는 상품이 없어요');
    expect(words).toContain('조건 모두 지우기');
    expect(facets).toContain('브랜드');
    expect(chosen).toHaveLength(1);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=501',
    'page=1.5',
    'page=abc',
    'page=%00',
    'page=',
    'through=0',
    'through=abc',
    'sort=xyz',
    'sort=__proto__',
    'sort=',
    'color=%00',
    'color=red',
    'color=%23',
    'color=12345',
    'price=abc',
    'price=5-3',
    'price=-',
    'price=-1--5',
    'price=1e3-2e3',
    'price=9999999999-',
    'stock=yes',
    'stock=%00',
    'maker=',
    'maker=%20',
    'maker=A%00B',
    'maker=A%0AB',
    `maker=${'X'.repeat(41)}`,
    'maker=&maker=X',
    'page=abc&page=2',
    'nothing=known',
    '&&=&?#',
    'price=0-999999999',
    'maker=ALL',
  ])('what makes no sense in an address costs no product: %s', async (query) => {
    whole ??= await open(device, list, '');
    const odd = await open(device, list, `&${query}`);
    expect(whole.cards).toBeGreaterThan(0);
    expect([odd.status, odd.cards, odd.count, odd.hasFailed]).toEqual([200, whole.cards, whole.count, false]);
  });

  test.each([
    'page=500',
    'page=2&page=x&through=1',
    'price=0-0',
    'price=-0',
    'price=999999999-',
    'color=010203',
    'page=400&stock=Y',
    'page=9&price=0-0',
    'sort=low&sort=high&stock=Y&stock=N',
  ])('what asks for little leads on to more: %s', async (query) => {
    const { status, cards, count, hasFailed, words } = await open(device, list, `&${query}`);
    // A page that the list does not have is not found, and leads back to the first.
    expect([status, hasFailed]).toEqual([/page=\d+(?!.*page=x)/u.test(query) ? 404 : 200, false]);
    expect(count).not.toBeNaN();
    expect(cards > 0 || /조건 모두 지우기|첫 쪽으로 가기/u.test(words)).toBe(true);
  });
});
