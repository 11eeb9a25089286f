// Full tier: orders that fail midway; components prove each refusal.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseGoods } from '../harness/choose-goods.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { payAtProvider } from '../harness/payment-provider.ts';
import { signedIn } from '../harness/signed-in.ts';

const soon = { timeout: 30_000 };

test(
  'a payment that the provider refused is tried again on a phone, and one whose way back is lost is found by its order',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const number = await newOrder(shop, member);
    const { page } = await visit('phone', await signedIn(shop.url, ['familyshop'], member.id, member.password));
    await page.goto(`${shop.url}/m/familyshop/goods/orderGoods/orderDetail/${number}`);
    await payAtProvider(page, 'phone', '휴대폰 결제');
    await page.getByText('다른 경우 해 보기').click();
    await page.getByRole('button', { name: '카드사가 거절하기' }).click();
    await page.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
    const refused = page.getByRole('heading', { name: '결제하지 못했어요' });
    await refused.waitFor();
    await page.getByText('결제된 금액은 없어요.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await refused.waitFor();

    await page.getByRole('link', { name: '다시 결제하기' }).click();
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await page.getByRole('button', { name: /결제하기$/u }).click();
    await page.waitForURL('**/pg-test/**');
    await page.getByText('다른 경우 해 보기').click();
    await page.getByRole('group', { name: '쇼핑몰로 돌아가기' }).getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: /승인하기$/u }).click();
    await page.getByRole('heading', { name: '돌아가는 길이 끊겼어요' }).waitFor();

    // Nothing has told the mall: the shopper finds the order unpaid, and asks for the state of the payment.
    await page.goto(`${shop.url}/m/familyshop/goods/orderGoods/listMyOrder`);
    await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').click();
    await page.getByText('이미 결제했나요?').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: '결제 상태 확인하기' }).click();
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    await page.goto(`${shop.url}/m/familyshop/goods/orderGoods/orderDetail/${number}`);
    await page.getByRole('link', { name: /^주문 취소/u }).waitFor();
    expect(await page.getByRole('link', { name: /^결제하기/u }).count()).toBe(0);
  },
);

async function openForm(page: Page, start: string): Promise<void> {
  await page.goto(`${start}/goods/detailGoods?gdsGrpNo=GD26000372`);
  await settled(page);
  await chooseGoods(page);
  await page.getByRole('button', { name: '구매하기' }).click();
  await page.getByRole('heading', { name: '주문서', level: 1 }).waitFor();
}

test(
  'on a phone invalid input of an order is reported at its field, which gets the focus, and all input stays',
  { timeout: 180_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, complaints } = await visit('phone', await memberOf('haram'));
    await openForm(page, `${shop.url}/m/familyshop`);
    const points = page.getByLabel(/^포인트/u);
    const total = page.getByRole('button', { name: /원 결제하기$/u });
    const before = await total.innerText();
    await points.click();
    await page.keyboard.type('-50');
    await page.keyboard.press('Enter');
    await page.getByText(/10P 단위로 쓸 수 있어요\.$/u).waitFor();
    expect(await points.getAttribute('aria-invalid')).toBe('true');
    expect(await total.innerText()).toBe(before);
    await total.click();
    await expect.poll(() => points.evaluate((field) => field === document.activeElement), soon).toBe(true);
    await points.fill('');

    const message = page.getByLabel(/^배송 요청사항/u);
    await message.click();
    const tooLong = `<b>문 앞</b>${'🙂'.repeat(2000)}`;
    await page.keyboard.insertText(tooLong);
    await expect.poll(() => message.getAttribute('aria-invalid'), soon).toBe('true');
    expect(await message.inputValue(), 'nothing is cut').toBe(tooLong);
    const kept = '<b>문 앞</b>🙂';
    await message.fill(kept);

    await page.getByRole('button', { name: /변경.*주문자/u }).click();
    const name = page.getByRole('textbox', { name: /^이름/u });
    await name.fill('');
    await total.click();
    await expect.poll(() => name.getAttribute('aria-invalid'), soon).toBe('true');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement), soon).toBe(true);
    expect(await name.getAttribute('aria-describedby')).not.toBeNull();
    expect(await message.inputValue()).toBe(kept);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await settled(page);
    await expect.poll(() => message.inputValue(), soon).toBe(kept);
    expect(await total.innerText()).toBe(before);
    expect(complaints).toEqual([]);
  },
);
