import { expect } from 'vitest';
import { aKey } from '../../mall/test/rest/cases/buying-calls.ts';
import { aMixedOrder, aPaidOrder, aParty } from '../../mall/test/rest/cases/statement-calls.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { openDoor } from '../../mall/test/rest/harness/operators.ts';
import type { Order } from '../../mall/test/rest/harness/orders.ts';
import { openPaymentShop, pass } from '../../mall/test/rest/harness/payment-shop.ts';
import type { Shop } from '../../mall/test/rest/harness/shop.ts';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/journey.ts';

test('a tax invoice that a company asked for is at the desk until its number is written', async ({
  visit,
  onTestFinished,
}) => {
  const shop = await openPaymentShop(anyDatabase);
  const door = await openDoor(shop);
  onTestFinished(async () => {
    await door.close();
    await shop.close();
  });
  const { token, ordNo } = await aPaidOrder(shop);
  await shop.ask('requestTaxInvoice', { token, params: { ordNo, ...aKey() }, body: aParty });
  const { page } = await visit('desktop');
  await page.goto(door.url);
  await page.getByLabel('키', { exact: true }).fill(await door.keyOf('SERVICE'));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '(세금)계산서 1' }).click();
  const row = page.getByRole('row', { name: new RegExp(ordNo, 'u') });
  expect((await row.innerText()).replaceAll(/\s+/gu, ' ')).toMatch(
    /다온상사 123-45-67891 대표 한가온 .*공급가액 [\d,]+원/u,
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '발행함: 다온상사' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('세금계산서 국세청 승인번호').fill('2026');
  await dialog.getByRole('button', { name: '발행함' }).click();
  await expect.poll(() => dialog.getByLabel('세금계산서 국세청 승인번호').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByLabel('세금계산서 국세청 승인번호').fill('202611234100000000000001');
  await dialog.getByRole('button', { name: '발행함' }).click();
  await page.getByText('발행할 (세금)계산서가 없어요.').waitFor();

  await cancelWhole(shop, { token, ordNo });
  await page.reload();
  await page.getByText(/^수정 -[\d,]+원$/u).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '수정 발행함: 다온상사' }).click();
  await dialog.getByLabel('세금계산서 국세청 승인번호').fill('202611234100000000000002');
  await dialog.getByRole('button', { name: '수정 발행함' }).click();
  await page.getByText('발행할 (세금)계산서가 없어요.').waitFor();
});

test('goods that are free of tax have a document and a number of their own', async ({ visit, onTestFinished }) => {
  const shop = await openPaymentShop(anyDatabase);
  const door = await openDoor(shop);
  onTestFinished(async () => {
    await door.close();
    await shop.close();
  });
  const { token, ordNo } = await aMixedOrder(shop);
  await shop.ask('requestTaxInvoice', { token, params: { ordNo, ...aKey() }, body: aParty });
  const { page } = await visit('desktop');
  await page.goto(`${door.url}/tax-invoices`);
  await page.getByLabel('키', { exact: true }).fill(await door.keyOf('SERVICE'));
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: new RegExp(ordNo, 'u') });
  expect((await row.innerText()).replaceAll(/\s+/gu, ' ')).toMatch(
    /세금계산서: 공급가액 [\d,]+원 · 부가세 [\d,]+원 계산서: 면세금액 [\d,]+원/u,
  );
  await page.getByRole('button', { name: '발행함: 다온상사' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const [taxed, exempt] = [dialog.getByLabel(/^세금계산서 국세청/u), dialog.getByLabel(/^계산서 국세청/u)];
  await taxed.fill('202611234100000000000001');
  await dialog.getByRole('button', { name: '발행함' }).press('Enter');
  await dialog.getByText('계산서 국세청 승인번호: 입력해 주세요.', { exact: true }).waitFor();
  await exempt.fill('2026');
  await exempt.press('Enter');
  await expect.poll(() => exempt.getAttribute('aria-invalid')).toBe('true');
  expect(await taxed.getAttribute('aria-invalid')).not.toBe('true');
  await exempt.fill('202611234100000000000002');
  await exempt.press('Enter');
  await page.getByText('발행할 (세금)계산서가 없어요.').waitFor();
  await page.getByRole('link', { name: '(세금)계산서 0' }).waitFor();
});

async function cancelWhole(shop: Shop, { token, ordNo }: { token: string; ordNo: string }): Promise<void> {
  const { itemList, payPrc } = await shop.ask<Order>('getOrder', { token, params: { ordNo } });
  const lines = itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty }));
  const body = { itemList: lines, rsnCd: 'CL00201', rsnCntn: null, rfndPrc: payPrc, dryYn: 'N' };
  await shop.ask('cancelOrder', { token, params: { ordNo, ...aKey() }, body });
  await pass(shop, 5);
}
