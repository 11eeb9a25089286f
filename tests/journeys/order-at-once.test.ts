// Full tier: one order in two tabs at once; components prove the form.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseGoods } from '../harness/choose-goods.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { agree } from '../harness/order-form.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';

const soon = { timeout: 30_000 };
const payButton = (page: Page) => page.getByRole('button', { name: /결제하기$/u });

test(
  'on a desktop a wrong quantity is reported, months and a cash receipt need all their fields, and two tabs that order at once order once',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    await newOrder(shop, member); // which gives them an address
    const { page, context } = await visit(
      'desktop',
      await signedIn(shop.url, ['familyshop'], member.id, member.password),
    );
    await page.goto(`${shop.url}/familyshop/goods/detailGoods?gdsGrpNo=GD26010291`);
    await settled(page);
    await chooseGoods(page);
    const pieces = page.getByRole('main').getByRole('textbox', { name: /수량/u });
    for (const text of ['0', '-1', '1.5', '한 개']) {
      await pieces.fill(text);
      await pieces.press('Enter');
      await page
        .getByRole('main')
        .getByRole('alert')
        .getByText(/선택할 수 있어요|숫자로 입력해 주세요/u)
        .waitFor();
      expect(await pieces.inputValue()).toBe(text);
    }
    expect(await axeFindings(page)).toEqual([]);
    await pieces.fill('2');
    await pieces.press('Enter');
    await page.getByRole('button', { name: '구매하기' }).click();
    await page.waitForURL('**/order/orderForm/*');
    const second = await context.newPage();
    await second.goto(page.url());
    await settled(second);

    await page.getByRole('radio', { name: '신용카드' }).check();
    await page.getByLabel('카드사').selectOption({ index: 1 });
    await page.getByLabel('할부 개월').selectOption('3');
    await page.getByText(/^첫 달 [\d,]+원, 모두 [\d,]+원을 내요\.$/u).waitFor();
    expect(await page.getByLabel('할부 개월').locator('option:checked').innerText()).toMatch(/월 [\d,]+원/u);
    await agree(page);

    await second.getByRole('radio', { name: '계좌이체' }).check();
    await second.getByRole('radio', { name: '소득공제' }).check();
    await agree(second);
    await payButton(second).click();
    await second.getByText('휴대폰 번호를 010-1234-5678처럼 입력해 주세요.').waitFor();
    const receipt = second.getByLabel('휴대폰 번호');
    await expect.poll(() => receipt.evaluate((field) => field === document.activeElement), soon).toBe(true);
    await receipt.fill('010-0000-0199');

    await Promise.all([payButton(page).click(), payButton(second).click()]);
    const outcomes = [page, second].map((tab) =>
      tab
        .getByRole('heading', { level: 1, name: /결제 창에서 결제해 주세요|이 주문서로 이미 주문했어요/u })
        .innerText(),
    );
    expect((await Promise.all(outcomes)).toSorted()).toEqual([
      '결제 창에서 결제해 주세요',
      '이 주문서로 이미 주문했어요',
    ]);
    await second.goto(`${shop.url}/familyshop/order/listMyOrder`);
    // This one and the one before.
    await expect.poll(() => second.getByRole('main').getByRole('article').count(), soon).toBe(2);
  },
);
