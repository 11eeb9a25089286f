import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseGoods } from '../harness/choose-goods.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { agree, writeAddress } from '../harness/order-form.ts';
import { newMember } from '../harness/new-member.ts';
import { goToProvider } from '../harness/payment-provider.ts';

/** Opens goods of the seed that can be bought. */
async function openGoods(page: Page, start: string): Promise<string> {
  await page.goto(`${start}/goods/detailGoods?gdsGrpNo=GD26013329`);
  await settled(page);
  return page.url();
}

/** Chooses the first color and option in the sheet that a press of the button opens, and goes on there. */
async function buyInSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: '구매하기' }).tap();
  const sheet = page.getByRole('dialog', { name: '색상과 옵션을 골라 주세요' });
  for (const name of ['색상', '옵션']) await sheet.getByRole('group', { name }).getByRole('radio').first().check();
  await sheet.getByRole('button', { name: '구매하기' }).tap();
}

test(
  'a visitor on a phone buys at once: signs in, writes an address, gives the payment up, and pays at the second try',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const { page } = await visit('phone');
    const address = await openGoods(page, `${shop.url}/m/familyshop`);
    await buyInSheet(page);
    await page.waitForURL('**/m/familyshop/login?redirect=*');
    await page.getByRole('status').getByText('로그인하면 주문서로 이어 드려요.').waitFor();
    await page.getByLabel('아이디').first().fill(member.id);
    await page.getByLabel('비밀번호').first().fill(member.password);
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await page.waitForURL('**/m/familyshop/goods/orderGoods/orderForm/*');
    await writeAddress(page);
    await page.getByRole('button', { name: /결제하기$/u }).tap();
    await page.getByText('결제 수단을 골라 주세요.').waitFor();
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
    expect(address).toContain('GD26013329');
  },
);

test(
  'on a desktop lines of the cart become one order, and are gone from the cart when it is paid',
  { timeout: 180_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, complaints } = await visit('desktop', await memberOf());
    await openGoods(page, `${shop.url}/familyshop`);
    await chooseGoods(page);
    await page.getByRole('button', { name: '장바구니 담기' }).click();
    await page.getByRole('link', { name: '장바구니 보기' }).click();
    await page.getByRole('button', { name: '총 1건 주문하기' }).click();
    await page.waitForURL('**/familyshop/order/orderForm/*');
    const form = page.url();
    const inCart = page.getByText('담은 상품 1개');
    await inCart.waitFor({ state: 'attached' });
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
