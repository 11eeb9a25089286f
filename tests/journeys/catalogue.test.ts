import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, settled, visit } from '../harness/browser.ts';
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

const patience = { timeout: 20_000 };
const list = '/familyshop/goods/list?ctgNo=200000';
const scripts = /\/assets\/.*\.js/u;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const firstName = (page: Page) => cards(page).first().getByRole('heading').textContent();

test('a card that is pressed before its page is awake is recorded as viewed all the same', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.route(scripts, (route) => route.abort());
  // A shop that has only just opened may answer with the frame of a page, for the browser to fill.
  await expect.poll(async () => {
    await page.goto(`${shop.url}${list}`);
    return cards(page).count();
  }, patience).toBe(40);
  const viewed = () => page.evaluate(() => localStorage.getItem('family-mall.recent.familyshop') ?? '');
  expect(await viewed()).toBe('');
  await page.unroute(scripts);
  await cards(page).nth(2).getByRole('heading').getByRole('link').click();
  await page.waitForURL(/gdsGrpNo=/u);
  const number = new URL(page.url()).searchParams.get('gdsGrpNo');
  await expect.poll(viewed, patience).toBe(number);
  await context.close();
});

test('a list that is put in another order without a connection stays, says so, and is had again', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}${list}`);
  await settled(page);
  const before = await firstName(page);
  const alert = page.getByRole('main').getByRole('alert');
  await context.setOffline(true);
  await page.getByRole('link', { name: '높은 가격순' }).click();
  await alert.waitFor();
  expect(await alert.textContent()).toContain('네트워크 오류입니다. 나중에 다시 시도해 주세요.');
  expect(await firstName(page)).toBe(before);
  expect(await cards(page).count()).toBe(40);

  const again = alert.getByRole('button', { name: '다시 시도' });
  await again.waitFor();
  await context.setOffline(false);
  // A question that was still on its way may have brought the list by itself.
  await expect.poll(async () => {
    await again.click({ timeout: 1000 }).catch(() => {});
    return firstName(page);
  }, patience).not.toBe(before);
  expect(await alert.count()).toBe(0);
  await context.close();
});

test('banners whose controls cannot be had stay, as a row that scrolls by itself', async () => {
  const { page, context } = await visit(browser, 'phone');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('CarouselControls'));
  await page.route(/\/assets\/CarouselControls-.*\.js/u, (route) => route.abort());
  await page.goto(`${shop.url}/m/familyshop/home`);
  await refused;
  await settled(page);
  const carousel = page.getByRole('main').locator('[aria-roledescription="캐러셀"]').first();
  expect(await carousel.getByRole('img').first().isVisible()).toBe(true);
  expect(await carousel.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  const scrolled = await carousel.getByRole('list').evaluate((row) => {
    row.parentElement?.scrollBy({ left: 200, behavior: 'instant' });
    return row.parentElement?.scrollLeft ?? 0;
  });
  expect(scrolled).toBeGreaterThan(0);
  await context.close();
});

test('a product tells those that it is shared with where its picture is, host and all', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}${list}`);
  const address = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href');
  await page.goto(`${shop.url}${address}`);
  await settled(page);
  const pictures = await page.locator('meta[property="og:image"]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  expect(pictures).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/images\//u)]);
  await context.close();
});
