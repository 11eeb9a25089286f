// Full tier: layout of the categories.
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

/** Above the middle of a window of 1280 by 900. */
const lowest = 520;
const manyPages = 300_000;
const patience = { timeout: 30_000 };
const list = '/familyshop/goods/list?ctgNo=200000';

interface Category {
  number: string;
  name: string;
}

/** Each top category, with so many of those below it. */
async function categoriesOf(mall: string, mostBelow: number): Promise<Category[]> {
  const query =
    'query ($url: String!) { mall(url: $url, device: DESKTOP) { menu { number name subcategories { number name } } } }';
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { url: mall } }),
  });
  const { data } = (await response.json()) as {
    data: { mall: { menu: (Category & { subcategories: Category[] })[] } };
  };
  return data.mall.menu.flatMap((top) => [top, ...top.subcategories.slice(0, mostBelow)]);
}

const products = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
const topOf = async (page: Page) => (await products(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

describe('on a desktop of 1280 by 900 the first products of a category are seen at once', () => {
  // Without scripts, which is the first thing a shopper sees: so many pages with scripts would take long.
  // Categories of one parent share their layout, and the other malls show them in other themes.
  test.each([
    ['familyshop', 1],
    ['familyshopfresh', 0],
    ['familyshopyoung', 0],
    ['bizpartner', 0],
  ] as const)('in the categories of %s', { timeout: manyPages }, async (mall, mostBelow) => {
    const { page, context } = await visit(browser, 'desktop', { javaScriptEnabled: false });
    await page.route('**/images/**', (route) => route.abort());
    const categories = await categoriesOf(mall, mostBelow);
    expect(categories.length).toBeGreaterThan(4);
    for (const { number, name } of categories) {
      await page.goto(`${shop.url}/${mall}/goods/list?ctgNo=${number}`, { waitUntil: 'domcontentloaded' });
      // A page is laid out part by part: at first a part takes more room than it will.
      await expect.poll(() => topOf(page), { ...patience, message: name }).toBeLessThan(lowest);
    }
    await context.close();
  });

  test('with scripts and with conditions chosen, too, which are in sight', async () => {
    const { page, complaints, context } = await visit(browser, 'desktop');
    await page.goto(
      `${shop.url}/familyshop/goods/list?ctgNo=120000&maker=PIKSEURUA&price=50000-99999&color=f3f2ef&stock=Y`,
    );
    await settled(page);
    expect(await page.getByRole('list', { name: '선택한 조건' }).getByRole('link').count()).toBe(4);
    await page.goto(`${shop.url}/familyshop/goods/list?ctgNo=120000&maker=PIKSEURUA`);
    await settled(page);
    expect(await page.getByRole('list', { name: '선택한 조건' }).getByRole('link').count()).toBe(1);
    expect(await topOf(page)).toBeLessThan(lowest);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test.each([true, false])(
  'the conditions unfold and narrow the list by keyboard (scripts: %s)',
  async (javaScriptEnabled) => {
    const { page, context } = await visit(browser, 'desktop', { javaScriptEnabled });
    await page.goto(`${shop.url}${list}`);
    if (javaScriptEnabled) await settled(page);
    const maker = page.getByRole('main').locator('dl a[href*="maker="]').first();
    expect(await maker.isVisible()).toBe(false);
    await page.locator('summary').focus();
    await page.keyboard.press('Enter');
    await maker.waitFor();
    await page.keyboard.press('Tab');
    expect(await maker.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/maker=/u);
    await page
      .locator('dl a[aria-current="true"]')
      .first()
      .waitFor({ state: javaScriptEnabled ? 'visible' : 'attached' });
    if (javaScriptEnabled) await page.locator('summary').click();
    await page.getByRole('list', { name: '선택한 조건' }).getByRole('link').first().waitFor();
    await context.close();
  },
);

test.each([true, false])(
  'the banner of a category links into it, and comes after the second row of products (scripts: %s)',
  async (javaScriptEnabled) => {
    const { page, context } = await visit(browser, 'desktop', { javaScriptEnabled });
    await page.goto(`${shop.url}/familyshop/goods/list?ctgNo=140000`);
    if (javaScriptEnabled) await settled(page);
    const banner = page.getByRole('main').locator('[aria-roledescription="캐러셀"]');
    const links = banner.getByRole('link');
    await links.first().waitFor(patience);
    expect(await links.count()).toBe(1);
    expect(await links.first().getAttribute('href')).toMatch(/ctgNo=140\d{3}/u);
    // Until the layout is complete, content above may still move it.
    await expect
      .poll(async () => {
        const boxes = await Promise.all(
          [products(page).nth(9), banner, products(page).nth(10)].map((each) => each.boundingBox()),
        );
        return boxes.map((box, index) => {
          const above = boxes[index - 1];
          return box !== null && (!above || box.y >= above.y + above.height);
        });
      }, patience)
      .toEqual([true, true, true]);
    await context.close();
  },
);
