import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, visit } from '../harness/browser.ts';
import { openShop, type Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const desktop = [
  '/familyshop/home',
  '/familyshop/goods/appliance?ctgNo=140000',
  '/familyshop/goods/phone?ctgNo=100000',
  '/familyshop/goods/detailGoods?ctgNo=100100&gdsGrpNo=HP26000011',
  '/familyshop/login',
  '/familyshop/nowhere',
];
const phone = ['/m/familyshop/intro', ...desktop.map((path) => `/m${path}`)];
const themes = ['familyshopplus', 'familyshopab', 'familyshopfresh'].map((mall) => `/${mall}/home`);

test.each([
  ...[...desktop, ...themes].map((path) => ({ device: 'desktop' as const, path })),
  ...phone.map((path) => ({ device: 'phone' as const, path })),
])('axe finds nothing to complain about at $path on a $device', async ({ device, path }) => {
  // Movement would be caught half way, with colours that nobody reads by.
  const { page, context } = await visit(browser, device, { reducedMotion: 'reduce' });
  await page.goto(shop.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  await context.close();
});
