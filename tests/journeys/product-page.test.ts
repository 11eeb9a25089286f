// Full tier: the product page on both devices; components prove its choices.
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { openShop, type Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  shop = await openShop({ CHATBOT_URL: 'https://chat.example/open' });
});
test.afterAll(async () => {
  await shop?.stop();
});

const patience = { timeout: 30_000 };
const phone = '/familyshop/goods/detailGoods?ctgNo=100000&gdsGrpNo=HP26000741';

/** Presses until it shows: a part of the page may be hydrated later than the rest. */
async function pressUntil(page: Page, name: string | RegExp, isShown: () => Promise<boolean>) {
  const target = page.getByRole('radio', { name }).or(page.getByRole('link', { name })).first();
  await expect
    .poll(async () => {
      if (!(await isShown())) await target.click({ timeout: 5000 }).catch(() => {});
      return isShown();
    }, patience)
    .toBe(true);
}

/** The first color that there is: none is chosen for the shopper. */
async function chooseColor(page: Page): Promise<void> {
  const color = page.getByRole('group', { name: /색상/u }).getByRole('radio').first();
  await expect
    .poll(async () => {
      await color.check({ timeout: 5000 }).catch(() => {});
      return page.url().includes('color=');
    }, patience)
    .toBe(true);
}

test('the choices of a phone survive a reload, reach a friend rendered by the server, lead a visitor through sign-in, and add no history entry', async () => {
  const { page, complaints, context } = await visit(browser, 'phone');
  await page.goto(`${shop.url}/m/familyshop/goods/list?ctgNo=100000`);
  await page.goto(`${shop.url}/m${phone}`);
  await settled(page);
  const at = (part: string) => async () => page.url().includes(part);
  await pressUntil(page, /^36개월/, at('months=36'));
  await pressUntil(page, /^공통지원금/, at('discount=subsidy'));
  await chooseColor(page);
  await page.locator('[aria-busy="true"]').filter({ hasText: '월 예상 납부액' }).waitFor({ state: 'detached' });
  const total = await page.getByText('월 예상 납부액').locator('xpath=..').textContent();

  const drawn = await context.newPage();
  await drawn.route(/\/assets\/.*\.js/, (route) => route.abort());
  await drawn.goto(page.url());
  expect(await drawn.getByText('월 예상 납부액').locator('xpath=..').textContent()).toBe(total);
  expect(await drawn.getByRole('radio', { name: /^36개월/ }).isChecked()).toBe(true);
  await drawn.close();

  await page.reload();
  await settled(page);
  expect(await page.getByText('월 예상 납부액').locator('xpath=..').textContent()).toBe(total);
  await page.getByRole('link', { name: '신청하기' }).click();
  await page.waitForURL(/\/login\?redirect=/);
  const redirect = new URL(page.url()).searchParams.get('redirect') ?? '';
  expect(redirect).toMatch(
    /^\/m\/familyshop\/goods\/orderWireless\/selectJoin\?.*gdsGrpNo=HP26000741.*discount=subsidy&months=36/,
  );

  await page.goBack();
  await page.waitForURL(/months=36/);
  await page.goBack();
  await page.waitForURL(/goods\/list/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('an image opens over the page, is zoomed by wheel, keys and mouse, and restores the focus', async () => {
  const { page, complaints, context } = await visit(browser, 'desktop', { reducedMotion: 'reduce' });
  await page.goto(shop.url + phone);
  await settled(page);
  const dialog = page.getByRole('dialog', { name: '사진 크게 보기' });
  await pressUntil(page, '사진 크게 보기', () => dialog.isVisible());
  const picture = dialog.getByRole('img');
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  const fitting = await width();
  await picture.hover({ position: { x: 200, y: 200 } });
  await page.mouse.wheel(0, -240);
  await expect.poll(width, patience).toBeGreaterThan(fitting * 1.5);
  await page.keyboard.press('0');
  await expect.poll(width, patience).toBe(fitting);
  await page.keyboard.press('+');
  await expect.poll(width, patience).toBe(Math.round(fitting * 1.5));
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('PageDown');
  await expect.poll(() => dialog.getByRole('status').first().textContent(), patience).toBe('2 / 5');

  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible(), patience).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), patience).toBe('사진 크게 보기');
  expect(page.url()).toBe(shop.url + phone);
  expect(complaints).toEqual([]);
  await context.close();
});

test("the favorite and share buttons at the top of a phone's page are not covered, even by the chatbot", async () => {
  const { page, context } = await visit(browser, 'phone');
  for (const product of [phone, '/familyshop/goods/detailGoods?gdsGrpNo=GD26000204']) {
    await page.goto(`${shop.url}/m${product}`);
    await settled(page);
    await page.getByRole('button', { name: /챗봇/ }).waitFor();
    const main = page.getByRole('main');
    // A covered target cannot be pressed; scrolling would uncover it.
    for (const target of [
      main.getByRole('button', { name: /공유/ }),
      main.getByRole('link', { name: /찜하기$/ }).first(),
    ]) {
      const covered = target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        // Its corners are round: the middle of each side.
        const [x, y] = [left + width / 2, top + height / 2];
        const sides = [
          document.elementFromPoint(left + 2, y),
          document.elementFromPoint(left + width - 2, y),
          document.elementFromPoint(x, top + 2),
          document.elementFromPoint(x, top + height - 2),
        ];
        return sides.filter((there) => !element.contains(there)).map((there) => there?.className);
      });
      expect(await covered).toEqual([]);
    }
  }
  await context.close();
});

