// Full tier: windows over the main page, in every mall that has them.
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, visit } from '../harness/browser.ts';
import { focusFindings } from '../harness/focus-findings.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const patience = { timeout: 30_000 };
/** The part of a hero that contains its text, with its width and height. */
const wordsOfHero = { desktop: { width: 0.5, height: 1 }, phone: { width: 1, height: 0.8 } };

test.each([
  ['desktop', 'familyshop', { width: 1280, height: 900 }],
  ['desktop', 'familyshop', { width: 1280, height: 640 }],
  ['desktop', 'familyshopyoung', { width: 1024, height: 768 }],
  ['desktop', 'familyshopfresh', { width: 1920, height: 1080 }],
  ['phone', 'familyshop', { width: 390, height: 844 }],
  ['phone', 'familyshopfresh', { width: 412, height: 915 }],
] as const)(
  'on a %s the notice of %s stands at the lower end, beside the words of the hero: %o',
  async (device, mall, viewport) => {
    const { page, complaints, context } = await visit(browser, device, { viewport, reducedMotion: 'reduce' });
    await page.goto(`${shop.url}${device === 'phone' ? '/m' : ''}/${mall}/home`);
    const notice = page.getByRole('dialog');
    await notice.waitFor(patience);
    await settled(page);
    expect(await notice.count()).toBe(1);
    const box = await notice.boundingBox();
    const hero = await page.getByRole('main').locator('[aria-roledescription="캐러셀"]').first().boundingBox();
    if (!box || !hero) throw new Error('nothing to measure');
    const { width, height } = wordsOfHero[device];
    const isBeside = box.x >= hero.x + hero.width * width || box.y >= hero.y + hero.height * height;
    expect({ isBeside, box, hero }).toMatchObject({ isBeside: true });
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    expect(box.y + box.height / 2).toBeGreaterThan(viewport.height / 2);
    expect(box.x + box.width / 2).toBeGreaterThanOrEqual(viewport.width / 2);
    if (device === 'phone') expect(box.height).toBeLessThanOrEqual(48);
    // With a mouse a shopper can pause the hero before the notice is closed.
    await page
      .getByRole('button', { name: /자동 넘김/u })
      .first()
      .click({ trial: true, ...patience });
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(['desktop', 'phone'] as const)(
  'on a %s the notice covers nothing that the keyboard comes to at the end of the page',
  async (device) => {
    const { page, context } = await visit(browser, device, { reducedMotion: 'reduce' });
    await page.goto(`${shop.url}${device === 'phone' ? '/m' : ''}/familyshop/home`);
    const notice = page.getByRole('dialog');
    await notice.waitFor(patience);
    await settled(page);
    const links = page.getByRole('contentinfo').getByRole('link');
    await links.first().focus();
    expect(await focusFindings(page, Math.min(12, (await links.count()) - 1))).toEqual([]);
    expect(await notice.count()).toBeLessThanOrEqual(1);
    await context.close();
  },
);

/** For each frame, how much of each slide is visible. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const frames: number[][] = [];
    Object.assign(window, { frames });
    const slides = [
      ...document.querySelectorAll('[aria-label="알림 배너"] [inert], [aria-label="알림 배너"] [data-shown]'),
    ];
    const look = () => {
      frames.push(
        slides.map((slide) =>
          getComputedStyle(slide).visibility === 'hidden'
            ? 0
            : Number(/opacity\(([\d.]+)\)/u.exec(getComputedStyle(slide).filter)?.[1] ?? 1),
        ),
      );
      requestAnimationFrame(look);
    };
    look();
  });

test('a banner fades out before the next one fades in', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}/familyshop/home`);
  await settled(page);
  await page.mouse.move(600, 500);
  await watch(page);
  const frames = () => page.evaluate(() => (window as unknown as { frames: number[][] }).frames);
  const isWhole = (slide: number) => async () => (await frames()).some((frame) => frame[slide] === 1);
  await expect.poll(isWhole(0), patience).toBe(true);
  await expect.poll(isWhole(1), patience).toBe(true);
  const seen = await frames();
  expect(seen.filter((frame) => frame.filter((part) => part > 0).length > 1)).toEqual([]);
  // Both ways, and not at one stroke.
  for (const slide of [0, 1])
    expect(seen.some((frame) => (frame[slide] ?? 0) > 0 && (frame[slide] ?? 0) < 1)).toBe(true);
  await context.close();
});

test('the banner is only on the main page, and disappears on other pages', async () => {
  const { page, complaints, context } = await visit(browser, 'desktop', { reducedMotion: 'reduce' });
  const banner = page.getByRole('region', { name: '알림 배너' });
  await page.goto(`${shop.url}/familyshop/goods/list?ctgNo=140000`);
  await settled(page);
  expect(await banner.count()).toBe(0);
  await page.goto(`${shop.url}/familyshop/home`);
  await banner.waitFor();
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '공지사항' }).click();
  await page.getByRole('heading', { level: 1, name: '공지사항' }).waitFor(patience);
  expect(await banner.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
