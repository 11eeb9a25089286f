// Full tier: scrolling and coming back in lists of thousands.
import { resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { refusal, startFakeMall, type FakeMall } from '../../bff/test/helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { aGoods } from '../../bff/test/helpers/samples.ts';
import { visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';

const patience = { timeout: 30_000 };
const category = '700000';
const many = Array.from({ length: 5_000 }, (_, index) =>
  aGoods({ gdsGrpNo: `GD${String(index + 1).padStart(6, '0')}`, ctgNo: category, dispGdsNm: nameAt(index + 1) }),
);

declare global {
  interface Window {
    /** Cards whose position in the document has changed since the previous frame. */
    movedCards: string[];
  }
}

let mall: FakeMall;
let gateway: GatewayProcess;
let browser: Browser;
/** Pages that the mall cannot give at the moment. */
const failing = new Set<number>();

test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  mall = await startFakeMall();
  mall.on('pre/layout/menu', () => [
    {
      ctgNo: category,
      ctgNm: '모든 상품',
      ctgType: 'GD05302',
      url: `/goods/all?ctgNo=${category}`,
      prir: 1,
      mobileUseYn: 'Y',
      gdCtgSub: null,
    },
  ]);
  mall.on('pre/layout/corner', () => []);
  mall.on('layout/corner', () => []);
  mall.on(`pre/layout/product/category/${category}`, ({ query }, response) => {
    const page = Number(query.get('page'));
    if (failing.has(page)) return refusal(response, 500, '9999', '잠시 후 다시 시도해 주세요.');
    return {
      ctgNo: category,
      totalCnt: many.length,
      page,
      size: 40,
      facetList: [],
      goodsList: many.slice((page - 1) * 40, page * 40),
      ncpList: null,
    };
  });
  mall.on('pre/layout/product/goods/GD000150', () => ({
    ...many[149],
    imgPaths: [],
    detailHtml: '',
    options: [],
    notice: [],
    relGdsGrpNos: [],
  }));
  gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    WEB_DIST: resolve(import.meta.dirname, '../../web/dist'),
  });
});
test.afterAll(async () => {
  await gateway?.close();
  await mall?.close();
});
test.beforeEach(() => failing.clear());

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, place: number) =>
  page.getByRole('main').getByRole('link', { name: nameAt(place), exact: true });
const more = (page: Page) => page.getByRole('button', { name: /더 보기/u });

async function open(device: 'desktop' | 'phone', query: string, options: BrowserContextOptions = {}) {
  const { page, context } = await visit(browser, device, options);
  await page.route('**/images/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b9aedc" d="M2 2h4v4H2z"/></svg>',
    }),
  );
  await page.goto(`${gateway.url}${device === 'phone' ? '/m' : ''}/familyshop/goods/all?ctgNo=${category}${query}`);
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  return { page, context };
}

function nameAt(place: number): string {
  return `온결 전기주전자 ${place}호${place % 3 === 0 ? ', 두 줄이 되도록 이름이 조금 더 긴 것' : ''}`;
}

/** Scrolls on until this product is rendered, and stops with it in the upper half of the screen. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await expect
    .poll(
      async () => {
        if ((await card(page, place).count()) > 0) return true;
        const last = await page.locator('li[data-place]').last().getAttribute('data-place');
        await page.mouse.wheel(0, Number(last) < place ? 1_500 : -700);
        return false;
      },
      { ...patience, interval: 100 },
    )
    .toBe(true);
  const distance = await topOf(page, place);
  await page.evaluate((by) => window.scrollBy(0, by), distance - 300);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main li[aria-hidden]') === null), patience)
    .toBe(true);
}

/** Looks at every frame of the page from now on. */
function watchCards(): void {
  const before = new Map<string, number>();
  window.movedCards = [];
  requestAnimationFrame(function look() {
    const now = Array.from(
      document.querySelectorAll<HTMLElement>('[data-place]'),
      (cell) => [cell.dataset.place ?? '', cell.getBoundingClientRect().top + window.scrollY] as const,
    );
    window.movedCards.push(
      ...now.flatMap(([place, top]) => (before.has(place) && before.get(place) !== top ? [place] : [])),
    );
    before.clear();
    for (const [place, top] of now) before.set(place, top);
    requestAnimationFrame(look);
  });
}

const placeOf = (page: Page, place: number) =>
  card(page, place).evaluate((link) =>
    ['aria-posinset', 'aria-setsize'].map((name) => link.closest('li')?.getAttribute(name)),
  );
const topOf = (page: Page, place: number) =>
  page.evaluate(
    (number) => Math.round(document.querySelector(`[data-place="${number}"] h3 a`)?.getBoundingClientRect().top ?? -1),
    place,
  );

