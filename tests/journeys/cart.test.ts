// Full tier: the cart on both devices and in two tabs; components prove it, and the quick tier buys.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseGoods } from '../harness/choose-goods.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';

const soon = { timeout: 30_000 };

const lines = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('checkbox') });
const sum = (page: Page) => page.getByRole('region', { name: '주문 금액' });

/** Opens the first goods of a category that can be bought. */
async function openGoods(page: Page, start: string): Promise<string> {
  await page.goto(`${start}/goods/appliance?ctgNo=140000&sort=best`);
  const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'SOLD OUT' }).locator('h3 a').first();
  const path = (await card.getAttribute('href')) ?? '';
  await page.goto(new URL(path, start).href);
  await settled(page);
  await chooseGoods(page);
  return page.url();
}

test(
  'what a visitor puts into the cart on a phone is in it after they have signed in, once, also after a reload',
  { timeout: 150_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const { page, complaints } = await visit('phone');
    const address = await openGoods(page, `${shop.url}/m/familyshop`);
    await page.getByRole('button', { name: '장바구니 담기' }).tap();
    await page.waitForURL('**/m/familyshop/login?redirect=*');
    await page.getByRole('status').getByText('로그인하면 선택한 상품을 바로 담아 드려요.').waitFor();
    await page.getByLabel('아이디').first().fill(member.id);
    await page.getByLabel('비밀번호').first().fill(member.password);
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await page.waitForURL(address);
    await page.getByText('장바구니에 담았어요.').waitFor();
    await page.getByRole('link', { name: /^장바구니\s+담은 상품 1개$/u }).waitFor();
    await page.reload();
    await settled(page);
    await page.getByRole('link', { name: /^장바구니\s+담은 상품 1개$/u }).tap();
    await page.waitForURL('**/m/familyshop/myQuestion/listCart');
    await expect.poll(() => lines(page).count(), soon).toBe(1);
    expect(await lines(page).getByRole('textbox').inputValue()).toBe('1');
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: '수량 늘리기' }).tap();
    await page.getByRole('button', { name: '수량 늘리기' }).tap();
    await page.reload();
    await expect.poll(() => lines(page).getByRole('textbox').inputValue(), soon).toBe('3');

    await lines(page).getByRole('button', { name: /삭제$/u }).tap();
    await page.getByRole('heading', { name: '장바구니가 비어 있어요' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '되돌리기' }).tap();
    await expect.poll(() => lines(page).getByRole('textbox').inputValue(), soon).toBe('3');
    expect(complaints).toEqual([]);
  },
);

test(
  'a visitor who goes on looking instead of signing in has put nothing into a cart',
  { timeout: 120_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const { page } = await visit('desktop');
    const address = await openGoods(page, `${shop.url}/familyshop`);
    await page.getByRole('button', { name: '장바구니 담기' }).click();
    await page.waitForURL('**/familyshop/login?redirect=*');
    await page.goto(`${shop.url}/familyshop/home`);
    await settled(page);
    // What watches over it comes after the page itself.
    await page.waitForFunction(() => sessionStorage.getItem('family-mall.pending-purchase.familyshop') === null);
    await page.goto(
      `${shop.url}/familyshop/login?redirect=${encodeURIComponent(new URL(address).pathname + new URL(address).search)}`,
    );
    await page.getByLabel('아이디').first().fill(member.id);
    await page.getByLabel('비밀번호').first().fill(member.password);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.waitForURL(address);
    await settled(page);
    await page.goto(`${shop.url}/familyshop/order/cart`);
    await page.getByRole('heading', { name: '장바구니가 비어 있어요' }).waitFor();
    expect(await lines(page).count()).toBe(0);
  },
);

test(
  'on a desktop the cart is filled, changed and emptied by the keyboard alone, and two tabs show the same',
  { timeout: 150_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, complaints, context } = await visit('desktop', await memberOf());
    await openGoods(page, `${shop.url}/familyshop`);
    const add = page.getByRole('button', { name: '장바구니 담기' });
    await add.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^장바구니\s+담은 상품 1개$/u }).waitFor();
    await page.getByRole('link', { name: '장바구니 보기' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/familyshop/order/cart');
    await expect.poll(() => lines(page).count(), soon).toBe(1);
    const before = await sum(page).textContent();

    await page.getByRole('checkbox', { name: /^전체 선택/u }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '상품을 선택해 주세요' }).waitFor();
    await page.keyboard.press('Space');
    await expect.poll(() => sum(page).textContent(), soon).toBe(before);

    await page.getByRole('button', { name: /^옵션 변경/u }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '옵션 변경' });
    await dialog.getByRole('button', { name: '변경하기' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), soon).toContain('옵션 변경');

    const pieces = lines(page).getByRole('textbox');
    await pieces.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect.poll(() => sum(page).textContent(), soon).not.toBe(before);
    const other = await context.newPage();
    await other.goto(`${shop.url}/familyshop/myshop/listCart`);
    await expect.poll(() => lines(other).getByRole('textbox').inputValue(), soon).toBe('2');
    await other.close();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: '선택 삭제' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '장바구니가 비어 있어요' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
