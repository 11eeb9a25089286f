import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { agree, writeAddress } from '../harness/order-form.ts';
import { goToProvider } from '../harness/payment-provider.ts';

/** Chooses the first color and option in the sheet that a press of the button opens, and goes on there. */
async function buyInSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: '구매하기' }).tap();
  const sheet = page.getByRole('dialog', { name: '색상과 옵션을 선택해 주세요' });
  for (const name of ['색상', '옵션']) await sheet.getByRole('group', { name }).getByRole('radio').first().check();
  await sheet.getByRole('button', { name: '구매하기' }).tap();
}

test(
  'a visitor on a phone buys at once: chooses, signs in, writes an address, and pays',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const { page, complaints } = await visit('phone');
    await page.goto(`${shop.url}/m/familyshop/goods/detailGoods?gdsGrpNo=GD26013329`);
    await settled(page);
    await buyInSheet(page);
    await page.waitForURL('**/m/familyshop/login?redirect=*');
    await page.getByRole('status').getByText('로그인하면 주문서로 이어 드려요.').waitFor();
    await page.getByLabel('아이디').first().fill(member.id);
    await page.getByLabel('비밀번호').first().fill(member.password);
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await page.waitForURL('**/m/familyshop/goods/orderGoods/orderForm/*');
    await writeAddress(page);
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await agree(page);
    expect(await axeFindings(page)).toEqual([]);
    const provider = await goToProvider(page, 'phone');
    await provider.getByRole('button', { name: /승인하기$/u }).tap();
    await provider.getByRole('button', { name: '쇼핑몰로 돌아가기' }).tap();
    await page.waitForURL('**/m/familyshop/order/orderComplete/*');
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