test(
  'a phone scrolls on through thousands, with only what is near the screen in the page',
  { timeout: 120_000 },
  async () => {
    const { page, context } = await open('phone', '');
    expect(await cards(page).count()).toBe(40);
    await scrollTo(page, 300);
    expect(await cards(page).count()).toBeLessThan(60);
    expect(await card(page, 1).count()).toBe(0);
    expect(await placeOf(page, 300)).toEqual(['300', '5000']);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => card(page, 1).count(), patience).toBe(1);
    await context.close();
  },
);

test(
  'back from a product far down shows the same card in the same position, with the focus on it, and so does a reload',
  { timeout: 120_000 },
  async () => {
    const { page, context } = await open('phone', '');
    await scrollTo(page, 150);
    await expect.poll(() => page.url(), patience).toContain('through=');
    const before = await topOf(page, 150);
    await card(page, 150).click();
    await page.waitForURL('**/goods/detailGoods?**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => topOf(page, 150), patience).toBe(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), patience).toBe(nameAt(150));
    await page.reload();
    await expect.poll(() => topOf(page, 150), patience).toBe(before);
    await context.close();
  },
);

test('rows that come above what a desktop shows move nothing', { timeout: 120_000 }, async () => {
  const { page, context } = await open('desktop', '&through=4');
  await scrollTo(page, 120);
  await page.evaluate(watchCards);
  // Farther than the overscan, to where earlier rows are still rendered.
  await page.evaluate(() => window.scrollBy(0, -800));
  await expect.poll(() => card(page, 96).count(), patience).toBe(1);
  expect(await page.evaluate(() => window.movedCards)).toEqual([]);
  await context.close();
});

test.each([
  ['its second page', 43],
  ['the page that the server draws', 35],
])('a reload leaves a list that has gone on where it was, in %s', { timeout: 120_000 }, async (_where, place) => {
  const { page, context } = await open('phone', '');
  await scrollTo(page, 60);
  await scrollTo(page, place);
  const before = await topOf(page, place);
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    await expect.poll(() => topOf(page, place), patience).toBe(before);
  }
  await context.close();
});

test(
  'a shopper who scrolls on before a reloaded list is hydrated keeps the position',
  { timeout: 120_000 },
  async () => {
    const { page, context } = await open('phone', '');
    await scrollTo(page, 43);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/client-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await card(page, 9).waitFor();
    const distance = await topOf(page, 9);
    await page.mouse.wheel(0, distance - 300);
    await expect.poll(() => topOf(page, 9), patience).toBe(300);
    held.resolve();
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('[data-row]').length), patience)
      .toBeGreaterThan(0);
    expect(await topOf(page, 9)).toBe(300);
    await context.close();
  },
);

test('a failed part in the middle is retried separately', { timeout: 120_000 }, async () => {
  failing.add(3);
  const { page, context } = await open('phone', '&through=5');
  await expect
    .poll(async () => {
      // The third of five parts is in the middle, however high the rows turn out to be.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      return page.getByRole('alert').filter({ hasText: '다시 시도' }).count();
    }, patience)
    .toBe(1);
  failing.clear();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect.poll(() => card(page, 81).count(), patience).toBe(1);
  await context.close();
});

test(
  'a desktop turns pages by number, and goes on below by choice, the focus going to what is new',
  { timeout: 120_000 },
  async () => {
    const { page, context } = await open('desktop', '&page=2');
    expect(await page.getByRole('link', { name: /^3\s*쪽$/u }).count()).toBe(1);
    await page.mouse.wheel(0, 20_000);
    expect(await cards(page).count()).toBe(40);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), patience).toBe(nameAt(81));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))).toBe('82');
    expect(new URL(page.url()).search).toBe(`?ctgNo=${category}&page=2&through=3`);
    await context.close();
  },
);

test.each([
  ['one page', 21],
  ['thousands', 105],
])(
  'who turns the phone goes on with the card that they were reading, in a list of %s',
  { timeout: 120_000 },
  async (_list, place) => {
    const { page, context } = await open('phone', '');
    if (place > 40) await scrollTo(page, place);
    await page.locator(`[data-place="${place}"]`).evaluate((card) => card.scrollIntoView());
    // The page hears of it with its next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const isAtTop = () =>
      page.evaluate((number) => {
        const { top = -1, bottom = -1 } =
          document.querySelector(`[data-place="${number}"]`)?.getBoundingClientRect() ?? {};
        return bottom > 72 && top < 100;
      }, place);
    await expect.poll(isAtTop, patience).toBe(true);
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const columns = viewport.width > 800 ? 4 : 2;
      await expect
        .poll(
          () =>
            page.evaluate(
              () =>
                getComputedStyle(
                  document.querySelector('main ul:has(> [data-place])') ?? document.body,
                ).gridTemplateColumns.split(' ').length,
            ),
          patience,
        )
        .toBe(columns);
      await expect.poll(isAtTop, patience).toBe(true);
    }
    await context.close();
  },
);
