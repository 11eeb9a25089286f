// Full tier: every way to pay on both devices; the quick tier pays by telephone.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseGoods } from '../harness/choose-goods.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { agree, withCoupons, writeAddress } from '../harness/order-form.ts';
import { focusFindings } from '../harness/focus-findings.ts';
import { reach } from '../harness/keyboard.ts';
import { newMember } from '../harness/new-member.ts';
import { newSheet } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';

const soon = { timeout: 30_000 };
const devices = [
  { device: 'desktop', start: 'familyshop' },
  { device: 'phone', start: 'm/familyshop' },
] as const;

/** A cable for 8,500 won, which the points of a member of the seed pay in full. */
const cable = 'GD26000372';

/** Dear enough for instalments, of options with many pieces. */
const fourKinds = [
  { productNumber: 'GD26013329', optionNumber: 'GD26013329-2', colorName: '딥 네이비', quantity: 1 },
  { productNumber: 'GD26003949', colorName: '크림 화이트', quantity: 2 },
  { productNumber: 'GD26011376', colorName: '크림 화이트', quantity: 3 },
  { productNumber: 'GD26003823', optionNumber: 'GD26003823-1', colorName: '크림 화이트', quantity: 1 },
];

async function openForm(page: Page, start: string): Promise<void> {
  await page.goto(`${start}/goods/detailGoods?gdsGrpNo=${cable}`);
  await settled(page);
  await chooseGoods(page);
  await page.getByRole('button', { name: '구매하기' }).click();
  await page.getByRole('heading', { name: '주문서', level: 1 }).waitFor();
}

/** Leaves invalid tokens, as after a password change on another device. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries<string>(storage))
        if (value.includes('refreshToken'))
          storage.setItem(key, value.replaceAll(/"(accessToken|refreshToken)":"[^"]*"/gu, '"$1":"ended"'));
  });
}

const message = (page: Page) => page.getByLabel(/배송 요청사항/u);
const payButton = (page: Page) => page.getByRole('button', { name: /결제하기$/u });

/** Leaves nothing to pay for the cable: by points on desktops, by coupons on phones. */
const discounts = {
  desktop: (page: Page) => page.getByRole('button', { name: '전액 사용' }).click(),
  phone: (page: Page) =>
    withCoupons(page, async (coupons) => {
      await coupons.getByRole('radio', { name: /^처음 만난 기념/u }).check();
      await coupons.getByRole('radio', { name: /^배송비 3,000원/u }).check();
    }),
};

