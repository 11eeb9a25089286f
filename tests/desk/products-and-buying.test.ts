// Full tier: stock, prices and the closing of buying at the desk; the mall proves each call.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { kettle, pot } from '../../mall/test/rest/cases/buying-calls.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { openDoor, type Door } from '../../mall/test/rest/harness/operators.ts';
import { aBuyer, stockAll } from '../../mall/test/rest/harness/orders.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { beans, subscribe } from '../../mall/test/rest/harness/subscriptions.ts';
import { toDts } from '../../mall/src/wire/dts.ts';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/journey.ts';

interface Row {
  slPrc: number | null;
  stckqty: number;
  gdsStat: string;
  planList: { slPrc: number | null; fromDts: string }[];
  cyclList: { cyclCd: string; prc: number; riseList: { fromDt: string }[] }[];
}

const daySeconds = 86_400;

let shop: Shop;
let door: Door;
test.beforeAll(async () => {
  shop = await openShop(anyDatabase);
  door = await openDoor(shop);
  await stockAll(shop, 90);
});
test.afterAll(async () => {
  await door?.close();
  await shop?.close();
});

/** In the mall's time, which stands still. */
const inDays = (days: number) => toDts(new Date(shop.context.now().getTime() + days * daySeconds * 1000));

async function rowOf(gdsGrpNo: string): Promise<Row> {
  const { list } = await door.ask<{ list: Row[] }>('listStock', { params: { kwd: gdsGrpNo } });
  if (!list[0]) throw new Error(`There is no ${gdsGrpNo}.`);
  return list[0];
}

async function signInAt(page: Page, path: string): Promise<void> {
  await page.goto(`${door.url}${path}`);
  await page.getByLabel('키', { exact: true }).fill(await door.keyOf('ALL'));
  await page.keyboard.press('Enter');
}

