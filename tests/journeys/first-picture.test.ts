// Full tier: which picture is loaded first.
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const pages = {
  home: '/m/familyshop/home',
  list: '/m/familyshop/goods/appliance?ctgNo=140000',
  'sign-in': '/m/familyshop/login',
};

test.each(Object.entries(pages))(
  'the %s page needs only its inlined style sheet to render, and does not fetch it again',
  async (_name, path) => {
    const { page, complaints, context } = await visit(browser, 'phone');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(shop.url + path);
    const brought = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'),
        ({ href }) => new URL(href).pathname,
      ),
    );
    expect(brought.length).toBeGreaterThan(3);

    await settled(page);

    expect(fetched.filter((each) => brought.includes(each))).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('the first banner is requested before all other content of the page', async () => {
  const { page, context } = await visit(browser, 'phone');
  const html = await (
    await page.request.get(`${shop.url}${pages.home}`, {
      headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) },
    })
  ).text();
  const [head = ''] = html.split('</head>');
  const banner =
    /<img[^>]*fetchPriority="high"[^>]*src="(\/images\/banner\/[^"]+)"|<img[^>]*src="(\/images\/banner\/[^"]+)"[^>]*fetchPriority="high"/iu
      .exec(html)
      ?.slice(1)
      .find(Boolean);
  expect(banner).toBeTruthy();
  expect(head.indexOf(`href="${banner}"`)).toBeGreaterThan(0);
  expect(head.indexOf(`href="${banner}"`)).toBeLessThan(head.indexOf('<style'));
  await context.close();
});

test('a desktop shows fallback fonts until all letters of the page are here, and then its typeface', async () => {
  const { page, complaints, context } = await visit(browser, 'desktop');
  const firstSubset = Promise.withResolvers<void>();
  let subsets = 0;
  await page.route('**/*.woff2', async (route) => {
    subsets += 1;
    if (subsets === 1) await firstSubset.promise;
    await route.continue();
  });
  const typeface = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily.includes('Pretendard'));
  await page.goto(`${shop.url}/familyshop/home`);
  await expect.poll(() => subsets, { timeout: 30_000 }).toBeGreaterThan(5);
  expect(await typeface()).toBe(false);

  firstSubset.resolve();

  await page.waitForSelector('html[data-typeface=""]');
  expect(await typeface()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a phone fetches no typeface: it has one of its own', async () => {
  const { page, complaints, context } = await visit(browser, 'phone');
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto(shop.url + pages.home);
  await settled(page);
  expect(fonts).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Apple SD Gothic Neo"/u);
  expect(complaints).toEqual([]);
  await context.close();
});

test('letters that come later come in the typeface, too', async () => {
  const { page, complaints, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}/familyshop/login`);
  await page.waitForSelector('html[data-typeface=""]');
  const rare = '뷁';
  expect(await page.evaluate((letter) => document.body.textContent.includes(letter), rare)).toBe(false);
  const isHere = () => page.evaluate((letter) => document.fonts.check("16px 'Pretendard Variable'", letter), rare);
  expect(await isHere()).toBe(false);

  await page.evaluate((letter) => document.querySelector('main')?.append(letter), rare);

  await expect.poll(isHere, { timeout: 30_000 }).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('without scripts a list shows all that the server rendered, soon and with nothing held back', async () => {
  const { page, context } = await visit(browser, 'desktop', { javaScriptEnabled: false });
  await page.goto(`${shop.url}/familyshop/goods/appliance?ctgNo=140000`);
  await page.getByRole('navigation', { name: '카테고리', exact: true }).waitFor();
  const cards = page.locator('main article');
  expect(await cards.count()).toBeGreaterThan(10);
  await expect.poll(() => cards.first().locator('h3').isVisible()).toBe(true);
  await cards.nth(10).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await cards.nth(10).locator('h3').boundingBox())?.height ?? 0).toBeGreaterThan(10);
  await context.close();
});

test('the home of a mall that signs guests in keeps its categories in their place meanwhile', async () => {
  const { page, complaints, context } = await visit(browser, 'phone');
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    const request = route.request();
    if (`${request.url()} ${request.postData()}`.includes('ShellMenu')) await answer.promise;
    await route.continue();
  });
  const menuRequest = page.waitForRequest((request) => `${request.url()} ${request.postData()}`.includes('ShellMenu'), {
    timeout: 30_000,
  });
  await page.goto(`${shop.url}/m/familyshopyoung/home`);
  const categories = page.getByRole('navigation', { name: '빠른 카테고리' });
  expect(await categories.count()).toBeGreaterThan(0);

  await menuRequest;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await categories.count()).toBeGreaterThan(0);

  answer.resolve();
  await settled(page);
  expect(await categories.count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});
