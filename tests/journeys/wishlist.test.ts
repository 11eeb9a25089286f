import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, visit } from '../harness/browser.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const soon = { timeout: 20_000 };

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const recentCards = (page: Page) => page.getByRole('region', { name: '최근 본 상품' }).getByRole('article');
const namesOf = async (list: ReturnType<typeof cards>) => list.locator('h3').allTextContents();

test('a visitor taps a heart, signs in, comes back to the same list, and finds what they marked and looked at', { timeout: 150_000 }, async () => {
  const { page, complaints, context } = await visit(browser, 'phone');
  const list = `${shop.url}/m/familyshop/goods/appliance?ctgNo=140000&sort=new`;
  await page.goto(list);
  await cards(page).nth(1).waitFor();
  const [first = '', second = ''] = await namesOf(cards(page));

  await page.getByRole('link', { name: `로그인하고 ${first} 찜하기` }).tap();
  await page.waitForURL('**/m/familyshop/login?redirect=*');
  await page.getByLabel('아이디').first().fill('gyeol');
  await page.getByLabel('비밀번호').first().fill('Family!2026');
  await page.getByRole('button', { name: '로그인', exact: true }).tap();
  await page.waitForURL(list);

  const heart = page.getByRole('button', { name: `${first} 찜하기` });
  const told = page.waitForResponse((response) => response.request().postData()?.includes('SetFavorite') === true);
  await heart.tap();
  await expect.poll(() => heart.getAttribute('aria-pressed'), soon).toBe('true');
  await told;

  await page.getByRole('link', { name: second, exact: true }).tap();
  await page.waitForURL('**/goods/detailGoods?**');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('family-mall.recent.familyshop')), soon).toMatch(/^GD\w+$/);

  await page.getByRole('link', { name: '찜', exact: true }).tap();
  await page.waitForURL('**/m/familyshop/myQuestion/listMyJjim');
  await expect.poll(() => namesOf(cards(page)), soon).toContain(first);
  await expect.poll(() => namesOf(recentCards(page)), soon).toEqual([second]);

  // Another tab looks at something else: the list here hears of it.
  const other = await context.newPage();
  await other.goto(`${shop.url}/m/familyshop/goods/appliance?ctgNo=140000&sort=best`);
  await other.waitForFunction(() => window.history.scrollRestoration === 'manual'); // as the server drew it, a card is a plain link
  const third = cards(other).locator('h3 a').filter({ hasNotText: second }).first();
  const thirdName = (await third.textContent()) ?? '';
  await third.tap();
  await expect.poll(() => namesOf(recentCards(page)), soon).toEqual([thirdName, second]);
  await other.close();

  await page.getByRole('button', { name: `${second} 삭제`, exact: true }).tap();
  await expect.poll(() => namesOf(recentCards(page)), soon).toEqual([thirdName]);
  await page.getByRole('link', { name: `${thirdName} 주문`, exact: true }).tap();
  await page.waitForURL(/\/m\/familyshop\/goods\/detailGoods\?ctgNo=\w+&gdsGrpNo=GD\w+$/);

  expect(complaints).toEqual([]);
  await context.close();
});
