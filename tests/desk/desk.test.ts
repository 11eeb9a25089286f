import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aKey, kettle, pot } from '../../mall/test/rest/cases/buying-calls.ts';
import { aQuestion } from '../../mall/test/rest/cases/question-calls.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { openDoor, type Door } from '../../mall/test/rest/harness/operators.ts';
import { aBuyer, pay, stockAll } from '../../mall/test/rest/harness/orders.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/journey.ts';

let shop: Shop;
let door: Door;
let token: string;
test.beforeAll(async () => {
  shop = await openShop(anyDatabase);
  door = await openDoor(shop);
  await stockAll(shop, 90);
  token = (await shop.signIn()).accessToken;
});
test.afterAll(async () => {
  await door?.close();
  await shop?.close();
});

const buyer = () => aBuyer(shop, async () => token);

async function paidOrder(goods: object): Promise<string> {
  const placed = await buyer().buy([goods]);
  await pay(shop, placed);
  return placed.ordNo;
}

/** Signs in at the desk by the keyboard. */
async function atTheDesk(page: Page): Promise<void> {
  await page.goto(door.url);
  await page.getByLabel('키', { exact: true }).fill('desk_wrong');
  await page.keyboard.press('Enter');
  await page.getByText('없는 키이거나 기간이 끝난 키예요.').waitFor();
  await page.getByLabel('키', { exact: true }).fill(await door.keyOf('ALL'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '준비할 주문' }).waitFor();
}

const fileOf = (...lines: string[]) => ({
  name: '송장.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`주문번호,택배사,송장번호\n${lines.join('\n')}\n`),
});

test('an operator prepares, sends by hand and by file, refuses and answers, and each list says what is left', async ({
  visit,
}) => {
  const [first, second] = [await paidOrder(kettle), await paidOrder(pot)];
  await shop.ask('createQuestion', { token, params: aKey(), body: aQuestion });
  const { page, complaints } = await visit('desktop');
  await atTheDesk(page);
  expect(await axeFindings(page)).toEqual([]);

  for (const ordNo of [first, second]) {
    await page.getByRole('button', { name: `준비 시작: ${ordNo}` }).click();
    await page.getByText(`${ordNo}: 상품 준비 중으로 바꿨어요.`).waitFor();
  }
  await page.getByText('준비할 주문이 없어요.').waitFor();

  await page.getByRole('link', { name: '보낼 주문 2' }).click();
  await page.getByRole('button', { name: `발송: ${first}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '발송' }).click();
  await dialog.getByText('송장번호: 입력해 주세요.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('송장번호').fill('6400-1234-5678');
  await dialog.getByLabel('송장번호').press('Enter');
  await page.getByText(`${first}: 발송했어요.`).waitFor();
  expect((await buyer().read(first)).ordStat).toBe('OR00104');

  await page.getByRole('button', { name: '송장 파일로 발송' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('파일', { exact: true }).click();
  await (await chooser).setFiles(fileOf('OR0000,가온택배,640000000001', `${second},가온택배,640000000002`));
  await dialog.getByText('2줄을 읽었어요.').waitFor();
  await dialog.getByRole('button', { name: '발송' }).click();
  await dialog.getByText('2번째 줄 (OR0000): 주문을 찾을 수 없어요.').waitFor();
  expect((await buyer().read(second)).ordStat).toBe('OR00104');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^1:1 문의/u }).click();
  await page.getByRole('button', { name: `답변: ${aQuestion.title}` }).click();
  await dialog.getByLabel('답변').fill('오늘 보냈어요.');
  await dialog.getByRole('button', { name: '답변' }).click();
  await page.getByText('답변을 기다리는 문의가 없어요.').waitFor();

  await page.reload();
  await page.getByRole('heading', { name: '1:1 문의' }).waitFor();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByLabel('키', { exact: true }).waitFor();
  // A wrong key is a refused request, which Chromium writes to its console.
  expect(complaints.filter((line) => !/401/u.test(line))).toEqual([]);
});
