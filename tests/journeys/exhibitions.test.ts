// Full tier: a coupon and an event of exhibitions; components prove both.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { chooseGoods } from '../harness/choose-goods.ts';
import { test } from '../harness/journey.ts';
import { agree, withCoupons, writeAddress } from '../harness/order-form.ts';
import { goToProvider } from '../harness/payment-provider.ts';

const coupon = '선착순 100명 15% 할인';
const wish = '건강하게 오래 함께해요.';

test(
  'a banner on a phone leads to an exhibition, its coupon into the purse, and both to an order',
  { timeout: 120_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, complaints } = await visit('phone', await memberOf());
    await page.goto(`${shop.url}/m/familyshop/home`);
    await page.locator('a[href$="/exhibition/cozy-room"]').first().tap();
    await page.waitForURL('**/m/familyshop/exhibition/cozy-room');
    await settled(page);
    const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: coupon }) });
    await offer.getByRole('button', { name: /^쿠폰 받기/u }).tap();
    await offer.getByText('받은 쿠폰이에요').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'SOLD OUT' });
    await card.locator('h3 a, h4 a').first().tap();
    await page.waitForURL('**/goods/detailGoods?*');
    await settled(page);
    await chooseGoods(page);
    await page.getByRole('button', { name: '구매하기' }).tap();
    await page.waitForURL('**/m/familyshop/goods/orderGoods/orderForm/*');
    await writeAddress(page);
    await page.getByRole('button', { name: /할인받기$/u }).tap();
    await page.getByText(/^쿠폰 \d장 · −/u).waitFor();
    await withCoupons(page, (coupons) => coupons.getByText(coupon).first().waitFor());
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await agree(page);
    const provider = await goToProvider(page, 'phone');
    await provider.getByRole('button', { name: /승인하기$/u }).tap();
    await provider.getByRole('button', { name: '쇼핑몰로 돌아가기' }).tap();
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test(
  'an event is entered once, from whichever tab, and one that is over still answers an old link',
  { timeout: 120_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, context, complaints } = await visit('desktop', await memberOf());
    const second = await context.newPage();
    for (const tab of [page, second]) await openEvent(tab, shop.url);
    await page.getByRole('button', { name: '응모하기' }).press('Enter');
    await page.getByText('‘가족에게 하고 싶은 말’에 답해 주세요.').waitFor();
    await enter(page);
    await page.getByText('에 응모했어요.').waitFor();
    await enter(second);
    await second.getByText('에 응모했어요.').waitFor();
    await page.reload();
    await page.getByText('에 응모했어요.').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.goto(`${shop.url}/familyshop/exhibition/autumn-walk`);
    await page.getByText('응모를 마감했어요.').waitFor();
    await page.getByRole('heading', { name: '당첨자' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

async function openEvent(page: Page, shopUrl: string): Promise<void> {
  await page.goto(`${shopUrl}/familyshop/exhibition/family-photo`);
  await settled(page);
  await page.getByRole('textbox', { name: /^가족에게 하고 싶은 말/u }).waitFor();
}

async function enter(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^가족에게 하고 싶은 말/u }).fill(wish);
  await agree(page);
  await page.getByRole('button', { name: '응모하기' }).press('Enter');
}
