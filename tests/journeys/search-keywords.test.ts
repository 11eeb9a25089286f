// Full tier: how keywords move and arrive; components prove the carousel.
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const patience = { timeout: 30_000 };
const chips = (page: Page) =>
  page
    .getByRole('button', { name: / 빼기$/u })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));

const left = async (element: Locator) => (await element.boundingBox())?.x ?? 0;

test('five suggested keywords make way for the next five by 615 pixels', async () => {
  const { page, complaints, context } = await visit(browser, 'desktop', {
    ...(await signedIn(shop.url, ['familyshop'])),
    reducedMotion: 'reduce',
  });
  await page.goto(`${shop.url}/familyshop/content/familyShopIntro`);
  await page.getByRole('combobox', { name: '상품 검색' }).click(patience);
  const carousel = page.getByRole('region', { name: '추천 검색어' });
  const slides = carousel.locator('ol');
  const first = slides.first();
  await first.waitFor(patience);
  expect(await first.getByRole('button').count()).toBe(5);
  const start = await left(first);
  expect(start).toBe(await left(carousel));
  await page.getByRole('button', { name: '다음 추천 검색어' }).click();
  await expect.poll(async () => start - (await left(first)), patience).toBe(615);
  // Measured again in a narrower window, it is still in its place.
  await page.setViewportSize({ width: 600, height: 800 });
  await expect.poll(async () => (await left(slides.nth(1))) - (await left(carousel)), patience).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('popular keywords turn in 1200 ms by their button, and by a finger, which chooses nothing by that', async () => {
  const { page, complaints, context } = await visit(browser, 'phone', await signedIn(shop.url, ['familyshop']));
  await page.clock.install();
  await page.goto(`${shop.url}/m/familyshop/content/familyShopIntro`);
  await settled(page);
  await page.getByRole('link', { name: '검색', exact: true }).first().tap();
  const carousel = page.getByRole('region', { name: '인기 검색어' });
  const slides = carousel.locator('ol');
  await slides.first().waitFor(patience);
  const place = (await slides.first().boundingBox())?.x ?? 0;
  const width = await slides.first().evaluate((slide) => slide.clientWidth);
  const moved = async () => (place - ((await slides.first().boundingBox())?.x ?? place)) / width;
  // By the clock of the page, which passes as the test says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await carousel.getByRole('button', { name: '다음 인기 검색어' }).evaluate((button: HTMLElement) => button.click());
  await page.clock.runFor(900);
  expect(await moved()).toBeLessThan(0.99);
  await page.clock.runFor(900);
  expect(await moved()).toBeGreaterThan(0.99);
  await page.clock.resume();

  const { x = 0, y = 0 } = (await slides.nth(1).getByRole('button').first().boundingBox()) ?? {};
  const finger = await context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 40, y: y + 20 }] });
  for (const aside of [60, 100, 140, 180, 220])
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + 40 + aside, y: y + 20 }],
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => Math.round((await slides.first().boundingBox())?.x ?? -1), patience).toBe(place);
  expect(await slides.first().evaluate((slide) => slide.hasAttribute('inert'))).toBe(false);
  expect(await chips(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a slow network the sheet requests everything at once, and opens before its keywords arrive', async () => {
  const { page, complaints, context } = await visit(browser, 'phone', await signedIn(shop.url, ['familyshop']));
  await page.goto(`${shop.url}/m/familyshop/myShop/faqList`);
  await settled(page);
  const [code, keywords] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/SearchSheetPage-.*\.js/u, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SmartKeywords')) await keywords.promise;
    await route.continue();
  });
  const queries: string[] = [];
  page.on('request', (request) =>
    queries.push(
      request.postData()?.includes('SmartKeywords')
        ? 'keywords'
        : new URL(request.url()).pathname.replace(/^\/assets\/(\w+)-.*(\.\w+)$/u, '$1$2'),
    ),
  );
  await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '검색' }).tap(patience);
  await expect
    .poll(() => queries, patience)
    .toEqual(expect.arrayContaining(['keywords', 'SearchSheetPage.js', 'Overlay.js', 'KeywordCarousel.js']));

  const sheet = page.getByRole('dialog', { name: '검색' });
  expect(await sheet.count()).toBe(0);
  code.resolve();
  await sheet.getByRole('status', { name: '인기 검색어를 불러오고 있어요' }).waitFor(patience);
  keywords.resolve();
  await sheet.getByRole('region', { name: '인기 검색어' }).waitFor(patience);
  expect(complaints).toEqual([]);
  await context.close();
});
