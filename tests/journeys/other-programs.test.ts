// Full tier: password managers and translators that change a page before it is hydrated.
// What other programs do to a page: password managers put elements beside fields, browsers translate texts.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goInApp, settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';

const idField = (page: Page) => page.getByLabel('아이디').first();
const passwordField = (page: Page) => page.getByLabel('비밀번호').first();

/** The page stays as the server rendered it until `wake`. */
async function heldBack(page: Page): Promise<{ wake: () => void }> {
  const awake = Promise.withResolvers<void>();
  await page.route('**/assets/client-*.js', async (route) => {
    await awake.promise;
    await route.continue();
  });
  return { wake: () => awake.resolve() };
}

async function typeEarly(page: Page): Promise<void> {
  await passwordField(page).fill('비밀 한 마디 1!');
  await page.getByLabel('로그인 상태 유지').first().check();
  await idField(page).fill('haneul');
  await idField(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 4));
}

/** What was typed is there, and the caret is where it was. */
async function isKept(page: Page): Promise<void> {
  expect(await idField(page).inputValue()).toBe('haneul');
  expect(await passwordField(page).inputValue()).toBe('비밀 한 마디 1!');
  expect(await page.getByLabel('로그인 상태 유지').first().isChecked()).toBe(true);
  expect(
    await idField(page).evaluate((field: HTMLInputElement) => [
      document.activeElement === field,
      field.selectionStart,
      field.selectionEnd,
    ]),
  ).toEqual([true, 2, 4]);
}

test('elements beside the fields cost neither what was typed nor the page', async ({ shop, visit }) => {
  const { page, complaints } = await visit('phone');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('#root input')) {
        field.before(document.createElement('manager-icon'));
        field.after(document.createElement('manager-icon'));
      }
    });
  });
  const { wake } = await heldBack(page);
  await page.goto(`${shop.url}/m/familyshop/login`);
  await typeEarly(page);
  const early = await idField(page).elementHandle();
  const icons = await page.locator('manager-icon').count();
  expect(icons).toBeGreaterThan(3);

  wake();
  await settled(page);

  await isKept(page);
  expect(await early?.evaluate((field) => field.isConnected)).toBe(true);
  await expect.poll(() => page.locator('main manager-icon').count()).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});

test('nothing typed is lost if a program changed the page on its way', async ({ shop, visit }) => {
  const { page, complaints } = await visit('desktop');
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(/<input[^>]*>/gu, '<manager-icon></manager-icon>$&') });
  });
  const { wake } = await heldBack(page);
  await page.goto(`${shop.url}/familyshop/login`);
  await typeEarly(page);
  const early = await idField(page).elementHandle();

  wake();
  await settled(page);

  await isKept(page);
  // React reports that it rendered the page anew.
  expect(await early?.evaluate((field) => field.isConnected)).toBe(false);
  expect(complaints).toEqual([expect.stringContaining('#418')]);
  await page.keyboard.type('1');
  expect(await idField(page).inputValue()).toBe('ha1ul');
  const signIn = page.waitForRequest((request) => request.postData()?.includes('"ha1ul"') ?? false);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await signIn;
});

test('a form that was sent early is sent though its page is rendered anew', async ({ shop, visit }) => {
  const { page } = await visit('phone');
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(/<input[^>]*>/gu, '<manager-icon></manager-icon>$&') });
  });
  const { wake } = await heldBack(page);
  await page.goto(`${shop.url}/m/familyshop/login`);
  await idField(page).fill('nobody-at-all');
  await passwordField(page).fill('wrong-password');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  const signIn = page.waitForRequest((request) => request.postData()?.includes('"nobody-at-all"') ?? false);

  wake();

  await signIn;
});

test("a word typed into the search of a member's page stays when the browser renders the page", async ({
  shop,
  visit,
  memberOf,
}) => {
  const { page, complaints } = await visit('desktop', await memberOf());
  const { wake } = await heldBack(page);
  await page.goto(`${shop.url}/familyshop/myshop/listMyOrder`);
  const search = page.locator('header input').first();
  await search.fill('청소기');

  wake();
  await settled(page);

  await expect.poll(() => page.locator('header input').first().inputValue()).toBe('청소기');
  expect(complaints).toEqual([]);
});

/** As a browser does: takes each text out and shows elements of its own. Untranslated it puts the texts back. */
async function translate(page: Page): Promise<{ undo: () => Promise<void> }> {
  await page.evaluate(() => {
    const shown: [HTMLElement, Text][] = [];
    Object.assign(window, { shown });
    const walker = document.createTreeWalker(document.getElementById('root') as HTMLElement, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
      shown.push([outer, text]);
    }
  });
  return {
    undo: () =>
      page.evaluate(() => {
        const { shown } = window as unknown as { shown: [HTMLElement, Text][] };
        for (const [outer, text] of shown) outer.replaceWith(text);
      }),
  };
}

test('the sums of a translated page follow the choice', async ({ shop, visit }) => {
  const { page, complaints } = await visit('desktop');
  const chosen = new URLSearchParams({ gdsGrpNo: 'GD26010291', option: 'GD26010291-2', color: '라벤더' });
  await page.goto(`${shop.url}/familyshop/goods/detailGoods?${chosen}`);
  await settled(page);
  const total = page.getByRole('main').locator('[aria-live] strong').first();
  const amount = async () => Number((await total.innerText()).replaceAll(/\D/gu, ''));
  const words = () => page.locator('main').evaluate((main) => main.textContent);
  // Comes last, with code of its own.
  await page.getByRole('link', { name: /가격 알림 받기$/u }).waitFor();
  const before = await words();
  const one = await amount();
  expect(one).toBeGreaterThan(1000);
  const translated = await translate(page);
  expect(await words()).toBe(before);

  await page.getByRole('button', { name: '수량 늘리기' }).click();
  await expect.poll(amount).toBeGreaterThan(one * 1.5);
  await page.getByRole('button', { name: '수량 줄이기' }).click();
  await expect.poll(() => words()).toBe(before);

  await translated.undo();
  expect(await words()).toBe(before);
  await page.getByRole('button', { name: '수량 늘리기' }).click();
  await expect.poll(amount).toBeGreaterThan(one * 1.5);
  await translate(page);
  await goInApp(page, '/familyshop/home');
  await page.getByRole('heading', { level: 1, name: '홈' }).waitFor();
  await settled(page);
  expect(complaints).toEqual([]);
});
