// Full tier: menus, header and footer of desktops in detail.
import type { Browser, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { quiet, settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { openOutside, type Outside } from '../harness/outside.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

let outside: Outside;
let shop: Shop;
let browser: Browser;
test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  outside = await openOutside();
  const settings = {
    CHATBOT_URL: `${outside.url}/chat`,
    ANALYTICS_MALL: 'familyshop',
    ANALYTICS_URL: `${outside.url}/hit`,
  };
  shop = await openShop(settings);
});
test.afterAll(async () => {
  await shop?.stop();
  await outside?.stop();
});

const soon = { timeout: 30_000 };
const placeOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box && { x: Math.round(box.x), y: Math.round(box.y) };
};
const reports = () => outside.posted.filter(({ path }) => path === '/hit');

test("on a phone a notice leaves the chatbot's button free, closed and open", async () => {
  const { page, context } = await visit(browser, 'phone', { reducedMotion: 'reduce' });
  await page.goto(`${shop.url}/m/familyshop/home`);
  const notice = page.getByRole('dialog');
  const chatbot = page.getByRole('button', { name: '챗봇 상담 (새 창)' });
  await notice.waitFor(soon);
  await settled(page);
  await chatbot.click({ trial: true, ...soon });
  await notice.getByRole('button', { expanded: false }).click(soon);
  await chatbot.click({ trial: true, ...soon });
  expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await context.close();
});

test('popups are dragged by the mouse, and stay in their position until they are closed', async () => {
  const { page, complaints, context } = await visit(browser, 'desktop', { reducedMotion: 'reduce' });
  await page.goto(`${shop.url}/familyshop/home`);
  const notice = page.getByRole('dialog');
  await notice.waitFor();
  const title = await notice.getByRole('heading', { level: 2 }).textContent();
  const before = await placeOf(notice);
  const grip = await notice.getByRole('button', { name: `${title} 창 옮기기` }).boundingBox();
  const [x, y] = [(grip?.x ?? 0) + 60, (grip?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => placeOf(notice), soon).toEqual({ x: (before?.x ?? 0) - 200, y: (before?.y ?? 0) - 40 });

  await page.keyboard.press('Escape');
  await expect.poll(() => notice.getByRole('heading', { level: 2 }).textContent(), soon).not.toBe(title);
  expect(await notice.count()).toBe(1);
  await page.getByRole('button', { name: '7일 동안 보지 않기', exact: true }).click();
  await expect.poll(() => page.getByRole('dialog').count(), soon).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone a notice is a strip that a tap opens, with the page below it where it was', async () => {
  const { page, complaints, context } = await visit(browser, 'phone', { reducedMotion: 'reduce' });
  await page.goto(`${shop.url}/m/familyshop/home`);
  const notice = page.getByRole('dialog');
  await notice.waitFor();
  const strip = notice.getByRole('button', { expanded: false });
  const heightOf = async () => (await notice.boundingBox())?.height ?? 0;
  const closed = await heightOf();
  await strip.tap();
  await expect.poll(heightOf, soon).toBeGreaterThan(closed);
  await notice.getByRole('button', { name: '7일 동안 보지 않기' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the chatbot opens in a window of 425 x 700 and gets the mall; page views are reported only for this mall', async () => {
  const { page, complaints, context } = await visit(browser, 'desktop', { reducedMotion: 'reduce' });
  await page.goto(`${shop.url}/familyshop/board/boardList?tp=CM00404&page=1`);
  await expect.poll(() => reports().at(-1)?.fields.page, soon).toBe('/familyshop/board/boardList?tp=CM00404');
  expect(reports().at(-1)).toMatchObject({ referer: undefined, cookie: undefined });

  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: '챗봇 상담 (새 창)' }).click(),
  ]);
  await chat.waitForURL(`${outside.url}/chat`);
  expect(await chat.evaluate(() => [window.innerWidth, window.innerHeight, window.opener])).toEqual([425, 700, null]);
  const sent = outside.posted.filter(({ path }) => path === '/chat');
  expect(sent.map(({ fields }) => Object.keys(fields))).toEqual([['mallId']]);
  await chat.close();

  const told = reports().length;
  await page.goto(`${shop.url}/familyshopplus/board/boardList?tp=CM00404&page=1`);
  await page
    .getByRole('link', { name: '이용약관' })
    .or(page.getByRole('button', { name: '이용약관' }))
    .first()
    .waitFor();
  await quiet(page);
  expect(reports()).toHaveLength(told);
  expect(await page.getByRole('button', { name: '챗봇 상담 (새 창)' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the button of a category that the keyboard comes to covers no letter of the bar', async () => {
  const { page, context } = await visit(browser, 'desktop', { reducedMotion: 'reduce' });
  await page.goto(`${shop.url}/familyshop/content/familyShopIntro`);
  await settled(page);
  const bar = page.getByRole('navigation', { name: '카테고리' });
  const buttons = await bar.getByRole('button', { name: /하위 메뉴$/u }).all();
  expect(buttons.length).toBeGreaterThan(5);
  await page.keyboard.press('Tab');
  for (const button of buttons) {
    await button.focus();
    await expect.poll(() => button.evaluate((element) => getComputedStyle(element).opacity), soon).toBe('1');
    expect(await button.evaluate(namesCovered)).toEqual([]);
  }
  await context.close();
});

test('the down key goes from a category into its panel, which shows at once', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}/familyshop/board/boardList?tp=CM00404&page=1`);
  await settled(page);
  const name = page
    .getByRole('navigation', { name: '카테고리' })
    .getByRole('link', { name: '생활가전', exact: true })
    .first();
  await expect
    .poll(async () => {
      await name.focus();
      await page.keyboard.press('ArrowDown');
      return page.evaluate(() => document.activeElement?.textContent);
    }, soon)
    .toBe('냉장고');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), soon)
    .toBe('생활가전 하위 메뉴');
  await context.close();
});

/** Names beside a button whose letters it reaches into. */
function namesCovered(button: Element): string[] {
  const place = button.getBoundingClientRect();
  const names = [button.previousElementSibling, button.closest('li')?.nextElementSibling?.firstElementChild].filter(
    (name) => name != null,
  );
  const covered = names.filter((name) => {
    const letters = document.createRange();
    letters.selectNodeContents(name);
    const { left, right } = letters.getBoundingClientRect();
    return left < place.right && right > place.left;
  });
  return covered.map((name) => name.textContent);
}

/** The number of lines of an element's text. */
function rowsOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
}

test('at 400 % no word above the header is broken into pieces or cut off', async () => {
  const { page, context } = await visit(browser, 'desktop', {
    ...(await signedIn(shop.url, ['familyshop'])),
    viewport: { width: 320, height: 640 },
  });
  await page.goto(`${shop.url}/familyshop/myshop/listFaq`);
  await settled(page);
  expect(await rowsOf(page.getByRole('button', { name: '로그아웃', exact: true }).first())).toBe(1);
  expect(await rowsOf(page.getByRole('link', { name: '회원정보 변경', exact: true }).first())).toBe(1);
  expect(await rowsOf(page.getByRole('link', { name: '자주 묻는 질문', exact: true }).first())).toBe(1);
  const banner = page.locator('[data-shown]').first();
  const cut = () =>
    banner.evaluate(
      (slide) =>
        slide.getBoundingClientRect().height - (slide.closest('section, aside')?.getBoundingClientRect().height ?? 0),
    );
  expect(await cut()).toBeLessThanOrEqual(0);
  await context.close();
});
