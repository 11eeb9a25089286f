// Full tier: orders that change while they are written; components prove each.
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { anAddress, pot } from '../../mall/test/rest/cases/buying-calls.ts';
import { setPrice } from '../../mall/test/rest/harness/goods-price.ts';
import { aNewMember } from '../../mall/test/rest/harness/people.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { password, worldNow } from '../../mall/test/rest/harness/world.ts';
import { chooseGoods } from '../harness/choose-goods.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { agree, writeAddress } from '../harness/order-form.ts';
import { signedIn } from '../harness/signed-in.ts';

/** A mall of this process, so that a test can change what it sells while a page is open. */
let shop: Shop;
let gateway: GatewayProcess;
test.beforeAll(async () => {
  shop = await openShop(anyDatabase);
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

const pays = (page: Page, total: string) => page.getByRole('button', { name: `${total} 결제하기` });

/** Waits until the page says why the total has changed, and shows both. */
async function changed(page: Page, why: string, totals: readonly string[]): Promise<void> {
  const told = page.getByRole('alert').filter({ hasText: why });
  await told.waitFor();
  const text = await told.innerText();
  for (const total of totals) expect(text).toContain(total);
}

async function moveToIsland(id: string): Promise<void> {
  const { accessToken: token } = await shop.signIn({ id });
  const [address] = await shop.ask<{ dlvNo: string }[]>('listDeliveries', { token });
  const body = { ...anAddress, zipCd: '63120', roadAddr: '제주특별자치도 제주시 가온길 12' };
  await shop.ask('updateDelivery', { token, params: { dlvNo: address?.dlvNo }, body });
}

const message = (page: Page) => page.getByLabel(/^배송 요청사항/u);

test(
  'goods keep the price of an open order form; another total is shown beside the old one and asked for again, and nothing typed is lost',
  { timeout: 180_000 },
  async ({ visit }) => {
    const { loginId } = await aNewMember(shop);
    const { page } = await visit('phone', await signedIn(gateway.url, ['familyshop'], loginId, password));
    await page.clock.install();
    await page.goto(`${gateway.url}/m/familyshop/goods/detailGoods?gdsGrpNo=${pot.gdsGrpNo}`);
    await settled(page);
    await chooseGoods(page);
    await page.getByRole('button', { name: '구매하기' }).click();
    await page.getByRole('heading', { name: '주문서', level: 1 }).waitFor();
    await writeAddress(page);
    await message(page).fill('문 앞에 놓아 주세요 🙂');
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await setPrice(shop, pot.gdsGrpNo, 31_500);
    await page.reload();
    await settled(page);
    await agree(page);

    // Another device changes the address to one on an island.
    await moveToIsland(loginId);
    await pays(page, '32,000원').click();
    await changed(page, '결제 금액이 바뀌었어요. 확인하고 다시 눌러 주세요.', ['32,000원', '35,000원']);
    await pays(page, '35,000원').waitFor();
    expect(await message(page).inputValue()).toBe('문 앞에 놓아 주세요 🙂');
    expect(await page.getByRole('radio', { name: '휴대폰 결제' }).isChecked()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    // The next sheet takes the prices of its own time.
    await page.clock.fastForward(28 * 60_000 + 5_000);
    await page.getByRole('button', { name: '시간 늘리기' }).click();
    await changed(page, '주문서를 다시 만드는 사이 결제 금액이 바뀌었어요.', ['35,000원', '37,500원']);
    expect(await message(page).inputValue()).toBe('문 앞에 놓아 주세요 🙂');
    expect(await axeFindings(page)).toEqual([]);
    await agree(page);
    await pays(page, '37,500원').click();
    await page.waitForURL('**/pg-test/**');
    await page.getByText('37,500원').first().waitFor();
  },
);
