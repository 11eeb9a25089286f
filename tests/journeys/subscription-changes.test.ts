// Full tier: a subscription that is skipped, paused and left; the quick tier begins one, and components prove each change.
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';
import { subscribe } from '../harness/subscribe.ts';

test(
  'on a phone a box is subscribed to, skipped, paused, taken up again and left, in fewer presses than it took to begin',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    await newOrder(shop, member); // which gives them an address
    const options = await signedIn(shop.url, ['familyshop'], member.id, member.password);
    const { page, complaints } = await visit('phone', options);
    const toBegin = await subscribe(page, shop);

    const status = page.getByRole('status');
    await page.getByRole('button', { name: /배송 건너뛰기$/u }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: '건너뛰기' }).tap();
    await status.getByText(/배송을 건너뛰었어요/u).waitFor();

    await page.getByRole('link', { name: '쉬기' }).tap();
    await page.getByRole('button', { name: '구독 쉬기' }).tap();
    await page
      .getByRole('alert')
      .getByText(/중에서 선택해 주세요/u)
      .waitFor();
    const day = page.getByLabel('다시 시작할 날');
    await day.fill((await day.getAttribute('max')) ?? '');
    await page.getByRole('button', { name: '구독 쉬기' }).tap();
    await status.getByText(/구독을 쉬어요\. .*다시 시작/u).waitFor();
    await page.getByRole('button', { name: '다시 시작하기' }).tap();
    await status.getByText(/구독을 다시 시작했어요/u).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const toLeave = [page.getByRole('link', { name: '구독 해지' }), page.getByRole('button', { name: '해지하기' })];
    for (const target of toLeave) await target.tap();
    await status.getByText(/구독을 해지하고 .*원을 환불했어요/u).waitFor();
    expect(toLeave.length).toBeLessThan(toBegin);
    await page.reload();
    await page.getByText(/^해지하고 .*원을 환불했어요/u).waitFor();
    expect(await page.getByRole('link', { name: '구독 해지' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);
