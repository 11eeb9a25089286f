// Full tier: pages that other sites return to.
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { phoneUserAgent, quietArgs, settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { outOfSight } from '../harness/layout-findings.ts';
import type { Shop } from '../harness/shop.ts';
import { findChromium } from '../../scripts/lib/chromium.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const patience = { timeout: 30_000 };
const start = { desktop: '/familyshop', phone: '/m/familyshop' };

describe('an address that is no page of its mall', () => {
  test.each(['desktop', 'phone'] as const)(
    'is a 404 in the shell of the mall on a %s, with search and what sells well',
    async (device) => {
      const { page, complaints, context } = await visit(browser, device, { reducedMotion: 'reduce' });
      const response = await page.goto(`${shop.url}${start[device]}/nowhere/at/all`);
      expect(response?.status()).toBe(404);
      await settled(page);
      await page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없어요' }).waitFor();
      expect(await page.title()).toMatch(/^페이지를 찾을 수 없어요 \| .*통신가족샵/u);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
      expect(
        await page
          .getByRole('navigation', { name: device === 'phone' ? '주요 메뉴' : '카테고리' })
          .first()
          .isVisible(),
      ).toBe(true);
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(4);
      expect(await outOfSight(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);

      await page.getByRole('main').getByRole('button', { name: '검색', exact: true }).click();
      await page.getByText('검색어를 입력해주세요.').waitFor();
      await page.getByRole('main').getByRole('textbox', { name: '찾으시는 상품' }).fill('청소기');
      await page.keyboard.press('Enter');
      await page.waitForURL(/searchGoodsList/u, patience);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each([
    ['/familyshop/nowhere', phoneUserAgent, '/m/familyshop/nowhere'],
    ['/m/familyshop/content/familyShopIntro', undefined, '/familyshop/content/familyShopIntro'],
  ])('%s leads a shopper to their own device', async (address, agent, target) => {
    const response = await fetch(shop.url + address, {
      redirect: 'manual',
      headers: agent ? { 'user-agent': agent } : {},
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, target]);
  });

  test('shows no goods of a mall that requires a sign-in', async () => {
    const response = await fetch(`${shop.url}/familyshopprime/nowhere`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('페이지를 찾을 수 없어요');
    expect(html).not.toContain('많이 찾는 상품');
  });
});

test.each([
  ['desktop', 'home'],
  ['desktop', 'goods/list?ctgNo=140000'],
  ['desktop', 'goods/detailGoods?ctgNo=100000&gdsGrpNo=HP26000741'],
  ['desktop', 'board/boardList?tp=CM00404&page=1'],
  ['phone', 'home'],
  ['phone', 'goods/detailGoods?gdsGrpNo=GD26000204'],
] as const)('on paper no bar of a %s lies over %s, and no picture is larger than 60 mm', async (device, path) => {
  const { page, context } = await visit(browser, device, { reducedMotion: 'reduce' });
  await page.goto(`${shop.url}${start[device]}/${path}`);
  await settled(page);
  const found = () =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll('body *')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      const bars = seen.filter(
        (element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.getBoundingClientRect().width > 1,
      );
      const mostPixels = (60 / 25.4) * 96 + 1;
      const large = [...document.querySelectorAll('main img')].filter(
        (image) => Math.max(image.getBoundingClientRect().width, image.getBoundingClientRect().height) > mostPixels,
      );
      return {
        bars: bars.map(({ localName, className }) => `${localName}.${className}`),
        large: large.map((image) => image.getAttribute('src')),
      };
    });
  expect((await found()).bars).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(found, patience).toEqual({ bars: [], large: [] });
  await context.close();
});

/** What a card shows of itself: whether its ground or its strength changed. */
const lookOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .first()
    .evaluate(
      (card) =>
        `${getComputedStyle(card).opacity} ${getComputedStyle(card.querySelector('h3 a') ?? card, '::after').backgroundColor}`,
    );

test.each(['desktop', 'phone'] as const)(
  'a card that is pressed on a %s shows it while the network has not answered',
  async (device) => {
    const { page, context } = await visit(browser, device);
    await page.goto(`${shop.url}${start[device]}/goods/list?ctgNo=140000`);
    await settled(page);
    const before = await lookOf(page);
    const held = Promise.withResolvers<void>();
    await page.route(/graphql|assets/u, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    // Moved away, so that there is no hover style.
    if (device === 'desktop') await page.mouse.move(1, 1);
    expect(await lookOf(page)).not.toBe(before);
    expect(new URL(page.url()).pathname).toMatch(/goods\/list$/u);
    held.resolve();
    await page.waitForURL(/gdsGrpNo=/u, patience);
    await page.goBack();
    await page.getByRole('main').getByRole('article').first().waitFor(patience);
    await expect.poll(() => page.locator('[data-opening]').count(), patience).toBe(0);
    await context.close();
  },
);

describe('where scroll bars take room', () => {
  let classic: Browser;
  beforeAll(async () => {
    classic = await chromium.launch({
      executablePath: findChromium(),
      args: quietArgs,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
  });
  afterAll(() => classic?.close());

  test.each([
    'home',
    'login',
    'goods/list?ctgNo=140000',
    'goods/detailGoods?ctgNo=100000&gdsGrpNo=HP26000741',
    'board/boardList?tp=CM00404&page=1',
    'nowhere',
  ])('a desktop page of 320 pixels does not scroll sideways: %s', async (path) => {
    const { page, context } = await visit(classic, 'desktop', {
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
    });
    await page.goto(`${shop.url}/familyshop/${path}`);
    await settled(page);
    const [inner, room, content] = await page.evaluate(() => [
      window.innerWidth,
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(room).toBeLessThan(inner ?? 0);
    expect(content).toBe(room);
    await context.close();
  });
});
