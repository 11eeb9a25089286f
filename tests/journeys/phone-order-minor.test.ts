// Full tier: minors with a guardian, and what a reload or an ended certification leaves; the quick tier signs a contract.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { certifyInWindow, endCertification } from '../harness/agency.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { billingAccount, fillPhoneForm, signContract } from '../harness/phone-form.ts';
import { signedIn } from '../harness/signed-in.ts';

const steps = 'goods/orderWireless';
const choice = { gdsGrpNo: 'HP26000011', memory: '256GB', join: 'transfer', plan: 'PL5G01', months: '24' };

test(
  'on a phone a minor brings a number along with a guardian: a refusal says what to do, and neither a reload nor an ended certification loses anything',
  { timeout: 300_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    await newOrder(shop, member); // which gives them an address
    const options = await signedIn(shop.url, ['familyshop'], member.id, member.password);
    const { page, complaints } = await visit('phone', options);
    await page.goto(`${shop.url}/m/familyshop/${steps}/selectJoin?${new URLSearchParams(choice)}`);
    await settled(page);
    await page.locator('label:has(input[name=color]:not([aria-disabled]))').first().tap();
    await page.getByRole('button', { name: '다음: 본인 인증' }).tap();

    await page.waitForURL('**/certPhone?**');
    await certifyInWindow(page, shop, { ...member, birth: '20120301' });
    await page.getByRole('heading', { name: '법정대리인 인증' }).waitFor();
    const onToForm = page.getByRole('link', { name: '다음: 신청서 작성' });
    expect(await onToForm.count()).toBe(0);
    await certifyInWindow(page, shop, { name: '윤나무', mobile: `011${member.mobile.slice(3)}`, birth: '19800101' });
    await onToForm.waitFor();
    await page.reload();
    await onToForm.tap();

    await page.waitForURL('**/applyForm?**');
    await checkNumber(page, '010-2345-0103');
    await page
      .getByRole('alert')
      .getByText(/^개통하거나 번호를 옮긴 지/u)
      .waitFor();
    const newLine = await page.getByRole('link', { name: '신규가입으로 변경' }).getAttribute('href');
    expect(newLine).toMatch(/selectJoin\?.*join=new/u);
    await checkNumber(page, '010-2345-9999');
    await page.getByText('010-2345-9999 번호를 그대로 가져올 수 있어요.').waitFor();
    await fillPhoneForm(page, member.name);
    expect(await axeFindings(page)).toEqual([]);
    // One line, which covers none of the fields.
    const bar = await page.getByRole('complementary', { name: '월 납부액' }).boundingBox();
    expect(bar?.height).toBeLessThan(100);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      billingAccount,
    );
    await page.reload();
    expect(await page.getByLabel('계좌번호', { exact: true }).inputValue()).toBe(billingAccount);
    await page.getByText('010-2345-9999 번호를 그대로 가져올 수 있어요.').waitFor();

    await page.getByRole('button', { name: '다음: 계약 확인' }).tap();
    await page.waitForURL('**/confirm?**');
    await signContract(page, member.name);
    await page.reload();
    await page.getByText('서명을 저장했어요.').waitFor();
    const subsidies = page.getByRole('region', { name: '지원금과 할인' });
    await subsidies
      .getByText(/위약금을 내요/u)
      .first()
      .waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    const place = page.getByRole('button', { name: '이 내용으로 신청하기', disabled: false });
    await endCertification(page);
    await place.tap();
    await page.getByRole('link', { name: '본인 인증 다시 하기' }).tap();
    await certifyInWindow(page, shop, { ...member, birth: '20120301' });
    await onToForm.tap();
    await page.getByRole('button', { name: '다음: 계약 확인' }).tap();
    await page.waitForURL('**/confirm?**');
    await page.getByText('서명을 저장했어요.').waitFor();
    await place.tap();
    await page.getByRole('heading', { name: '휴대폰 신청을 마쳤어요' }).waitFor();

    await page.goBack();
    await page.getByRole('heading', { name: '이 신청서로 이미 신청했어요' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

async function checkNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('쓰던 휴대폰 번호').fill(number);
  await page.getByLabel('지금 쓰는 통신사').selectOption('누리텔레콤');
  const ways = page.getByRole('group', { name: '요금을 내는 방법으로 확인하기' });
  await ways.getByRole('radio', { name: '쓰던 휴대폰' }).check();
  await page.getByLabel(/일련번호 끝 4자리/u).fill('4826');
  await page.getByRole('button', { name: '번호이동 확인' }).tap();
}
