import { expect } from 'vitest';
import { certifyInWindow } from '../harness/agency.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { fillPhoneForm, signContract } from '../harness/phone-form.ts';
import { signedIn } from '../harness/signed-in.ts';

const choice = { gdsGrpNo: 'HP26000011', memory: '256GB', join: 'new', plan: 'PL5G01', months: '24' };

test(
  'on a phone a member certifies, signs a contract for a new line, reads it, and applies for it',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    await newOrder(shop, member); // which gives them an address
    const options = await signedIn(shop.url, ['familyshop'], member.id, member.password);
    const { page, complaints } = await visit('phone', options);
    await page.goto(`${shop.url}/m/familyshop/goods/orderWireless/selectJoin?${new URLSearchParams(choice)}`);
    await settled(page);
    await page.locator('label:has(input[name=color]:not([aria-disabled]))').first().tap();
    await page.getByRole('button', { name: '다음: 본인 인증' }).tap();
    await page.waitForURL('**/certPhone?**');
    await certifyInWindow(page, shop, { ...member, birth: '19900115' });
    await page.getByRole('link', { name: '다음: 신청서 작성' }).tap();
    await page.waitForURL('**/applyForm?**');
    await fillPhoneForm(page, member.name);
    await page.getByRole('button', { name: '다음: 계약 확인' }).tap();
    await page.waitForURL('**/confirm?**');
    await page
      .getByRole('region', { name: '지원금과 할인' })
      .getByText(/위약금을 내요/u)
      .first()
      .waitFor();
    await signContract(page, member.name);
    await page.getByRole('button', { name: '이 내용으로 신청하기', disabled: false }).tap();
    await page.getByRole('heading', { name: '휴대폰 신청을 마쳤어요' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
