// Full tier: shopper, member and clerk in a mall that tells no more than the contract.
import type { Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { aCsv, someCells } from '../../mall/test/rest/harness/uploads.ts';
import { certifyInWindow } from '../harness/agency.ts';
import { launchBrowser, settled, visit } from '../harness/browser.ts';
import { roomForAll } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { payApproved } from '../harness/payment-provider.ts';
import { facesPrintedBy } from '../harness/printed-faces.ts';
import { openShop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';
import { subscribe } from '../harness/subscribe.ts';

/* oxlint-disable eslint/no-empty-pattern -- Vitest reads from the pattern which fixtures another needs */
const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await openShop({ ...roomForAll, MALL_TELLS: 'contract' });
    onCleanup(() => shop.stop());
    return shop;
  })
  // With an address, and an order that waits for its payment.
  .extend('buyer', { scope: 'file' }, async ({ shop }) => {
    const member = await newMember(shop);
    return { ...member, orderNumber: await newOrder(shop, member) };
  })
  .extend('open', async ({ browser, shop, buyer }, { onCleanup }) => {
    const closing: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const close of closing) await close();
    });
    return async (device: 'desktop' | 'phone', path: string, mallUrl = 'familyshop', id = buyer.id) => {
      const visited = await visit(browser, device, await signedIn(shop.url, [mallUrl], id, buyer.password));
      closing.push(() => visited.context.close());
      await visited.page.goto(shop.url + path);
      await settled(visited.page);
      return visited.page;
    };
  });

test.beforeAll(({ buyer }) => void buyer); // starts the shop in the time of a hook

test('an order is paid in another way than at first, tells how on a receipt in faces with names, and is cancelled', async ({
  open,
  buyer,
}) => {
  const order = `/familyshop/order/orderDetail/${buyer.orderNumber}`;
  const page = await open('desktop', order);
  await payApproved(page, 'desktop', '휴대폰 결제');
  await page.getByRole('link', { name: '주문 상세 보기' }).click();
  const receipt = page.getByRole('region', { name: '영수증' });
  await receipt.getByText('휴대폰 결제').waitFor();
  const { names, nameless } = await facesPrintedBy(page, '영수증 인쇄하기');
  expect([names, nameless]).toEqual([expect.arrayContaining(['Pretendard-Bold', 'Pretendard-Regular']), 0]);
  await page.getByRole('link', { name: /^주문 취소.*이 주문/u }).click();
  await page.getByRole('radio', { name: /단순 변심/u }).check();
  await page.getByRole('region', { name: '환불 예정 금액' }).getByText('환불 예정 금액').waitFor();
  await page.getByRole('button', { name: '주문 취소하기' }).click();
  await page.getByRole('heading', { name: '취소 · 처리 완료' }).waitFor();
});

test('a number is brought along from a carrier of the plans', async ({ open, shop, buyer }) => {
  const choice = { gdsGrpNo: 'HP26000011', memory: '256GB', join: 'transfer', plan: 'PL5G01', months: '24' };
  const page = await open('phone', `/m/familyshop/goods/orderWireless/selectJoin?${new URLSearchParams(choice)}`);
  await page.locator('label:has(input[name=color]:not([aria-disabled]))').first().tap();
  await page.getByRole('button', { name: '다음: 본인 인증' }).tap();
  await page.waitForURL('**/certPhone?**');
  await certifyInWindow(page, shop, { ...buyer, birth: '19900115' });
  await page.getByRole('link', { name: '다음: 신청서 작성' }).tap();
  const carrier = page.getByRole('combobox', { name: /통신사/u });
  await carrier.selectOption({ index: 1 });
  expect(await carrier.inputValue()).not.toBe('');
});

test('a box is subscribed to', async ({ open, shop }) => {
  const page = await open('phone', '/m/familyshop/home');
  await subscribe(page, shop);
  await page.getByRole('link', { name: '구독 해지' }).waitFor();
});

test('an event is entered, and a coupon taken', async ({ open, shop }) => {
  const page = await open('desktop', '/familyshop/exhibition/family-photo');
  await page.getByRole('textbox', { name: /^가족에게 하고 싶은 말/u }).fill('오래 함께해요.');
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)/u }).all()) await box.check();
  await page.getByRole('button', { name: '응모하기' }).press('Enter');
  await page.getByText('에 응모했어요.').waitFor();

  await page.goto(`${shop.url}/familyshop/exhibition/cozy-room`);
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /15% 할인$/u }) });
  await offer.getByRole('button', { name: /^쿠폰 받기/u }).click();
  await offer.getByText('받은 쿠폰이에요').waitFor();
});

/** Goods of the bulk mall without options and colors. */
const goods = ['GD26013021', 'GD26008835'];

test('a clerk mends a row, and orders; another sheet is deleted', async ({ open }) => {
  const page = await open('desktop', '/bizupload/upload', 'bizupload', 'gyeol');
  await send(page, '주문.csv', [{}, { roadAddr: '' }]);
  await page.getByRole('button', { name: '다음 오류로 가기' }).press('Enter');
  await page.getByText('2번 줄 주소').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('서울특별시 중구 한빛로 12');
  await page.keyboard.press('Enter');
  await page.getByText('주문 확정 대기').waitFor();
  await page.getByRole('radio', { name: '월 정산' }).press('Space');
  await page.getByRole('button', { name: /^2건 [\d,]+원 주문 확정하기$/u }).press('Enter');
  await page.getByText('주문 완료').waitFor();

  await page.getByRole('link', { name: '업로드 내역으로' }).press('Enter');
  await send(page, '지울 것.csv', [{}]);
  await page.getByRole('button', { name: '파일 삭제' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).press('Enter');
  await page.getByRole('link', { name: '주문.csv' }).waitFor();
  expect(await page.getByRole('link', { name: '지울 것.csv' }).count()).toBe(0);
});

/** Sends a sheet with a row for each of these changes. */
async function send(page: Page, name: string, rows: readonly Record<string, string>[]): Promise<void> {
  const sheet = aCsv(rows.map((cells, index) => someCells(`${name}-${index}`, { gdsGrpNo: goods[index], ...cells })));
  await page.getByLabel('파일 선택').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await page.getByRole('heading', { name }).waitFor();
}
