// Full tier: searching by Hangul, by suggestions and by odd words in a browser; components prove the field and the results.
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const patience = { timeout: 30_000 };
const chips = (page: Page) =>
  page
    .getByRole('button', { name: / 빼기$/u })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
const cards = (page: Page) => page.getByRole('main').getByRole('article').count();
const searchButton = (page: Page) => page.getByRole('search').getByRole('button', { name: '검색', exact: true });

test('a visitor on a desktop composes Hangul, is redirected to login, and finds their search afterwards', async () => {
  const { page, complaints, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}/familyshop/content/familyShopIntro`);
  const input = page.getByRole('combobox', { name: '상품 검색' });
  await input.click(patience);

  const keyboard = await context.newCDPSession(page);
  for (const text of ['ㅊ', '처', '청', '청소', '청속', '청소기']) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  expect(await chips(page)).toEqual([]);
  await keyboard.send('Input.insertText', { text: '청소기' });
  await page.keyboard.press('Enter');
  await expect.poll(() => chips(page), patience).toEqual(['청소기 빼기']);
  expect(await input.inputValue()).toBe('');

  await searchButton(page).click();
  await page.waitForURL('**/familyshop/login?redirect=**');
  await page.getByLabel('아이디', { exact: true }).fill('gaon');
  await page.getByLabel('비밀번호', { exact: true }).fill('Family!2026');
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/familyshop/search/searchGoodsList?keyword=**');
  await expect.poll(() => cards(page), patience).toBeGreaterThan(10);

  await page.reload();
  await expect.poll(() => cards(page), patience).toBeGreaterThan(10);
  await expect.poll(() => chips(page), patience).toEqual(['청소기 빼기']);
  expect(complaints).toEqual([]);
  await context.close();
});

test("the mall's suggestions are found by initial consonants, half a syllable, the other keyboard and with a typo", async () => {
  const { page, context } = await visit(browser, 'desktop', await signedIn(shop.url, ['familyshop']));
  await page.goto(`${shop.url}/familyshop/content/familyShopIntro`);
  const input = page.getByRole('combobox', { name: '상품 검색' });
  await input.click(patience);
  await page.getByRole('region', { name: '추천 검색어' }).locator('ol').first().waitFor(patience);
  const suggestions = () => page.getByRole('option').allTextContents();
  for (const [typed, meant] of [
    ['ㅎㄷㅍ', '휴대폰'],
    ['gbeovhs', '휴대폰'],
    ['GBEOVHS', '휴대폰'],
    ['gbeo', '휴대폰'],
    ['휻', '휴대폰'],
    ['ㅎㄷ', '휴대폰'],
    ['ㅁㅅㅇㅇㅍ', '무선 이어폰'],
    ['antjsdldjvhs', '무선 이어폰'],
    ['무선 이어펀', '무선 이어폰'],
    ['4ㅏ', '4K TV'],
  ] as const) {
    await input.fill(typed);
    await expect.poll(suggestions, { ...patience, message: typed }).toContain(meant);
  }
  await input.fill('ㅎㄷㅍ');
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect.poll(() => chips(page), patience).toEqual(['휴대폰 빼기']);
  await searchButton(page).click();
  await page.waitForURL('**/familyshop/search/searchGoodsList?keyword=**');
  await expect.poll(() => cards(page), patience).toBeGreaterThan(10);
  await context.close();
});

test('odd words in the address of a search end in a page that leads on', async () => {
  const { page, context } = await visit(browser, 'phone', await signedIn(shop.url, ['familyshop']));
  for (const [query, goal] of [
    ['keyword=무선&maker=%3Cb%3EX%3C/b%3E', '조건에 맞는 상품이 없어요'],
    ['keyword=무선&maker=한빛&page=-1&sort=xyz&color=%00', '조건에 맞는 상품이 없어요'],
    ['keyword=무선&page=500', '이 쪽에는 상품이 없어요'],
    ['keyword=%00&maker=A', '무엇을 찾으세요?'],
    ['keyword=%00%EF%BF%BF%25&stock=Y', '조건에 맞는 상품이 없어요'],
    [`keyword=${'가'.repeat(500)}`, '찾는 상품이 없어요'],
  ] as const) {
    await page.goto(`${shop.url}/m/familyshop/search/searchGoodsList?${query}`);
    await page.getByRole('main').getByRole('heading', { name: goal }).waitFor(patience);
    expect([
      query,
      await page.getByRole('main').getByRole('alert').count(),
      await page.getByRole('alertdialog').count(),
    ]).toEqual([query, 0, 0]);
  }
  await context.close();
});

test('on a phone the sheet fills the screen, the search replaces its entry, and back goes to the page below', async () => {
  const { page, complaints, context } = await visit(browser, 'phone', await signedIn(shop.url, ['familyshop']));
  await page.goto(`${shop.url}/m/familyshop/myShop/faqList`);
  // Until the page is hydrated it is a plain link to the search page.
  await page
    .getByRole('navigation', { name: '주요 메뉴' })
    .locator('a[aria-haspopup="dialog"]', { hasText: '검색' })
    .tap(patience);
  const sheet = page.getByRole('dialog', { name: '검색' });
  await sheet.locator('[data-state="entered"]').waitFor(patience);
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });

  await sheet.getByRole('region', { name: '인기 검색어' }).locator('[data-shown]').getByRole('button').first().tap();
  await searchButton(page).tap();
  await page.waitForURL('**/m/familyshop/search/searchGoodsList?keyword=**');
  await expect.poll(() => cards(page), patience).toBeGreaterThan(0);
  await expect.poll(() => sheet.isVisible(), patience).toBe(false);
  await page.goBack();
  await page.waitForURL('**/m/familyshop/myShop/faqList');
  expect(await sheet.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});