test('a phone in landscape shows a whole image', async () => {
  const { page, context } = await visit(browser, 'phone', { viewport: { width: 844, height: 390 } });
  await page.goto(`${shop.url}/m${phone}`);
  await settled(page);
  const heightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  const bars = (await heightOf('header')) + (await heightOf('#bottom-bar'));
  expect(await heightOf('section[aria-label$="사진"] li')).toBeLessThan(390 - bars);
  await context.close();
});

/** How far the colors differ, of 255, on either side of the image's edge: left in the gallery, above in the viewer. */
async function seamAt(page: Page, edge: 'left' | 'top', picture: Locator): Promise<number> {
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  const [wide, high] = [Math.min(box.width, box.height * 0.8), Math.min(box.height, box.width / 0.8)];
  const [x, y] = [box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2];
  const clip =
    edge === 'left'
      ? { x: x - 4, y: y + high * 0.25, width: 8, height: 1 }
      : { x: x + wide * 0.25, y: y - 4, width: 1, height: 8 };
  const shot = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]));
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    const { data = new Uint8ClampedArray() } = drawing?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    return Math.max(...[...data].map((channel, index) => Math.abs(channel - (data[index - 4] ?? channel))));
  }, shot);
}

test('a tall image is as wide as a phone in the viewer, and has no visible edge there or in a wider gallery', async () => {
  const { page, context } = await visit(browser, 'phone', {
    reducedMotion: 'reduce',
    viewport: { width: 844, height: 390 },
  });
  await page.goto(`${shop.url}/m${phone}`);
  await settled(page);
  await expect
    .poll(() => seamAt(page, 'left', page.getByRole('region', { name: /사진$/ }).getByRole('img').first()), patience)
    .toBeLessThanOrEqual(2);
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog', { name: '사진 크게 보기' });
  await pressUntil(page, '사진 크게 보기', () => dialog.isVisible());
  const box = await dialog.getByRole('img').boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.height).toBeGreaterThan(390 / 0.8);
  await expect.poll(() => seamAt(page, 'top', dialog.getByRole('img')), patience).toBeLessThanOrEqual(2);
  await context.close();
});

test.each([
  [
    'phone',
    '/m',
    [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
      { width: 1180, height: 820 },
    ],
  ],
  [
    'desktop',
    '',
    [
      { width: 640, height: 450 },
      { width: 820, height: 700 },
    ],
  ],
] as const)(
  'on a %s (%s) of each size the button is within reach at once, and its bar with the button does not lie over the end of the page',
  async (device, prefix, viewports) => {
    const { page, context } = await visit(browser, device, { viewport: viewports[0] });
    await page.goto(shop.url + prefix + phone);
    await settled(page);
    const button = page.getByRole('button', { name: '신청하기' });
    const bottom = async () => {
      const { y = Number.NaN, height = Number.NaN } = (await button.boundingBox()) ?? {};
      return y + height;
    };
    const gap = () =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const ends = [...document.querySelectorAll('footer :is(p, dd, a, img)')].map(
          (element) => element.getBoundingClientRect().bottom,
        );
        const bar =
          document
            .querySelector('[data-buy-bar] a:last-child, [data-buy-bar] button')
            ?.parentElement?.getBoundingClientRect().top ?? 0;
        return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
          ? bar - Math.max(...ends)
          : Number.NaN;
      });
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(bottom, patience).toBeLessThanOrEqual(viewport.height);
      await expect.poll(gap, patience).toBeGreaterThanOrEqual(0);
    }
    await context.close();
  },
);

test.each(['GD', 'HP'])(
  'choosing a color of a %s product shows the product in that color, and a reload keeps it',
  async (kind) => {
    const { page, complaints, context } = await visit(browser, 'desktop');
    const query =
      '{ mall(device: DESKTOP) { category(number: "$") { products(first: 40) { nodes { number availableColors { name image { url } } } } } } }';
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: query.replace('$', kind === 'GD' ? '140000' : '100000') }),
    });
    type Colored = { number: string; availableColors: { name: string; image: { url: string } | null }[] };
    const { data } = (await response.json()) as { data: { mall: { category: { products: { nodes: Colored[] } } } } };
    const product = data.mall.category.products.nodes.find(
      ({ number, availableColors }) => number.startsWith(kind) && availableColors.length > 1,
    );
    const [first, second] = product?.availableColors ?? [];
    expect(first?.image?.url).not.toBe(second?.image?.url);

    await page.goto(`${shop.url}/familyshop/goods/detailGoods?gdsGrpNo=${product?.number}`);
    await settled(page);
    const picture = page.getByRole('region', { name: /사진$/ }).getByRole('img').first();
    expect(await picture.getAttribute('src')).toBe(first?.image?.url);
    await pressUntil(page, second?.name ?? '', async () => page.url().includes('color='));
    await expect.poll(() => picture.getAttribute('src'), patience).toBe(second?.image?.url);
    await page.reload();
    expect(await picture.getAttribute('src')).toBe(second?.image?.url);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
