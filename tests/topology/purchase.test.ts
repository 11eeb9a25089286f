// Full tier: a purchase through the proxy, with every program.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';
import { launchBrowser, settled, visit } from '../harness/browser.ts';
import { largePhoto } from '../harness/large-photo.ts';
import { newOrder } from '../harness/new-order.ts';
import { payApproved } from '../harness/payment-provider.ts';
import { signedIn } from '../harness/signed-in.ts';
import { openTopology, type Topology } from '../harness/topology.ts';
import { act } from '../harness/order-actions.ts';

const gaon = { id: 'gaon', password: 'Family!2026' };

let shop: Topology;
let browser: Browser;
beforeAll(async () => {
  // The shop takes its steps sooner than in the containers; all else is as there.
  const mallSettings = { SHOP_PACE_SECONDS: '2' };
  shop = await openTopology({ databaseUrl: await seededDatabaseUrl(), mallSettings });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** Reloads a page until it shows something, as a waiting shopper does. */
async function until(page: Page, url: string, wanted: Locator): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    await page.goto(url);
    await settled(page);
    if (await wanted.isVisible()) return;
    await page.waitForTimeout(2_000);
  }
  throw new Error(`${url} never showed ${String(wanted)}`);
}

test('the notices of what the storefront carries are served', async () => {
  const notices = await fetch(`${shop.url}/third-party-notices.txt`);
  expect([notices.status, notices.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await notices.text()).toContain('with Reserved Font Name Pretendard');
});

test('a file of nobody is refused by the gateway, in its own words, while it still arrives', async () => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(largePhoto())], { type: 'image/png' }), 'photo.png');
  const answer = await fetch(`${shop.url}/files?mallUrl=familyshop&purpose=CLAIM`, {
    method: 'POST',
    headers: { 'x-idempotency-key': 'a-key-of-nobody' },
    body: form,
  });
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }) })] },
  ]);
});

test('an operation that is too large is refused by the gateway too', async () => {
  const { status, headers } = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'q'.repeat(900_000) }),
  });
  expect([status, headers.get('content-type')]).toEqual([413, expect.stringContaining('json')]);
});

test(
  'a purchase goes through the proxy: paid, delivered, and returned with a photo',
  { timeout: 300_000 },
  async () => {
    const number = await newOrder(shop, gaon);
    const session = await signedIn(shop.url, ['familyshop'], gaon.id, gaon.password);
    const { page, complaints, context } = await visit(browser, 'desktop', session);
    const order = `${shop.url}/familyshop/order/orderDetail/${number}`;
    await page.goto(order);
    await page
      .getByRole('contentinfo')
      .getByText(/^시연용 쇼핑몰이에요/u)
      .waitFor();
    await payApproved(page, 'desktop', '휴대폰 결제');

    await until(
      page,
      order,
      page
        .getByRole('main')
        .getByText(/까지 반품할 수 있어요/u)
        .first(),
    );
    await act(page, '반품 신청', '이 주문');
    await page.getByRole('radio', { name: /상품 불량/u }).check();
    const photo = { name: '고장.png', mimeType: 'image/png', buffer: largePhoto() };
    expect(photo.buffer.length).toBeGreaterThan(2_000_000);
    await page.getByLabel('사진 첨부').setInputFiles(photo);
    await page.getByText('올렸어요').waitFor();
    await page.getByRole('button', { name: '반품 신청하기' }).click();
    await page
      .getByRole('status')
      .getByText(/확인을 마치면/u)
      .waitFor();
    await until(page, order, page.getByRole('heading', { name: '반품 · 처리 완료' }));
    await page.getByRole('main').getByText('환불 완료', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);
