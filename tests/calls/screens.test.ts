// Full tier: the calls of each screen of buying, in a browser.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { agree, writeAddress } from '../harness/order-form.ts';

/** The frame around every page, once in a document; the counts of orders again where orders change. */
const frame = ['GET layout/menu', 'GET layout/smart', 'GET my-shop/summary'];
const ofDetail = ['GET products/goods/{id}', 'POST products/goods', 'POST products/goods/{id}/calc'];
const ofCart = ['GET carts', 'POST products/goods'];
const ofSheet = ['GET orders/sheet/{ordShtNo}', 'GET deliveries'];
/** A mutation ends the freshness of data: counts that came while it ran are asked for once more. */
const afterChange = ['GET my-shop/summary', 'GET carts/count'];
const ofComplete = ['GET payments/{ordNo}/status', 'GET orders/{ordNo}'];

/** The gateway's calls to the mall for this page, as its responses list them. */
function callsOf(page: Page): () => Promise<string[]> {
  const told: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql') told.push(response.json().then(endpointsIn, () => []));
  });
  return async () => {
    await settled(page);
    return (await Promise.all(told.splice(0))).flat();
  };
}

function endpointsIn(body: unknown): string[] {
  const { extensions } = body as { extensions?: { upstream?: { endpoint: string }[] } };
  return extensions?.upstream?.map(({ endpoint }) => endpoint) ?? [];
}

/** Nothing twice but `mayRepeat`, and beside the screen's own at most one call. `others`: made late, or by another window. */
function expectOnce(calls: string[], own: string[], others: string[] = [], mayRepeat: string[] = []): void {
  const repeated = calls.filter((call, index) => calls.indexOf(call) !== index);
  expect(repeated.filter((call) => !mayRepeat.includes(call))).toEqual([]);
  expect(calls).toEqual(expect.arrayContaining(own));
  const beside = calls.filter((call) => ![...own, ...others, ...frame].includes(call));
  expect(beside.slice(1)).toEqual([]);
}

test(
  'each screen of buying asks for its own and at most one thing beside',
  { timeout: 240_000 },
  async ({ shop, visit, memberOf }) => {
    const { page } = await visit('desktop', await memberOf());
    // Without the page as markup, which is rendered from the same calls and lists none of them.
    await page.route('**/member-page', (route) => route.fulfill({ status: 204 }));
    const calls = callsOf(page);
    await page.goto(`${shop.url}/familyshop/home`);
    await calls();

    const chosen = new URLSearchParams({ gdsGrpNo: 'GD26013329', option: 'GD26013329-1', color: '딥 네이비' });
    await page.goto(`${shop.url}/familyshop/goods/detailGoods?${chosen}`);
    // The price of the choice is a document of its own, which finds the goods by the same call: one call if both come at once.
    expectOnce(await calls(), ofDetail, ['GET alarms'], ['GET products/goods/{id}']);
    await page.getByRole('button', { name: '장바구니 담기' }).click();
    await page.getByRole('link', { name: '장바구니 보기' }).waitFor();
    expectOnce(await calls(), ['POST carts'], [], afterChange);

    await page.getByRole('link', { name: '장바구니 보기' }).click();
    await page.getByRole('button', { name: '총 1건 주문하기' }).waitFor();
    expectOnce(await calls(), ofCart);
    await page.reload();
    expectOnce(await calls(), ofCart);
    expect(await page.getByText('담은 상품 1개').count()).toBe(1);

    await page.getByRole('button', { name: '총 1건 주문하기' }).click();
    await page.waitForURL('**/familyshop/order/orderForm/*');
    expectOnce(await calls(), ['POST orders/sheet', ...ofSheet], [], afterChange);
    await page.reload();
    expectOnce(await calls(), ofSheet);

    await writeAddress(page);
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await agree(page);
    await calls();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: /결제하기$/u }).click();
    const window = await opened;
    await window.getByRole('button', { name: /승인하기$/u }).click();
    await window.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
    await page.waitForURL('**/familyshop/order/orderComplete/*');
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    expectOnce(await calls(), ['POST orders', ...ofComplete], ['POST payments/return'], afterChange);
    expect(await page.getByText(/담은 상품/u).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    expectOnce(await calls(), ofComplete);
  },
);
