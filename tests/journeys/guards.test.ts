// Full tier: guards in every kind of mall, and the position in a page; the quick tier signs in and out, components prove each guard.
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const patience = { timeout: 30_000 };

/** One visit; returns the console's errors. */
async function walk(device: 'desktop' | 'phone', steps: (page: Page) => Promise<void>): Promise<string[]> {
  const { page, complaints, context } = await visit(browser, device);
  page.setDefaultTimeout(patience.timeout);
  await steps(page);
  await context.close();
  return complaints;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path, { waitUntil: 'commit' });
}

/** Before hydration a page's links load new documents. Then the router takes over scroll restoration. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

async function isAt(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.url().slice(shop.url.length), patience).toBe(path);
}

async function signIn(page: Page, id: string, password: string): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(id);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

describe('a visitor', () => {
  test('to a mall that requires a login may see its home on a phone, and no more', async () => {
    const complaints = await walk('phone', async (page) => {
      await open(page, '/m/familyshopprime/home');
      await page.getByRole('heading', { level: 1, name: /홈$/u }).waitFor({ state: 'attached' });
      await open(page, '/m/familyshopprime/goods/list?ctgNo=100000');
      await isAt(page, '/m/familyshopprime/login?redirect=%2Fm%2Ffamilyshopprime%2Fgoods%2Flist%3FctgNo%3D100000');
    });
    expect(complaints).toEqual([]);
  });

  test('of such a mall sees nothing of it on a desktop', async () => {
    const complaints = await walk('desktop', async (page) => {
      await open(page, '/groupware?from=mail');
      await isAt(page, '/groupware/login?redirect=%2Fgroupware%2Fhome%3Ffrom%3Dmail');
    });
    expect(complaints).toEqual([]);
  });

  test('to a marketing mall is its guest, without sign-in or sign-out', async () => {
    const complaints = await walk('desktop', async (page) => {
      await open(page, '/familyshopyoung/login');
      await isAt(page, '/familyshopyoung/home');
      expect(await page.getByRole('button', { name: '로그아웃' }).count()).toBe(0);
    });
    expect(complaints).toEqual([]);
  });
});

describe('a mall of another kind', () => {
  test('to a mall for bulk orders is redirected to its upload page, and there is no home', async () => {
    const complaints = await walk('phone', async (page) => {
      await open(page, '/m/bizupload');
      await isAt(page, '/m/bizupload/login?redirect=%2Fbizupload%2Fupload');
      await signIn(page, 'gaon', 'Family!2026');
      await isAt(page, '/bizupload/upload');
      await open(page, '/m/bizupload/home');
      await page.getByRole('link', { name: '404, 홈으로 가기' }).click();
      await isAt(page, '/bizupload/upload');
    });
    expect(complaints).toEqual([]);
  });

  test('with a path that does not exist opens nothing', async () => {
    const { page, context } = await visit(browser, 'desktop');
    const answer = await page.goto(`${shop.url}/bizshowroom/login`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: '이 쇼핑몰에서는 볼 수 없는 페이지예요' }).waitFor();
    await context.close();
  });
});

describe('a desktop', () => {
  test('to a page that only phones have says so, and goes home', async () => {
    const complaints = await walk('desktop', async (page) => {
      await open(page, '/m/familyshop/intro');
      const alert = page.getByRole('alertdialog', { name: '안내' });
      await alert.getByText('모바일 화면은 지원하지않습니다').waitFor();
      await page.keyboard.press('Enter');
      await isAt(page, '/familyshop/home');
      await expect.poll(() => alert.count(), patience).toBe(0);
    });
    expect(complaints).toEqual([]);
  });
});

describe('a member', () => {
  test('with a temporary password has only one page, whatever keys are pressed', async () => {
    const complaints = await walk('phone', async (page) => {
      await open(page, '/m/familyshop/login');
      await signIn(page, 'temporary', 'Temporary!4917');
      const alert = page.getByRole('alertdialog', { name: '안내' });
      await alert.getByText('임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.').waitFor();
      for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
      await alert.getByRole('button', { name: '확인' }).tap();
      await isAt(page, '/m/familyshop/updatePasswordForm');
    });
    expect(complaints).toEqual([]);
  });
});

test('forward starts at the top, back in the old position, and so does a reload', async () => {
  const complaints = await walk('desktop', async (page) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    await open(page, '/familyshop/goods/appliance?ctgNo=140000');
    await page.getByRole('main').locator('article a').nth(8).waitFor();
    await hydrated(page);
    const card = page.getByRole('main').locator('article a[href*="gdsGrpNo="]').nth(8);
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(top, patience).toBe(700);
    await card.evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.url(), patience).toContain('gdsGrpNo=');
    await page
      .getByRole('main')
      .getByRole('link', { name: /담기|구매/u })
      .first()
      .waitFor();
    await expect.poll(top, patience).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), patience).toBe('main');
    await page.goBack();
    await expect.poll(top, patience).toBe(700);
    await page.reload();
    await expect.poll(top, patience).toBe(700);
  });
  expect(complaints).toEqual([]);
});

test('a shopper who reads a page before hydration keeps the position', async () => {
  const complaints = await walk('desktop', async (page) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/client-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(page, '/familyshop/goods/appliance?ctgNo=140000');
    await page.getByRole('main').locator('article a').nth(8).waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    held.resolve();
    await expect.poll(() => page.evaluate(() => history.scrollRestoration), patience).toBe('manual');
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY)), patience).toBe(700);
  });
  expect(complaints).toEqual([]);
});