/** The member's points, and coupons with their discounts. */
async function benefitsOf(page: Page): Promise<string[]> {
  const held = page.getByText(/^포인트 \(보유/u);
  await held.waitFor();
  const coupons = await withCoupons(page, async (dialog) => {
    const known = dialog.locator('label', { has: page.locator('[name^="coupon-"]') });
    await known.first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    return known.allInnerTexts();
  });
  return [await held.innerText(), ...coupons];
}

test.for(devices)(
  'an order that points or coupons pay in full is complete at once on a $device, and its cancellation gives them back',
  { timeout: 180_000 },
  async ({ device, start }, { shop, visit, memberOf }) => {
    const { page, complaints } = await visit(device, await memberOf('haram'));
    await openForm(page, `${shop.url}/${start}`);
    await writeAddress(page);
    const held = await benefitsOf(page);
    await discounts[device](page);
    const order = page.getByRole('button', { name: '주문하기', exact: true });
    await order.waitFor();
    expect(await page.getByRole('region', { name: '결제 수단' }).count()).toBe(0);
    await agree(page);
    expect(await axeFindings(page)).toEqual([]);
    await order.click();
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    expect(page.url()).toContain('/orderComplete/');

    await page.getByRole('link', { name: '주문 상세 보기' }).click();
    await page.getByRole('link', { name: /^주문 취소/u }).click();
    await page.getByRole('radio', { name: /단순 변심/u }).check();
    await page.getByRole('region', { name: '환불 예정 금액' }).getByText('환불 예정 금액').waitFor();
    await page.getByRole('button', { name: '주문 취소하기' }).click();
    await page.getByRole('heading', { name: '취소 · 처리 완료' }).waitFor();
    await openForm(page, `${shop.url}/${start}`);
    expect(await benefitsOf(page)).toEqual(held);
    expect(complaints).toEqual([]);
  },
);

test(
  'four kinds of goods to a new address fit one and a half screens of a desktop, with coupons, points and a card by instalments',
  { timeout: 180_000 },
  async ({ shop, visit, memberOf }) => {
    const sheet = await newSheet(shop, { id: 'gaon', password: 'Family!2026' }, fourKinds);
    const { page } = await visit('desktop', await memberOf('gaon'));
    await page.goto(`${shop.url}/familyshop/order/orderForm/${sheet}`);
    await settled(page);
    const another = page.getByRole('button', { name: /^변경.*배송지$/u });
    const receiver = page.getByLabel('받는 분');
    await another.or(receiver).first().waitFor();
    if (await another.isVisible()) {
      await another.click();
      await page.getByRole('button', { name: '새 배송지 추가' }).click();
      await receiver.waitFor();
    }
    await page.getByRole('button', { name: '쿠폰 선택' }).waitFor();
    await page.getByRole('radio', { name: '신용카드' }).check();
    await page.getByLabel('카드사').selectOption({ index: 1 });
    await page.getByLabel('할부 개월').selectOption({ index: 1 });
    expect(
      await page
        .getByRole('region', { name: /^주문 상품 4종/u })
        .getByRole('listitem')
        .count(),
    ).toBe(4);
    await page.evaluate(() => scrollTo(0, 0));
    const ways = await page.getByRole('region', { name: '결제 수단' }).boundingBox();
    const { height } = page.viewportSize()!;
    expect((ways?.y ?? Infinity) + (ways?.height ?? 0)).toBeLessThanOrEqual(height * 1.5);
  },
);

test(
  'one sheet in two tabs becomes one order: the second tab leads to it',
  { timeout: 180_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, context } = await visit('phone', await memberOf());
    await openForm(page, `${shop.url}/m/familyshop`);
    await writeAddress(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await settled(second);
    for (const tab of [page, second]) {
      await tab.getByRole('radio', { name: '휴대폰 결제' }).check();
      await agree(tab);
    }
    await payButton(page).click();
    await page.waitForURL('**/pg-test/**');
    await payButton(second).click();
    await second.getByRole('heading', { name: '이 주문서로 이미 주문했어요' }).waitFor();
    expect(await axeFindings(second)).toEqual([]);
    await second.getByRole('link', { name: '주문 상세 보기' }).click();
    await second
      .getByRole('link', { name: /^결제하기/u })
      .first()
      .waitFor();
    await second.goto(`${shop.url}/m/familyshop/goods/orderGoods/listMyOrder`);
    await expect.poll(() => second.getByRole('main').getByRole('article').count(), soon).toBe(1);
  },
);

test(
  'the way back from a paid order pays nothing again, and says that it is paid',
  { timeout: 180_000 },
  async ({ shop, visit, memberOf }) => {
    const { page } = await visit('phone', await memberOf());
    await openForm(page, `${shop.url}/m/familyshop`);
    const form = page.url();
    await writeAddress(page);
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await agree(page);
    await payButton(page).click();
    await page.waitForURL('**/pg-test/**');
    await page.getByRole('button', { name: /승인하기$/u }).click();
    await page.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
    const complete = page.getByRole('heading', { name: '주문이 완료됐어요' });
    await complete.waitFor();
    const address = page.url();
    await page.reload();
    await complete.waitFor();

    await page.goBack();
    await page.getByRole('heading', { name: '승인했어요' }).waitFor();
    await page.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
    await complete.waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: '결제를 계속할 수 없어요' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: '이 주문서로 이미 주문했어요' }).waitFor();
    expect(page.url()).toBe(form);
    await page.goto(`${shop.url}/m/familyshop/goods/orderGoods/listMyOrder`);
    await expect.poll(() => page.getByRole('main').getByRole('article').count(), soon).toBe(1);
    await page.goto(address.replace('orderComplete', 'orderPay'));
    await complete.waitFor();
    expect(page.url()).toContain('/orderComplete/');
    expect(await payButton(page).count()).toBe(0);
  },
);

