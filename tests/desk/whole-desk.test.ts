// Full tier: ten thousand orders, keys alone, a phone, and every list of the desk; desk.test.ts has an operator's usual work.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { kettle } from '../../mall/test/rest/cases/buying-calls.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { openDoor, type Door } from '../../mall/test/rest/harness/operators.ts';
import { aBuyer, copyOrder, pay, stockAll } from '../../mall/test/rest/harness/orders.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/journey.ts';
import { hasFocus, reach } from '../harness/keyboard.ts';
import { outOfSight } from '../harness/layout-findings.ts';

const many = 10_000;
const pageSize = 100;

let shop: Shop;
let door: Door;
test.beforeAll(async () => {
  shop = await openShop(anyDatabase, { SHOP_PACE_SECONDS: '0' });
  door = await openDoor(shop);
  await stockAll(shop, 90);
});
test.afterAll(async () => {
  await door?.close();
  await shop?.close();
});

async function paidOrder(): Promise<string> {
  const { accessToken } = await shop.signIn();
  const placed = await aBuyer(shop, async () => accessToken).buy([kettle]);
  await pay(shop, placed);
  return placed.ordNo;
}

/** Titles of notices of the holiday, as shoppers read them. */
async function written(): Promise<string[]> {
  const params = { mallId: 'M0001', tp: 'CM00404', keyword: '연휴' };
  const { list } = await shop.ask<{ list: { title: string }[] }>('listPreBoards', { params });
  return list.map(({ title }) => title);
}

async function signInAt(page: Page, path = ''): Promise<void> {
  await page.goto(`${door.url}${path}`);
  await page.getByLabel('키', { exact: true }).fill(await door.keyOf('ALL'));
  await page.keyboard.press('Enter');
  await page
    .getByRole('navigation', { name: '업무' })
    .or(page.getByRole('button', { name: '업무 선택' }))
    .first()
    .waitFor();
}

test(
  'by keys alone each press leads to the next row, and the last one to the heading',
  { timeout: 120_000 },
  async ({ visit }) => {
    // In their order in the list: the clock of the mall stands still.
    const numbers = [await paidOrder(), await paidOrder(), await paidOrder()].toSorted();
    const { page, complaints } = await visit('desktop');
    await signInAt(page, '/prepare');
    const press = (index: number) => page.getByRole('button', { name: `준비 시작: ${numbers[index]}` });
    await press(2).waitFor();
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: '본문으로' }))).toBe(true);
    await page.keyboard.press('Enter');
    await reach(page, press(1));
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(press(2))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(press(0))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: '준비할 주문' }))).toBe(true);

    await reach(page, page.getByRole('link', { name: /^보낼 주문/u }).first());
    await page.keyboard.press('Enter');
    const send = page.getByRole('button', { name: `발송: ${numbers[0]}` });
    await reach(page, send);
    await page.keyboard.press('Enter');
    await page.getByLabel('송장번호').fill('640012345678');
    await page.keyboard.press('Enter');
    await page.getByText(`${numbers[0]}: 발송했어요.`).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('button', { name: `발송: ${numbers[1]}` }))).toBe(true);
    expect(complaints.filter((line) => !/401/u.test(line))).toEqual([]);
  },
);

test(
  'ten thousand orders are read page by page, the page and the filters stand in the address',
  { timeout: 180_000 },
  async ({ visit }) => {
    const first = await paidOrder();
    await copyOrder(shop, first, many - 1);
    const { page } = await visit('desktop');
    await signInAt(page, '/prepare');
    await page.getByText('모두 10,000건').waitFor();
    const rows = page.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(pageSize + 1);
    await rows.last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: '100 쪽', exact: true }).click();
    await page.waitForURL('**/prepare?page=100');
    await page.getByRole('button', { name: `준비 시작: ${first}C${many - 1}` }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: `준비 시작: ${first}C${many - 1}` }).waitFor();

    await page.getByLabel('주문번호로 찾기').fill(`${first}C77`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/prepare?ordNo=${first}C77`);
    await page.getByText('모두 111건').waitFor();
    await page.getByLabel('쇼핑몰').selectOption({ index: 2 });
    await page.getByText('준비할 주문이 없어요.').waitFor();
    await page.goBack();
    await page.getByText('모두 111건').waitFor();
  },
);

test.for(['desktop', 'phone'] as const)(
  'each list has no barrier and fits a %s',
  { timeout: 180_000 },
  async (device, { visit }) => {
    await paidOrder();
    const { page } = await visit(device);
    await signInAt(page);
    const links = page
      .getByRole('navigation', { name: '업무', includeHidden: true })
      .getByRole('link', { includeHidden: true });
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await page.goto(`${door.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('section[aria-busy=false]').waitFor();
      expect([path, await axeFindings(page)]).toEqual([path, []]);
      expect([path, await outOfSight(page)]).toEqual([path, []]);
      if (device === 'phone') continue;
      // The narrowest in which a row is no card.
      await page.setViewportSize({ width: 980, height: 900 });
      expect([path, await outOfSight(page)]).toEqual([path, []]);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  },
);

test(
  'on a phone a notice is written, changed and removed, and shoppers read it meanwhile',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { page } = await visit('phone');
    await signInAt(page, '/prepare');
    await page.getByRole('button', { name: '업무 선택' }).tap();
    await page.getByRole('link', { name: '공지사항' }).tap();
    await page.getByRole('button', { name: '새로 쓰기: 공지사항' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '새로 쓰기' }).tap();
    await dialog.getByText('제목: 입력해 주세요.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('제목').fill('연휴 배송 안내');
    await dialog.getByLabel('내용').fill('연휴 동안 쉬어요.\n\n다음 날 다시 보내요.');
    await dialog.getByRole('button', { name: '새로 쓰기' }).tap();
    await page.getByText('공지사항을 썼어요.').waitFor();
    expect(await written()).toEqual(['연휴 배송 안내']);
    await page.getByRole('button', { name: '고치기: 연휴 배송 안내' }).tap();
    expect(await dialog.getByLabel('내용').inputValue()).toBe('연휴 동안 쉬어요.\n\n다음 날 다시 보내요.');
    await dialog.getByLabel('제목').fill('연휴 배송과 상담');
    await dialog.getByRole('button', { name: '고치기' }).tap();
    await page.getByText('공지사항을 고쳤어요.').waitFor();
    expect(await written()).toEqual(['연휴 배송과 상담']);
    await page.getByRole('button', { name: '지우기: 연휴 배송과 상담' }).tap();
    await dialog.getByText('지운 공지사항은 되돌릴 수 없어요.').waitFor();
    await dialog.getByRole('button', { name: '지우기' }).tap();
    await page.getByText('공지사항을 지웠어요.').waitFor();
    expect(await written()).toEqual([]);
  },
);
