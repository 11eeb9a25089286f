// Full tier: from the root to a product on both devices; `web/test/first-walk.test.ts` renders each of the pages.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../harness/journey.ts';

/** The link of a card to its product; another one links visitors from the favorite button to sign-in. */
const firstProduct = (page: Page) =>
  page.getByRole('main').locator('article a[href*="gdsGrpNo="], article a[href*="/ngd/"]').first();

test('a desktop shopper goes from the root over home and a category to a product, and back', async ({
  shop,
  visit,
}) => {
  const { page, complaints } = await visit('desktop');
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
});

test('a phone lands on intro and walks on from there', async ({ shop, visit }) => {
  const { page, complaints } = await visit('phone');
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
});