test(
  'a session that ends in the middle of the form leads to sign-in and back, with all that was typed',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const { page } = await visit('phone', await signedIn(shop.url, ['familyshop'], member.id, member.password));
    await openForm(page, `${shop.url}/m/familyshop`);
    const form = page.url();
    await writeAddress(page);
    await message(page).fill('경비실에 맡겨 주세요 🙂');
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await agree(page);
    // It is noticed by a reload, and by the press that pays.
    for (const notice of [() => page.reload(), () => payButton(page).click()]) {
      await endSession(page);
      await notice();
      await page.waitForURL('**/m/familyshop/login?redirect=*');
      await page.getByLabel('아이디').first().fill(member.id);
      await page.getByLabel('비밀번호').first().fill(member.password);
      await page.getByRole('button', { name: '로그인', exact: true }).click();
      await page.waitForURL(form);
      await settled(page);
      expect(await message(page).inputValue()).toBe('경비실에 맡겨 주세요 🙂');
      expect(await page.getByRole('radio', { name: '휴대폰 결제' }).isChecked()).toBe(true);
      await agree(page);
    }
    await payButton(page).click();
    await page.waitForURL('**/pg-test/**');
  },
);

test(
  'a visitor buys by the keyboard alone: signs in once, orders, pays and cancels',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const { page } = await visit('desktop');
    const press = async (target: Locator, key = 'Enter', on = page) => {
      await reach(on, target);
      await on.keyboard.press(key);
    };
    const write = async (target: Locator, text: string) => {
      await reach(page, target);
      await page.keyboard.insertText(text);
    };
    await page.goto(`${shop.url}/familyshop/goods/detailGoods?gdsGrpNo=${cable}`);
    await settled(page);
    await chooseGoods(page);
    const product = page.url();
    await press(page.getByRole('button', { name: '구매하기' }));
    await page.waitForURL('**/familyshop/login?redirect=*');
    await write(page.getByLabel('아이디', { exact: true }), member.id);
    await write(page.getByLabel('비밀번호', { exact: true }), member.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '주문서', level: 1 }).waitFor();
    const form = page.url();
    // The purchase was started once: going back shows the product, and buys nothing.
    await page.goBack();
    await page.waitForURL(product);
    await settled(page);
    expect(page.url()).toBe(product);
    await page.goForward();
    await page.waitForURL(form);
    await page.goBack();
    await page.waitForURL(product);
    await settled(page);
    await press(page.getByRole('button', { name: '장바구니 담기' }));
    await press(page.getByRole('link', { name: '장바구니 보기' }));
    await press(page.getByRole('button', { name: '총 1건 주문하기' }));
    await page.getByRole('heading', { name: '주문서', level: 1 }).waitFor();
    await page.getByLabel('받는 분').waitFor();
    expect(await focusFindings(page, 30)).toEqual([]);
    const address = page.getByRole('region', { name: '배송지' });
    await press(payButton(page));
    await address.getByRole('alert').getByText('배송지를 입력해 주세요.').waitFor();
    expect(await address.evaluate((region) => region.contains(document.activeElement))).toBe(true);
    await write(page.getByLabel('받는 분'), '윤슬기');
    await write(address.getByLabel('연락처'), '01000000199');
    await write(page.getByLabel('우편번호'), '04524');
    await write(page.getByLabel('도로명 주소'), '서울특별시 중구 세종대로 110');
    await press(page.getByRole('button', { name: '저장하기' }));
    await address.getByRole('button', { name: /변경/u }).waitFor();

    // What is missing is where the focus goes.
    await press(payButton(page));
    await page.getByText('결제 수단을 선택해 주세요.').waitFor();
    const ways = page.getByRole('region', { name: '결제 수단' });
    expect(await ways.evaluate((region) => region.contains(document.activeElement))).toBe(true);
    await press(ways.getByRole('radio').first(), 'Space');
    await press(page.getByLabel('카드사'), 'ArrowDown');
    for (const box of await page.getByRole('checkbox', { name: /\(필수\)$/u }).all()) await press(box, 'Space');
    const opened = page.waitForEvent('popup');
    await press(payButton(page));
    const provider = await opened;
    await provider.waitForURL('**/pg-test/**');
    await press(provider.getByRole('button', { name: /승인하기$/u }), 'Enter', provider);
    const back = provider.getByRole('button', { name: '쇼핑몰로 돌아가기' });
    await back.waitFor();
    await press(back, 'Enter', provider);
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();

    await press(page.getByRole('link', { name: '주문 상세 보기' }));
    await page.getByRole('heading', { name: '주문 상세' }).waitFor();
    await press(page.getByRole('link', { name: /^주문 취소/u }));
    await press(page.getByRole('radio', { name: /단순 변심/u }), 'Space');
    await page.getByText('환불 예정 금액').waitFor();
    expect(await focusFindings(page, 12)).toEqual([]);
    await press(page.getByRole('button', { name: '주문 취소하기' }));
    await page.getByRole('heading', { name: '취소 · 처리 완료' }).waitFor();
  },
);
