import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../harness/browser.ts';
import { isFullTier } from '../../scripts/lib/test-tiers.ts';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';
import { test } from '../harness/journey.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const embedded = 'the embedded database';
/** A server in the full tier: in the quick one the tests of the mall run on it. */
const databases = isFullTier ? [embedded, 'a PostgreSQL server'] : [embedded];

/** The link of a card to its product; another one links visitors from the favorite button to sign-in. */
const firstProduct = (page: Page) =>
  page.getByRole('main').locator('article a[href*="gdsGrpNo="], article a[href*="/ngd/"]').first();

describe.each(databases)('the first walk through the mall, on %s', (database) => {
  let shop: Shop;
  let browser: Browser;
  test.beforeAll(async ({ browser: sharedBrowser, shop: sharedShop }) => {
    browser = sharedBrowser;
    shop = database === embedded ? sharedShop : await openShop({ DATABASE_URL: await seededDatabaseUrl() });
  });
  test.afterAll(async () => {
    if (database !== embedded) await shop?.stop();
  });

  test('a desktop shopper goes from the root over home and a category to a product, and back', async () => {
    const { page, complaints, context } = await visit(browser, 'desktop');
    await page.goto(shop.url);
    await page.waitForURL('**/familyshop/home');
    await expect.poll(() => page.title(), { timeout: 30_000 }).toContain('통신가족샵');

    await page.waitForFunction(() => window.history.scrollRestoration === 'manual'); // it is hydrated
    await page.getByRole('navigation').getByRole('link', { name: '생활가전' }).first().click();
    await page.waitForURL(/\/familyshop\/goods\/.+ctgNo=/);
    const category = page.url();
    const card = firstProduct(page);
    const name = (await card.textContent())?.trim() ?? '';
    expect(name).not.toBe('');
    await card.click();
    await page.waitForURL(/gdsGrpNo=|\/ngd\//);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent(), { timeout: 30_000 }).toBeTruthy();

    await page.goBack();
    await page.waitForURL(category);
    await page.goBack();
    await page.waitForURL('**/familyshop/home');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a phone lands on intro and walks on from there', async () => {
    const { page, complaints, context } = await visit(browser, 'phone');
    await page.goto(shop.url);
    await page.waitForURL('**/m/familyshop/intro');
    await page.getByRole('link', { name: /둘러보기/ }).tap();
    await page.waitForURL('**/m/familyshop/home');
    await page.getByRole('main').getByRole('link', { name: '생활가전' }).first().tap();
    await page.waitForURL(/\/m\/familyshop\/goods\/.+ctgNo=/);
    await firstProduct(page).tap();
    await page.waitForURL(/gdsGrpNo=|\/ngd\//);
    await page.goBack();
    await page.waitForURL(/\/m\/familyshop\/goods\/.+ctgNo=/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
