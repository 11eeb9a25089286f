// Full tier: payments that are given up, and a cart that becomes an order; the quick tier buys on a phone.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseGoods } from '../harness/choose-goods.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { agree, writeAddress } from '../harness/order-form.ts';
import { goToProvider } from '../harness/payment-provider.ts';

/** Opens goods of the seed that can be bought, and chooses what they leave open. */
async function openGoods(page: Page, start: string): Promise<void> {
  await page.goto(`${start}/goods/detailGoods?gdsGrpNo=GD26013329`);
  await settled(page);
  await chooseGoods(page);
}

test(
  'on a phone what is missing is said, a reload keeps the choice and asks for consent again, and a payment that was given up is paid at the second try',
  { timeout: 180_000 },
  async ({ shop, visit, memberOf }) => {
    const { page } = await visit('phone', await memberOf());
    await openGoods(page, `${shop.url}/m/familyshop`);
    await page.getByRole('button', { name: '구매하기' }).tap();
    await page.waitForURL('**/m/familyshop/goods/orderGoods/orderForm/*');
    await writeAddress(page);
    await page.getByRole('button', { name: /결제하기$/u }).tap();
    await page.getByText('결제 수단을 선택해 주세요.').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await agree(page);
    await page.reload();
    await settled(page);
    expect(await page.getByRole('radio', { name: '휴대폰 결제' }).isChecked()).toBe(true);
    expect(
      await page
        .getByRole('checkbox', { name: /\(필수\)$/u })
        .first()
        .isChecked(),
    ).toBe(false);
    await agree(page);
    await page.getByRole('button', { name: /결제하기$/u }).tap();
    await page.waitForURL('**/pg-test/**');
    await page.getByRole('button', { name: '취소하고 돌아가기' }).tap();
    await page.getByRole('button', { name: '쇼핑몰로 돌아가기' }).tap();
    await page.waitForURL('**/m/familyshop/goods/orderGoods/orderFail/*');
    await page.getByRole('heading', { name: '결제를 취소했어요' }).waitFor();

    await page.getByRole('link', { name: '다시 결제하기' }).tap();
    await page.getByRole('heading', { name: '결제하기' }).waitFor();
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /결제하기$/u }).tap();
    await page.waitForURL('**/pg-test/**');
    await page.getByRole('button', { name: /승인하기$/u }).tap();
    await page.getByRole('button', { name: '쇼핑몰로 돌아가기' }).tap();
    await page.waitForURL('**/m/familyshop/order/orderComplete/*');
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  },
);

test(
  'on a desktop lines of the cart become one order, and are gone from the cart when it is paid',
  { timeout: 180_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, complaints } = await visit('desktop', await memberOf());
    await openGoods(page, `${shop.url}/familyshop`);
    await page.getByRole('button', { name: '장바구니 담기' }).click();
    await page.getByRole('link', { name: '장바구니 보기' }).click();
    const inCart = page.getByText('담은 상품 1개');
    await inCart.waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '총 1건 주문하기' }).click();
    await page.waitForURL('**/familyshop/order/orderForm/*');
    const form = page.url();
    await writeAddress(page);
    await page.getByRole('radio', { name: '신용카드' }).check();
    await page.getByLabel('카드사').selectOption({ index: 1 });
    await agree(page);
    // A target half below a sticky bar would count as too small.
    expect(await axeFindings(page)).toEqual([]);
    const provider = await goToProvider(page, 'desktop');
    await page.getByRole('heading', { name: '결제 창에서 결제해 주세요' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await provider.getByRole('button', { name: /승인하기$/u }).click();
    await Promise.all([
      provider.waitForEvent('close'),
      provider.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click(),
    ]);
    await page.waitForURL('**/familyshop/order/orderComplete/*');
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    await inCart.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: '주문 상세 보기' }).click();
    await page.waitForURL('**/familyshop/order/orderDetail/*');

    // The sheet is used: its form links to the order, and nothing is ordered twice.
    await page.goto(form);
    await page.getByRole('heading', { name: '이 주문서로 이미 주문했어요' }).waitFor();
    await page.goto(`${shop.url}/familyshop/order/cart`);
    await page.getByRole('heading', { name: '장바구니가 비어 있어요' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
