// Full tier: refunds, deposits and receipts; the mall proves the amounts, and components the pages.
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/journey.ts';
import { outOfSight } from '../harness/layout-findings.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { payApproved, payAtProvider } from '../harness/payment-provider.ts';
import { signedIn } from '../harness/signed-in.ts';

const won = (words: string) => Number(words.replaceAll(/\D/gu, ''));

test(
  'a paid order is cancelled piece by piece on a desktop, and exactly what was shown and paid is given back',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const number = await newOrder(shop, member);
    const { page } = await visit('desktop', await signedIn(shop.url, ['familyshop'], member.id, member.password));
    await page.goto(`${shop.url}/familyshop/order/orderDetail/${number}`);
    await payApproved(page, 'desktop', '휴대폰 결제');
    await page.getByRole('link', { name: '주문 상세 보기' }).click();
    const total = page.getByRole('region', { name: '결제 금액' }).getByText('합계');
    const paid = await total.locator('xpath=following-sibling::*[1]').innerText();

    // One of the two pieces, then the other.
    const refunds: string[] = [];
    for (const isFirst of [true, false]) {
      await page.getByRole('link', { name: /^주문 취소.*이 주문/u }).click();
      await page.getByRole('region', { name: '유의 사항' }).getByText('휴대폰 결제 환불').waitFor();
      if (isFirst) await page.getByRole('button', { name: '수량 줄이기' }).click();
      await page.getByRole('radio', { name: /단순 변심/u }).check();
      const shown = page.getByRole('region', { name: '환불 예정 금액' }).getByText('환불 예정 금액');
      const refund = await shown.locator('xpath=following-sibling::*[1]').innerText();
      expect(refund).toMatch(/^\d{1,3}(?:,\d{3})*원$/u);
      refunds.push(refund);
      await page.getByRole('button', { name: '주문 취소하기' }).click();
      await page.getByRole('status').getByText(refund).waitFor();
      expect(await page.getByRole('heading', { name: '취소 · 처리 완료' }).count()).toBe(refunds.length);
      await page
        .getByRole('main')
        .getByText(isFirst ? '일부 환불' : '환불 완료', { exact: true })
        .waitFor();
    }
    expect(refunds.map(won).reduce((sum, each) => sum + each)).toBe(won(paid));
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^주문 취소/u })
        .count(),
    ).toBe(0);
  },
);

/** The claim itself, not its trial. */
const isClaim = (request: Request) => request.method() === 'POST' && /"refundTotal":\d/u.test(request.postData() ?? '');

/** Lets the next request reach the mall, but keeps the response from the page. */
async function loseAnswer(page: Page, press: () => Promise<void>): Promise<void> {
  const reached = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    if (!isClaim(route.request())) return route.continue();
    await route.fetch();
    reached.resolve();
    return undefined;
  });
  await press();
  await reached.promise;
}

/** The pages that Chromium prints of this one. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

test(
  'a reload in the middle of cancelling cancels once: the page tells that nothing is left to cancel, and all is given back once',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const number = await newOrder(shop, member);
    const { page } = await visit('phone', await signedIn(shop.url, ['familyshop'], member.id, member.password));
    const order = `${shop.url}/m/familyshop/goods/orderGoods/orderDetail/${number}`;
    await page.goto(order);
    await payApproved(page, 'phone', '휴대폰 결제');
    await page.goto(`${order}/cancel`);
    await page.getByRole('radio', { name: /단순 변심/u }).check();
    const refund = page.getByRole('region', { name: '환불 예정 금액' }).getByText('환불 예정 금액');
    const amount = await refund.locator('xpath=following-sibling::*[1]').innerText();
    await loseAnswer(page, () => page.getByRole('button', { name: '주문 취소하기' }).click());
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.reload();
    await page.getByRole('heading', { name: '지금 취소할 수 있는 상품이 없어요' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: '주문 보기' }).click();
    await page.getByRole('heading', { name: '취소 · 처리 완료' }).waitFor();
    const claims = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^취소 ·/u }) });
    expect(await claims.count()).toBe(1);
    expect(await claims.getByText('환불 금액').locator('xpath=following-sibling::*[1]').innerText()).toBe(amount);
    await page.getByRole('main').getByText('환불 완료', { exact: true }).waitFor();

    // The receipt names each product in full, and stays within the phone.
    expect(await outOfSight(page)).toEqual([]);

    // On paper: the receipt on one page, without any controls.
    await page.emulateMedia({ media: 'print' });
    const receipt = page.getByRole('region', { name: '영수증' });
    expect(await receipt.innerText()).toMatch(
      /결제 영수증[^]*사업자등록번호[^]*휴대폰 결제[^]*승인번호\s*\d{8}[^]*부가세[^]*환불한 금액/u,
    );
    expect(await page.getByRole('main').getByRole('region').count()).toBe(1);
    expect(await pagesOnPaper(page)).toBe(1);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await page.getByRole('region', { name: '배송지' }).count()).toBe(0);
    expect(await page.getByRole('banner').getByRole('link').allInnerTexts()).toHaveLength(1);
  },
);

test(
  'an order waits for its deposit, and is paid by the exact amount alone',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const number = await newOrder(shop, member);
    const { page } = await visit('phone', await signedIn(shop.url, ['familyshop'], member.id, member.password));
    await page.goto(`${shop.url}/m/familyshop/goods/orderGoods/orderDetail/${number}`);
    await payAtProvider(page, 'phone', '가상계좌');
    await page.getByRole('button', { name: '가상계좌 받기' }).click();
    await page.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
    await page.getByRole('heading', { name: '입금을 기다리고 있어요' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const account = await page
      .getByText('입금 계좌')
      .locator('xpath=following-sibling::*[1]')
      .locator('strong')
      .innerText();
    const complete = page.url();

    const deposit = async (amount: string) => {
      await page.goto(`${shop.url}/pg-test/vbank/${account}`);
      await page.getByLabel('보낼 금액(원)').fill(amount);
      await page.getByRole('button', { name: '입금하기' }).click();
    };
    await deposit('1000');
    await page.goto(complete);
    await page.getByRole('heading', { name: '입금을 기다리고 있어요' }).waitFor();
    const owed = await page.getByText('입금할 금액').locator('xpath=following-sibling::*[1]').innerText();
    await deposit(owed.replaceAll(/\D/gu, ''));
    // The provider notifies the mall a moment later.
    await expect
      .poll(
        async () => {
          await page.goto(complete);
          return page.getByRole('heading', { level: 1 }).filter({ hasNotText: '확인하고 있어요' }).innerText();
        },
        { timeout: 60_000, interval: 2_000 },
      )
      .toBe('주문이 완료됐어요');
  },
);
