// Full tier: layout of the product page.
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, visit } from '../harness/browser.ts';
import { chooseGoods } from '../harness/choose-goods.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const patience = { timeout: 30_000 };

/** Goods of a category, by their number. */
async function goodsOf(category: string, count: number): Promise<string[]> {
  const query = `query ($category: String!, $first: Int!) { mall(url: "familyshop", device: MOBILE) {
    category(number: $category) { products(first: $first) { nodes { number ... on Goods { isSoldOut isSubscription } } } } } }`;
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { category, first: count } }),
  });
  const { data } = (await response.json()) as {
    data: {
      mall: { category: { products: { nodes: { number: string; isSoldOut: boolean; isSubscription: boolean }[] } } };
    };
  };
  const { nodes } = data.mall.category.products;
  return nodes.filter(({ isSoldOut, isSubscription }) => !isSoldOut && !isSubscription).map(({ number }) => number);
}

const endOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};
const price = (page: Page) => page.getByRole('main').locator('[data-large]').first();
const bar = (page: Page) => page.locator('[data-buy-bar]').getByRole('button', { name: '구매하기' });

test.each([
  [390, 844, 560],
  // The bars at the bottom begin here.
  [320, 640, 640 - 56 - 64],
])('on a phone of %i by %i, name and price of goods end above y = %i', async (width, height, lowest) => {
  const { page, context } = await visit(browser, 'phone', { viewport: { width, height } });
  const found = [...(await goodsOf('140000', 12)), ...(await goodsOf('200000', 12))];
  expect(found.length).toBeGreaterThan(8);
  const bars: string[] = [];
  for (const number of found) {
    await page.goto(`${shop.url}/m/familyshop/goods/detailGoods?gdsGrpNo=${number}`);
    await expect.poll(() => endOf(price(page)), { ...patience, message: number }).toBeLessThanOrEqual(lowest);
    bars.push((await page.locator('[data-buy-bar]').textContent()) ?? '');
  }
  expect(bars.filter((text) => !/[\d,]+원/u.test(text))).toEqual([]);
  await context.close();
});

test('on a desktop the button stays where it is when color and size are chosen', async () => {
  const { page, context } = await visit(browser, 'desktop');
  const numbers = await goodsOf('180000', 6);
  expect(numbers.length).toBeGreaterThan(1);
  const moved: Record<string, number> = {};
  for (const number of numbers) {
    await page.goto(`${shop.url}/familyshop/goods/detailGoods?gdsGrpNo=${number}`);
    await settled(page);
    const before = await bar(page).boundingBox();
    await chooseGoods(page);
    await page.getByText('총 상품금액').waitFor(patience);
    await settled(page);
    moved[number] = ((await bar(page).boundingBox())?.y ?? 0) - (before?.y ?? 0);
  }
  expect(Object.entries(moved).filter(([, by]) => by !== 0)).toEqual([]);
  await context.close();
});
