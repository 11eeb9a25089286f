// Full tier: everything that opens over a page, on both devices.
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const smallestTarget = 44;

describe('the full menu of a phone', () => {
  test('holds the page still, closes on the way back to the same place, and survives a reload', async () => {
    const { page, complaints, context } = await visit(browser, 'phone');
    await open(page, '/m/familyshop/home');
    await page.evaluate(() => window.scrollTo(0, 400));
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);

    await page.getByRole('button', { name: '메뉴', exact: true }).tap();
    await menu(page).waitFor();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(
      await page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.localName),
    ).toBe('dialog');

    await page.goBack();
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.textContent])).toEqual([place, '메뉴']);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');

    await page.goForward();
    await menu(page).waitFor();
    await page.reload();
    await hydrated(page);
    await menu(page).waitFor();
    await menu(page).getByRole('button', { name: '닫기' }).tap();
    await menu(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/m/familyshop/home');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a link in it replaces its history entry: back finds the page and no menu', async () => {
    const { page, complaints, context } = await visit(browser, 'phone');
    await open(page, '/m/familyshop/home');
    await page.getByRole('button', { name: '메뉴', exact: true }).tap();
    await menu(page).getByRole('link', { name: '공지사항' }).tap();
    await page.waitForURL('**/m/familyshop/notice');
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), { timeout: 30_000 }).toBe('main');

    await page.goBack();
    await page.waitForURL('**/m/familyshop/home');
    expect(await menu(page).isVisible()).toBe(false);
    await page.goForward();
    await page.waitForURL('**/m/familyshop/notice');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ])('and the bar below have room for a thumb on $width by $height', async (viewport) => {
    const { page, context } = await visit(browser, 'phone', { viewport });
    await open(page, '/m/familyshop/notice');
    const bar = page.getByRole('navigation', { name: '주요 메뉴' });
    expect(await bar.getByRole('listitem').count()).toBe(6);
    await expectRoom(page, '#bottom-bar :is(a, button)');
    await page.getByRole('button', { name: '메뉴', exact: true }).tap();
    await menu(page).waitFor();
    await expectRoom(page, 'dialog[open] :is(a, button)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await context.close();
  });
});

test('back from an alert over the search sheet closes both, and the page can be used', async () => {
  const { page, complaints, context } = await visit(browser, 'phone', await signedIn(shop.url, ['familyshop']));
  await open(page, '/m/familyshop/notice');
  const search = page
    .getByRole('navigation', { name: '주요 메뉴' })
    .locator('a[aria-haspopup="dialog"]', { hasText: '검색' });
  const sheet = page.getByRole('dialog', { name: '검색' });
  await search.tap();
  await sheet.locator('[data-state="entered"]').waitFor();
  await sheet.getByRole('button', { name: '검색', exact: true }).tap();
  const alert = page.getByRole('alertdialog', { name: '알림' });
  await alert.waitFor();

  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  await search.tap();
  await sheet.locator('[data-state="entered"]').waitFor();
  expect(await alert.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

describe('the way back in the bar of a phone', () => {
  test('goes to the page before', async () => {
    const { page, context } = await visit(browser, 'phone');
    await open(page, '/m/familyshop/notice');
    await page.getByRole('contentinfo').getByRole('link', { name: '자주 묻는 질문' }).tap();
    await page.waitForURL('**/m/familyshop/myShop/faqList');
    await page.getByRole('button', { name: '뒤로' }).tap();
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).toBe('/m/familyshop/notice');
    await context.close();
  });
});

describe('a legal document', () => {
  test.each([
    { device: 'phone', width: 390 },
    { device: 'desktop', width: 1180 },
  ] as const)(
    'opens on a $device by its address, $width px wide, and closes to the page below',
    async ({ device, width }) => {
      const { page, complaints, context } = await visit(browser, device);
      await open(page, '/familyshop?terms=privacy');
      await expect
        .poll(() => page.evaluate(() => document.querySelector('dialog[open]')?.matches(':modal')), { timeout: 30_000 })
        .toBe(true);
      await page.reload();
      await hydrated(page);
      const viewer = page.getByRole('dialog', { name: '개인정보처리방침' });
      await viewer.getByText('제1조').first().waitFor();
      expect(Math.round((await viewer.boundingBox())?.width ?? 0)).toBe(width);
      await viewer.getByRole('link', { name: '닫기' }).click();
      await viewer.waitFor({ state: 'hidden' });
      await expect.poll(() => new URL(page.url()).search, { timeout: 30_000 }).toBe('');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('is printed alone, and whole', async () => {
    const { page, context } = await visit(browser, 'desktop', { viewport: { width: 1280, height: 900 } });
    await open(page, '/familyshop/home?terms=use');
    const viewer = page.getByRole('dialog', { name: '이용약관' });
    await page.emulateMedia({ media: 'print' });
    const seen = await viewer.evaluate((dialog) => ({
      others: [...document.querySelectorAll('header, main, footer')].filter((element) => element.checkVisibility())
        .length,
      controls: [...dialog.querySelectorAll('button, input, nav')].filter((element) => element.checkVisibility())
        .length,
      isWhole: dialog.scrollHeight <= dialog.clientHeight + 1 && dialog.clientHeight > window.innerHeight,
    }));
    expect(seen).toEqual({ others: 0, controls: 0, isWhole: true });
    await context.close();
  });

  test('can be read where no script runs', async () => {
    const { page, context } = await visit(browser, 'phone', { javaScriptEnabled: false });
    await page.goto(`${shop.url}/m/familyshop/notice?terms=privacy`);
    const viewer = page.getByRole('dialog', { name: '개인정보처리방침' });
    expect(await viewer.getByText('제1조').first().isVisible()).toBe(true);
    await viewer.getByRole('link', { name: '닫기' }).tap();
    await page.waitForURL('**/m/familyshop/notice');
    expect(await viewer.isVisible()).toBe(false);
    await context.close();
  });
});

function menu(page: Page) {
  return page.getByRole('dialog', { name: '전체 메뉴' });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path);
  await hydrated(page);
}

/** Before hydration a page responds to no touch. Then the router takes over scroll restoration. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

async function expectRoom(page: Page, selector: string): Promise<void> {
  const targets = await page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { text: element.textContent, least: Math.round(Math.min(width, height)) };
      }),
  );
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter(({ least }) => least < smallestTarget)).toEqual([]);
}
