// Full tier: lists without a connection, at every width, and before hydration; the quick tier renders them.
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { firstInQuick } from '../../scripts/lib/test-tiers.ts';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const patience = { timeout: 30_000 };
const list = '/familyshop/goods/list?ctgNo=200000';
const scripts = /\/assets\/.*\.js/u;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
const firstName = (page: Page) => cards(page).first().getByRole('heading').textContent();

test('a card that is pressed before hydration is still recorded as viewed', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.route(scripts, (route) => route.abort());
  // A shop that has just opened may respond with the shell of a page, for the browser to fill.
  await expect
    .poll(async () => {
      await page.goto(`${shop.url}${list}`);
      return page.locator('main article').count();
    }, patience)
    .toBe(40);
  await expect.poll(() => cards(page).count(), patience).toBe(40); // they are shown row by row
  const viewed = () => page.evaluate(() => localStorage.getItem('family-mall.recent.familyshop') ?? '');
  expect(await viewed()).toBe('');
  await page.unroute(scripts);
  await cards(page).nth(2).getByRole('heading').getByRole('link').click();
  await page.waitForURL(/gdsGrpNo=/u);
  const number = new URL(page.url()).searchParams.get('gdsGrpNo');
  await expect.poll(viewed, patience).toBe(number);
  await context.close();
});

test('a list that is sorted without a connection stays, says so, and loads later', async () => {
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
  // A pending query may have loaded the list already.
  await expect
    .poll(async () => {
      await again.click({ timeout: 1000 }).catch(() => {});
      return firstName(page);
    }, patience)
    .not.toBe(before);
  expect(await alert.count()).toBe(0);
  await context.close();
});

test('on a phone a filtered list is in the same position after a reload, below its filters', async () => {
  const { page, complaints, context } = await visit(browser, 'phone');
  await page.goto(`${shop.url}/m/familyshop/goods/list?ctgNo=120000`);
  await settled(page);
  const main = page.getByRole('main');
  const listTop = async () => (await topOf(cards(page).first())) - (await topOf(main.getByText('상세 조건')));
  const folded = await listTop();
  await main.getByText('상세 조건').tap();
  await expect.poll(listTop, patience).toBeGreaterThan(folded);
  await main.getByRole('list').locator('a[href*="maker="]').nth(1).tap();
  // The choice is shown before its list has come, and its address with the list.
  await expect.poll(() => page.url(), patience).toContain('maker=');
  await settled(page);
  const chosen = await listTop();
  await page.reload();
  await settled(page);
  await expect.poll(listTop, patience).toBe(chosen);

  await main.getByText('상세 조건').tap();
  await main.getByRole('list', { name: '선택한 조건' }).getByRole('link').tap();
  await expect.poll(() => page.url(), patience).not.toContain('maker=');
  await expect.poll(listTop, patience).toBe(folded);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(
  firstInQuick([
    ['phone', 320],
    ['desktop', 640],
    ['desktop', 320],
  ] as const),
)(
  'on a %s of %i pixels, as a page enlarged twice and more is, nothing of a narrowed list lies beside the window',
  async (device, width) => {
    const { page, complaints, context } = await visit(browser, device, { viewport: { width, height: 640 } });
    await page.goto(
      `${shop.url}${device === 'phone' ? '/m' : ''}/familyshop/goods/list?ctgNo=120000&maker=PIKSEURUA&price=50000-99999&color=f3f2ef&stock=Y`,
    );
    await settled(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    const given = page
      .getByRole('main')
      .locator('a[aria-current="true"]:not([href*="stock="][href*="maker="][href*="price="][href*="color="])');
    expect(await given.count()).toBe(4);
    for (const link of await given.all()) {
      const box = await link.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

const cutOff = (page: Page) => page.getByRole('heading', { level: 1, name: '인터넷에 연결되어 있지 않아요' });
const notices = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: '공지사항' });

test.each(
  firstInQuick([
    ['desktop', '/familyshop/home'],
    ['phone', '/m/familyshop/home'],
  ] as const),
)(
  'on a %s, a link to what was not fetched yet says that there is no connection, and leads there as soon as there is one',
  async (device, start) => {
    const { page, context } = await visit(browser, device);
    await page.goto(`${shop.url}${start}`);
    await settled(page);
    const goal = `${shop.url}${await notices(page).getAttribute('href')}`;
    await context.setOffline(true);
    await notices(page).click();
    await cutOff(page).waitFor(patience);
    expect(await page.getByRole('main').textContent()).toContain('네트워크 오류입니다. 나중에 다시 시도해 주세요.');
    expect(page.url()).toBe(goal);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await page.getByText('아직 연결되지 않았어요.').waitFor(patience);

    await page.goBack();
    await notices(page).click();
    await cutOff(page).waitFor(patience);
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: '공지사항' }).waitFor(patience);
    expect(page.url()).toBe(goal);
    await context.close();
  },
);

test('a page that a lost connection left incomplete is complete when it is opened again', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}/familyshop/content/familyShopIntro`);
  await settled(page);
  await context.setOffline(true);
  await notices(page).click();
  await cutOff(page).waitFor(patience);
  await page.goBack();
  await notices(page).waitFor(patience);
  await context.setOffline(false);
  await notices(page).click();
  await page.getByRole('heading', { level: 1, name: '공지사항' }).waitFor(patience);
  expect(
    await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href, cssRules }) => href !== null && cssRules.length === 0)
        .map(({ href }) => href),
    ),
  ).toEqual([]);
  await context.close();
});

test('a shop that cannot be reached, although the device has a connection, loads on retry', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}${list}`);
  await settled(page);
  await page.route('**', (route) => route.abort('connectionrefused'));
  await notices(page).click();
  await cutOff(page).waitFor(patience);
  await page.unroute('**');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await page.getByRole('heading', { level: 1, name: '공지사항' }).waitFor(patience);
  expect(await cutOff(page).count()).toBe(0);
  await context.close();
});

test('banners whose controls fail to load stay, as a natively scrolling row', async () => {
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

test('a product shares the full address of its image, including the host', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}${list}`);
  const address = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href');
  await page.goto(`${shop.url}${address}`);
  await settled(page);
  const pictures = await page
    .locator('meta[property="og:image"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  expect(pictures).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/images\//u)]);
  await context.close();
});
