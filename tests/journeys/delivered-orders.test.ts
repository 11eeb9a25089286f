// Full tier: returns and exchanges on a phone; components prove the forms.
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { pot } from '../../mall/test/rest/cases/buying-calls.ts';
import { runJobs } from '../../mall/test/rest/harness/jobs.ts';
import { aBuyer } from '../../mall/test/rest/harness/orders.ts';
import { pay } from '../../mall/test/rest/harness/payments.ts';
import { aNewMember } from '../../mall/test/rest/harness/people.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { password, worldNow } from '../../mall/test/rest/harness/world.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { signedIn } from '../harness/signed-in.ts';
import { act } from '../harness/order-actions.ts';

const list = 'm/familyshop/myQuestion/listMyOrder';
const detail = 'm/familyshop/goods/orderGoods/orderDetail';

/** A mall of this process, so that a test takes the steps of the shop when it wants them. */
let shop: Shop;
let gateway: GatewayProcess;
test.beforeAll(async () => {
  shop = await openShop(anyDatabase, { SHOP_PACE_SECONDS: '1' });
  // The browser uses the clock of the machine.
  shop.pass((Date.now() - worldNow.getTime()) / 1000);
  gateway = await startGatewayProcess({
    MALL_API_URL: shop.url,
    PG_TEST: '1',
    WEB_DIST: resolve(import.meta.dirname, '../../web/dist'),
  });
});
test.afterAll(async () => {
  await gateway?.close();
  await shop?.close();
});

/** The shop takes its next steps with orders and claims. */
async function steps(count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) {
    shop.pass(1);
    await runJobs(shop);
  }
}

/** An order of two pieces that has been paid and delivered. */
async function deliveredOrder(loginId: string): Promise<string> {
  const { accessToken: token } = await shop.signIn({ id: loginId });
  const { ordNo, payPrc, pgReq } = await aBuyer(shop, async () => token).buy([{ ...pot, qty: 2 }]);
  await pay(shop, { ordNo, payPrc, payNo: pgReq?.payNo ?? '', loginId, token });
  await steps(3);
  return ordNo;
}

const valueOf = (name: Locator) => name.locator('xpath=following-sibling::*[1]');

/** The last day to return what arrives today, as on the page. */
function lastDay(): string {
  const [year, month, date] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' })
    .format(new Date())
    .split('-')
    .map(Number);
  const day = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (date ?? 1) + 7));
  const words = `${day.getUTCMonth() + 1}월 ${day.getUTCDate()}일`;
  return day.getUTCFullYear() === year ? words : `${day.getUTCFullYear()}년 ${words}`;
}

/** Asks for one piece to be returned, and answers the refund that was shown before. */
async function returnOne(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /단순 변심/u }).check();
  const sum = page.getByRole('region', { name: '환불 예정 금액' });
  const refund = await valueOf(sum.getByText('환불 예정 금액')).innerText();
  await sum.getByText('반품 배송비').waitFor();
  await page.getByRole('button', { name: '반품 신청하기' }).click();
  await page.getByRole('status').getByText(`확인을 마치면 ${refund}을 환불해 드려요.`).waitFor();
  return refund;
}

test(
  'what was delivered is returned, withdrawn, exchanged and confirmed piece by piece on a phone',
  { timeout: 180_000 },
  async ({ visit }) => {
    const { loginId } = await aNewMember(shop);
    const number = await deliveredOrder(loginId);
    const { page, complaints } = await visit('phone', await signedIn(gateway.url, ['familyshop'], loginId, password));
    const main = page.getByRole('main');
    const order = `${gateway.url}/${detail}/${number}`;
    const inTime = main.getByText(`${lastDay()}까지 반품할 수 있어요`);
    await page.goto(order);
    await inTime.waitFor();
    const parcel = page.getByRole('list', { name: /^배송 단계/u }).getByRole('listitem');
    expect((await parcel.locator('strong').allInnerTexts()).map((each) => each.trim())).toEqual([
      '배송 완료',
      '상품 인수',
    ]);
    expect(await inTime.count()).toBe(1);
    await main.getByRole('heading', { name: '영수증' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    // One of two pieces, thought better of.
    await act(page, '반품 신청', '이 주문');
    await page.getByRole('button', { name: '수량 줄이기' }).click();
    await page
      .getByRole('region', { name: '유의 사항' })
      .getByText(/3영업일 안에/u)
      .waitFor();
    await returnOne(page);
    await page.getByRole('button', { name: /^신청 취소/u }).click();
    await page.getByRole('button', { name: '신청 취소하기' }).click();
    await page.getByRole('status').getByText('반품 신청을 취소했어요.').waitFor();
    await page.getByRole('heading', { name: '반품 · 신청 취소' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    // Withdrawn pieces are on a separate line. One is exchanged, with a photo of its fault.
    await main.getByRole('heading', { name: /^주문 상품 2종/u }).waitFor();
    const items = main.getByRole('listitem').filter({ has: page.getByRole('article') });
    await act(items.first(), '교환 신청');
    await page.getByRole('radio', { name: /상품 불량/u }).check();
    const photo = { name: '고장.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByLabel('사진 첨부').setInputFiles(photo);
    await page.getByText('올렸어요').waitFor();
    await page.getByRole('region', { name: '교환 비용' }).getByText('교환에 드는 비용이 없어요.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '교환 신청하기' }).click();
    await page.getByRole('heading', { name: '교환 · 신청 접수' }).waitFor();

    // The other is confirmed, and still returned.
    await act(page, '구매 확정', '이 주문');
    await page.getByText(`확정한 뒤에도 ${lastDay()}까지 반품할 수 있어요.`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '구매 확정하기' }).click();
    await page.getByRole('status').getByText('구매를 확정했어요.').waitFor();
    expect(await inTime.count()).toBe(1);
    await act(page, '반품 신청', '이 주문');
    const refund = await returnOne(page);

    // The shop has the goods back, and what comes instead has arrived.
    await steps(3);
    await page.reload();
    await page.getByRole('heading', { name: '교환 · 처리 완료' }).waitFor();
    await page.getByRole('heading', { name: '반품 · 처리 완료' }).waitFor();
    const done = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '반품 · 처리 완료' }) });
    expect(await valueOf(done.getByText('환불 금액')).innerText()).toBe(refund);
    await main.getByText('일부 환불', { exact: true }).first().waitFor();
    expect(await inTime.count()).toBe(1);

    // Until when something may be returned is what the mall says, also on a device that is days ahead.
    await page.goto(`${gateway.url}/${list}`);
    await main.getByText(`주문번호 ${number}`).waitFor();
    await settled(page);
    await page.clock.setSystemTime(Date.now() + 8 * 86_400_000);
    await main.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await inTime.waitFor();
    expect(complaints).toEqual([]);
  },
);
