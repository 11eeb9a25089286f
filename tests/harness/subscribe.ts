import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { settled } from './browser.ts';
import { agree } from './order-form.ts';
import type { Shop } from './shop.ts';

/** A box of the seed that comes at several rhythms, without a trial. */
const box = 'GD26000064';

/** Subscribes to a box on a phone, from its page to that of the subscription; returns how many presses it took. */
export async function subscribe(page: Page, shop: Pick<Shop, 'url'>): Promise<number> {
  let presses = 0;
  const press = async (role: 'button' | 'link', name: string | RegExp) => {
    presses += 1;
    await page.getByRole(role, { name }).tap();
  };
  await page.goto(`${shop.url}/m/familyshop/subs/detailSubs?subsNo=${box}`);
  await settled(page);
  await page.getByRole('radio', { name: /^1개월마다/u }).check();
  presses += 1;
  await press('link', '구독 신청하기');
  await page.waitForURL('**/m/familyshop/subs/orderSubs/delivery?*');
  await page.getByRole('radio', { name: /기본 배송지/u, checked: true }).waitFor();
  await press('button', '다음: 결제일 확인');
  await page.waitForURL('**/m/familyshop/subs/orderSubs/confirm?*');
  // What was chosen is in the address, and a reload loses none of it.
  const charges = page.getByRole('list', { name: '다음 세 번의 결제' });
  await charges.waitFor();
  const before = await charges.getByRole('listitem').allInnerTexts();
  expect(before).toHaveLength(3);
  await page.reload();
  await charges.waitFor();
  expect(await charges.getByRole('listitem').allInnerTexts()).toEqual(before);
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await agree(page);
  await press('button', /카드 등록하고 구독하기$/u);
  await page.waitForURL('**/pg-test/**');
  await press('button', '카드 등록하기');
  await press('button', '쇼핑몰로 돌아가기');
  await page.waitForURL('**/m/familyshop/subs/detailSubsApplf/*');
  return presses;
}
