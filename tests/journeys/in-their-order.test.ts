// Full tier: the order in which parts of pages are painted.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

let shop: Shop;
let browser: Browser;
let member: BrowserContextOptions;
test.beforeAll(async ({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
  member = await signedIn(shop.url, ['familyshop']);
});

const homes = [
  ['phone', '/m/familyshop/home'],
  ['desktop', '/familyshop/home'],
] as const;
const favorites = '/m/familyshop/myQuestion/listMyJjim';

test.each(homes)('a %s renders the home page part by part, and nothing visible moves for it', async (device, path) => {
  const { page, complaints, context } = await visit(browser, device);
  await countTurns(page);
  await page.route('**/assets/client-*.js', (route) => route.abort()); // it stays as the server rendered it
  // A gateway that is late leaves parts of a page to the browser, and this one runs no code.
  await expect
    .poll(async () => {
      await page.goto(shop.url + path);
      return page.locator('main section').count();
    })
    .toBeGreaterThan(4);

  await expect.poll(() => turns(page)).toBeGreaterThan(4);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main section')].every((section) =>
          section.checkVisibility({ contentVisibilityAuto: true }),
        ),
      ),
    )
    .toBe(true);
  expect(await moved(page)).toBeLessThan(0.01);
  const last = page.getByRole('main').getByRole('heading', { name: '고객센터' });
  await last.scrollIntoViewIfNeeded();
  expect((await last.boundingBox())?.height).toBeGreaterThan(10);
  expect(complaints.filter((complaint) => !/client-|ERR_FAILED|fetch/u.test(complaint))).toEqual([]);
  await context.close();
});

test.each(homes)(
  'on a %s a reload in the middle of the home page shows all of it at once, and nothing moves',
  async (device, path) => {
    const { page, context } = await visit(browser, device);
    await page.goto(shop.url + path);
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await countTurns(page);

    await page.reload();
    await settled(page);

    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
    expect(await turns(page)).toBe(0);
    expect(await moved(page)).toBeLessThan(0.01);
    await context.close();
  },
);

test('a reload restores the position without the code that follows the page', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}/familyshop/home`);
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const late = Promise.withResolvers<void>();
  const held = page.waitForRequest('**/assets/after-the-page-*.js', { timeout: 30_000 });
  await page.route('**/assets/after-the-page-*.js', async (route) => {
    await late.promise;
    await route.continue();
  });

  await page.reload();
  await held;
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);

  late.resolve();
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  await context.close();
});

test("a member's page loads its code together with everything else, and a visitor's page does not load it", async () => {
  expect(await codeFetchedBeforeWaking(member)).toContain('RecentlyViewed');
  expect(await codeFetchedBeforeWaking({})).not.toContain('RecentlyViewed');
});

test("the typeface waits for the page's requests", async () => {
  const { page, complaints, context } = await visit(browser, 'desktop', member);
  const answer = Promise.withResolvers<void>();
  const subsets: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && subsets.push(request.url()));
  await page.route('**/member-page', (route) => route.fulfill({ status: 204 })); // the client asks by itself
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes('"Favorites"')) await answer.promise;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.postData()?.includes('"Favorites"') ?? false, {
    timeout: 30_000,
  });
  await page.goto(`${shop.url}/familyshop/myshop/listMyJjim`);
  await sent;
  for (let idle = 0; idle < 5; idle += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(subsets).toEqual([]);

  answer.resolve();

  await page.waitForSelector('html[data-typeface=""]');
  expect(subsets.length).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
  await context.close();
});

async function codeFetchedBeforeWaking(options: BrowserContextOptions): Promise<string> {
  const { page, context } = await visit(browser, 'phone', options);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const entry = page.waitForRequest(/\/assets\/client-/u, { timeout: 30_000 });
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto(shop.url + favorites);
  await entry;
  await context.close();
  return fetched.join('\n');
}

/** Counts how many sections have waited for their turn. */
async function countTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = Object.assign(window, { turns: 0 });
    addEventListener('animationend', ({ animationName, target }) => {
      if (animationName.includes('delay-layout') && (target as Element).matches('main section')) counter.turns += 1;
    });
  });
}

function turns(page: Page): Promise<number> {
  return page.evaluate(() => (window as typeof window & { turns: number }).turns);
}

/** The sum of all unexpected layout shifts. */
function moved(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
      }),
  );
}
