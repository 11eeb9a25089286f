import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { agree } from '../harness/order-form.ts';
import { signedIn } from '../harness/signed-in.ts';

/** A box of the seed that comes at several rhythms, without a trial. */
const box = 'GD26000064';

test(
  'on a phone a box is subscribed to, skipped, paused, taken up again and left, in fewer presses than it took to begin',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    await newOrder(shop, member); // which gives them an address
    const options = await signedIn(shop.url, ['familyshop'], member.id, member.password);
    const { page, complaints } = await visit('phone', options);
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
    const toBegin = presses;

    const status = page.getByRole('status');
    await page.getByRole('button', { name: /배송 건너뛰기$/u }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: '건너뛰기' }).tap();
    await status.getByText(/배송을 건너뛰었어요/u).waitFor();

    await page.getByRole('link', { name: '쉬기' }).tap();
    await page.getByRole('button', { name: '구독 쉬기' }).tap();
    await page
      .getByRole('alert')
      .getByText(/중에서 골라 주세요/u)
      .waitFor();
    const day = page.getByLabel('다시 시작할 날');
    await day.fill((await day.getAttribute('max')) ?? '');
    await page.getByRole('button', { name: '구독 쉬기' }).tap();
    await status.getByText(/까지 구독을 쉬어요/u).waitFor();
    await page.getByRole('button', { name: '다시 시작하기' }).tap();
    await status.getByText(/구독을 다시 시작했어요/u).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    presses = 0;
    await press('link', '구독 해지');
    await press('button', '해지하기');
    await status.getByText(/구독을 해지했어요/u).waitFor();
    expect(presses).toBeLessThan(toBegin);
    await page.reload();
    await page.getByText(/^해지했어요/u).waitFor();
    expect(await page.getByRole('link', { name: '구독 해지' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);
