// Full tier: windows of the payment provider that are closed, blocked or left open.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { goToProvider } from '../harness/payment-provider.ts';
import type { Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

/** The two windows go on side by side. */
const soon = { timeout: 30_000 };

/** Where a new member on a desktop pays for an order that is held. */
async function anOrderToPay(shop: Shop) {
  const member = await newMember(shop);
  const number = await newOrder(shop, member);
  return {
    address: `${shop.url}/familyshop/order/orderPay/${number}`,
    options: await signedIn(shop.url, ['familyshop'], member.id, member.password),
  };
}

/** This tab did not write the order: it gets the cards and months from the mall. */
async function choose(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await chooseCard(page);
}

async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '신용카드' }).check();
  await page.getByLabel('카드사').selectOption({ index: 1 });
  await page.getByLabel('할부 개월').selectOption('3');
}

async function approve(provider: Page): Promise<void> {
  await provider.getByRole('button', { name: /승인하기$/u }).click();
  await provider.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
}

/** The pages of the provider, as one answers them that cuts the tie to the window that opened it. */
async function cutTie(context: BrowserContext): Promise<void> {
  await context.route('**/pg-test/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' },
    });
  });
}

test(
  'a payment window that is closed leaves the order to be paid again, and one whose way back is lost pays all the same',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const { address, options } = await anOrderToPay(shop);
    const { page, complaints } = await visit('desktop', options);
    await choose(page, address);
    const first = await goToProvider(page, 'desktop');
    await page.getByRole('heading', { name: '결제 창에서 결제해 주세요' }).waitFor();
    await first.close();
    await page.getByRole('heading', { name: '아직 결제되지 않았어요' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // From here the next Tab reaches the link.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('다시 결제하기');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '결제하기', level: 1 }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

    await chooseCard(page);
    const second = await goToProvider(page, 'desktop');
    await second.getByText('다른 경우 해 보기').click();
    await second.getByRole('group', { name: '쇼핑몰로 돌아가기' }).getByRole('radio').nth(1).check();
    await second.getByRole('button', { name: /승인하기$/u }).click();
    await second.getByRole('heading', { name: '돌아가는 길이 끊겼어요' }).waitFor();
    await second.close();
    await page.waitForURL('**/familyshop/order/orderComplete/*');
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test(
  'a provider that cuts the link between the windows still reports the result, and its window closes or goes on',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const { address, options } = await anOrderToPay(shop);
    const { page, context } = await visit('desktop', options);
    await cutTie(context);
    await choose(page, address);
    const provider = await goToProvider(page, 'desktop');
    // This page considers the window closed, so it offers other ways; the shopper still pays there.
    await page.getByRole('heading', { name: '아직 결제되지 않았어요' }).waitFor();
    await approve(provider);
    await page.waitForURL('**/familyshop/order/orderComplete/*');
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    const confirmed = provider.getByRole('heading', { name: '결제 결과를 확인했어요' });
    await expect.poll(async () => provider.isClosed() || (await confirmed.isVisible()), soon).toBe(true);
  },
);

test(
  'where the browser blocks windows, or no page waits for one any more, the order is shown in the window of the payment',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const blocked = await anOrderToPay(shop);
    const { page, context } = await visit('desktop', blocked.options);
    await context.addInitScript(() => {
      window.open = () => null;
    });
    await choose(page, blocked.address);
    await page.getByRole('button', { name: /결제하기$/u }).click();
    await page.waitForURL('**/pg-test/**');
    await approve(page);
    await page.waitForURL('**/familyshop/order/orderComplete/*');
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();

    const left = await anOrderToPay(shop);
    const { page: shopPage } = await visit('desktop', left.options);
    await choose(shopPage, left.address);
    const provider = await goToProvider(shopPage, 'desktop');
    await shopPage.goto(`${shop.url}/familyshop/home`);
    await approve(provider);
    await provider.waitForURL('**/familyshop/order/orderComplete/*');
    await provider.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
  },
);