async function findProduct(page: Page, number: string): Promise<void> {
  await page.getByLabel('이름이나 번호로 찾기').fill(number);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/products?kwd=${number}`);
  await page.getByText('모두 1건').waitFor();
}

test(
  'a price and a stock are changed now or from a moment on, which is taken back, and a choice counts for itself',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { page, complaints } = await visit('desktop');
    await signInAt(page, '/products');
    const { slPrc, stckqty } = await rowOf(pot.gdsGrpNo);
    if (slPrc === null) throw new Error('The pot has a price.');
    await findProduct(page, pot.gdsGrpNo);
    const dialog = page.getByRole('dialog');
    const open = () => page.getByRole('button', { name: /^바꾸기: /u }).click();
    await open();
    await dialog.getByRole('button', { name: '바꾸기' }).click();
    await dialog.getByText('바꿀 것을 하나 이상 입력해주세요.').waitFor();
    await dialog.getByLabel('판매가').fill('만원');
    await dialog.getByRole('button', { name: '바꾸기' }).click();
    await expect.poll(() => dialog.getByLabel('판매가').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByLabel('판매가').fill('12,300');
    await dialog.getByLabel('바꾸는 때').fill('2026-05-01T00:00');
    await dialog.getByText('2026. 5. 1. 00:00부터: 판매가 12,300원').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: '바꾸기' }).click();
    await page.getByText(/바꿨어요\. 나중에 바뀌는 것은 예정에 있어요\./u).waitFor();
    const planned = page.getByRole('row').filter({ hasText: '2026. 5. 1. 00:00부터판매가 12,300원' });
    await planned.waitFor();
    expect(await rowOf(pot.gdsGrpNo)).toMatchObject({ slPrc, stckqty, planList: [{ slPrc: 12_300 }] });
    expect(await axeFindings(page)).toEqual([]);

    await page.getByLabel('예정', { exact: true }).selectOption('예정이 있는 상품');
    await page.waitForURL(/planYn=Y/u);
    await page.getByRole('button', { name: /^예정 취소: .*2026\. 5\. 1\./u }).click();
    await page.getByText('찾는 상품이 없어요.').waitFor();
    expect(await rowOf(pot.gdsGrpNo)).toMatchObject({ slPrc, planList: [] });

    await page.goto(`${door.url}/products?kwd=${kettle.gdsGrpNo}`);
    await open();
    await dialog.getByLabel('수량을 바꿀 것').selectOption({ index: 0 });
    await dialog.getByLabel('남은 수량').fill('3');
    await dialog.getByLabel('판매', { exact: true }).selectOption('판매 중지');
    await dialog.getByText(/^바로: 판매 중지 · .+ 3개$/u).waitFor();
    await dialog.getByRole('button', { name: '바꾸기' }).click();
    await page.getByText('상품 · 판매 중지').waitFor();
    expect(await rowOf(kettle.gdsGrpNo)).toMatchObject({ gdsStat: 'GD00404' });
    await door.ask('changeProduct', { params: { gdsGrpNo: kettle.gdsGrpNo }, body: { gdsStat: 'GD00403' } });
    expect(complaints.filter((line) => !/40[01]/u.test(line))).toEqual([]);
  },
);

test(
  "a subscription's price is raised from a day on, and the list says whom it was announced to",
  { timeout: 120_000 },
  async ({ visit }) => {
    const { accessToken } = await shop.signIn();
    await subscribe(shop, accessToken, { bgnDt: inDays(0).slice(0, 8) });
    const { page } = await visit('phone');
    await signInAt(page, `/products?kndCd=SUBSCRIPTION&kwd=${beans}`);
    await page.getByRole('button', { name: /^가격 올리기: /u }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('주기').selectOption('M1');
    await dialog.getByLabel('새 가격').fill('15,900');
    await dialog.getByLabel('올리는 날').fill(inDays(3).replace(/^(\d{4})(\d\d)(\d\d).*/u, '$1-$2-$3'));
    await dialog.getByText(/^구독 1건에 .*부터 14,900원 → 15,900원으로/u).waitFor();
    await dialog.getByRole('button', { name: '가격 올리기' }).tap();
    await dialog
      .getByText(/부터 정할 수 있어요\.$/u)
      .last()
      .waitFor();
    await dialog.getByLabel('올리는 날').fill(inDays(40).replace(/^(\d{4})(\d\d)(\d\d).*/u, '$1-$2-$3'));
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: '가격 올리기' }).tap();
    await page.getByText('구독 1건 가운데 0건 동의').waitFor();
    const { cyclList } = await rowOf(beans);
    expect(cyclList.find(({ cyclCd }) => cyclCd === 'M1')).toMatchObject({ prc: 15_900, riseList: [{}] });
  },
);

test('buying is closed with words that are shown before, and opened again', { timeout: 120_000 }, async ({ visit }) => {
  const cntn = '점검하는 동안 주문을 쉬어요. 내일 오전 6시에 다시 열어요.';
  const { accessToken } = await shop.signIn();
  const buyer = aBuyer(shop, async () => accessToken);
  const { page } = await visit('desktop');
  await signInAt(page, '/buying');
  await page.getByText('지금은 열려 있어요.').waitFor();
  const close = page.getByRole('button', { name: '구매 닫기', exact: true });
  await close.click();
  await page.getByText('구매하는 분이 읽을 말: 입력해 주세요.').waitFor();
  await page.getByLabel('구매하는 분이 읽을 말').fill(cntn);
  await page.getByLabel('다시 여는 때').fill('2020-01-01T00:00');
  expect(await page.getByRole('region', { name: '미리보기' }).innerText()).toContain(cntn);
  await close.click();
  await page.getByText('앞으로의 시각을 입력해주세요.').waitFor();
  await page.getByLabel('다시 여는 때').fill('');
  await close.click();
  await page.getByText('지금은 닫혀 있어요. 다시 열 때까지예요.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const { cartNoList } = await buyer.ask<{ cartNoList: string[] }>('addToCart', { body: { itemList: [kettle] } });
  expect(await buyer.call('createOrderSheet', { body: { cartNoList } })).toMatchObject({ message: cntn });
  await page.getByRole('button', { name: '다시 열기: 구매' }).click();
  await page.getByText('지금은 열려 있어요.').waitFor();
  expect((await buyer.call('createOrderSheet', { body: { cartNoList } })).code).toBe('0000');
});
