// Full tier: telephones and long texts as a browser types them; components prove the fields.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseGoods } from '../harness/choose-goods.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';

const soon = { timeout: 30_000 };
const longName = '한가온빛나누리마루하늘바다소리나무강산들새봄';

/** As a paste does: all at once, through the browser's own editing. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill('');
  await page.getByLabel(label).focus();
  await page.keyboard.insertText(text);
}

/** Types syllables as a Korean keyboard composes them. */
async function compose(page: Page, label: string, syllables: readonly string[][]): Promise<void> {
  await page.getByLabel(label).fill('');
  await page.getByLabel(label).focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const states of syllables) {
    for (const text of states)
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await keyboard.send('Input.insertText', { text: states.at(-1) ?? '' });
  }
  await keyboard.detach();
}

async function isWholeOn(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

test(
  'on a phone an address takes a telephone as it is written, and says which text is too long',
  { timeout: 150_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, complaints } = await visit('phone', await memberOf());
    await page.goto(`${shop.url}/m/familyshop/myQuestion/listMyDelivery?new=1`);
    await settled(page);
    await page.getByLabel('배송지 이름').fill('할머니 댁');
    await paste(page, '받는 분', longName + longName);
    await page.getByText('40자까지 쓸 수 있어요. 지금은 44자예요.').waitFor(soon);
    expect(await page.getByLabel('받는 분').inputValue()).toBe(longName + longName);
    await paste(page, '연락처', '+82 10-1234-5678-99999');
    await page.getByLabel('우편번호').fill('04524');
    await page.getByLabel('도로명 주소').fill('서울특별시 중구 세종대로 110');
    await page.getByRole('button', { name: '저장하기' }).click();
    await page.getByText('연락처를 010-1234-5678처럼 입력해 주세요.').waitFor(soon);
    await isWholeOn(page);

    await compose(page, '받는 분', [
      ['ㅎ', '하', '한'],
      ['ㄱ', '가'],
      ['ㅇ', '오', '온'],
    ]);
    expect(await page.getByLabel('받는 분').inputValue()).toBe('한가온');
    await paste(page, '연락처', '+82 10-1234-5678');
    expect(await page.getByLabel('연락처').inputValue()).toBe('+82 10-1234-5678');
    await page.getByRole('button', { name: '저장하기' }).click();
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '할머니 댁' });
    await card.getByText('010-****-5678').waitFor(soon);
    expect(complaints).toEqual([]);
  },
);

test(
  'on a desktop an order takes the telephone as it is written, and keeps the caret',
  { timeout: 150_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    await newOrder(shop, member); // which gives them an address
    const { page } = await visit('desktop', await signedIn(shop.url, ['familyshop'], member.id, member.password));
    const goods = `${shop.url}/familyshop/goods/detailGoods?gdsGrpNo=GD26010291`;
    await page.goto(goods);
    await settled(page);
    await chooseGoods(page);
    await page.getByRole('button', { name: '구매하기' }).click();
    await page.waitForURL('**/orderForm/*');
    await settled(page);
    await page.getByRole('button', { name: /변경.*주문자/u }).click();
    await paste(page, '연락처', '０２．１２３．４５６７');
    await page.getByLabel('연락처').evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
    await page.keyboard.insertText('-');
    const field = page.getByLabel('연락처');
    expect(await field.inputValue()).toBe('０２-．１２３．４５６７');
    expect(await field.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(3);
    await paste(page, '이름', longName);
    await page.getByText('20자까지 쓸 수 있어요. 지금은 22자예요.').waitFor(soon);
    await isWholeOn(page);
  },
);

test('on a phone a code goes to the number however it is written', { timeout: 150_000 }, async ({ shop, visit }) => {
  const { page } = await visit('phone');
  await page.goto(`${shop.url}/m/familyshop/signup`);
  await settled(page);
  await page.getByRole('button', { name: '필수 항목에 모두 동의하기' }).click();
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('button', { name: '인증번호로 인증하기' }).click();
  await paste(page, '이름', '가'.repeat(41));
  await page.getByText('40자까지 쓸 수 있어요. 지금은 41자예요.').waitFor(soon);
  await compose(page, '이름', [
    ['ㅎ', '하', '한'],
    ['ㄱ', '가'],
    ['ㅇ', '오', '온'],
  ]);
  await paste(page, '휴대폰 번호', '０１０．７７７７．３００１');
  await isWholeOn(page);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByLabel('인증번호', { exact: true }).waitFor(soon);
});
