// Full tier: a subscription on a desktop, by keyboard alone; the quick tier has one on a phone.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { reach } from '../harness/keyboard.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';

const box = 'GD26000064';

test(
  'by keyboard a member subscribes from a later day on, registers the card alone, changes it, and cancels',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    await newOrder(shop, member); // which gives them an address
    const options = await signedIn(shop.url, ['familyshop'], member.id, member.password);
    const { page, complaints } = await visit('desktop', options);
    await page.goto(`${shop.url}/familyshop/subs/detailSubs?subsNo=${box}`);
    await settled(page);
    // Nothing is chosen for them: a press asks for the rhythm first.
    await press(page, page.getByRole('button', { name: '구독 신청하기' }));
    await page.getByRole('alert').getByText('배송 주기를 선택해 주세요.').waitFor();
    await page.keyboard.press('Space');
    const day = page.getByLabel('첫 배송일');
    await day.fill((await day.getAttribute('max')) ?? '');
    await press(page, page.getByRole('link', { name: '구독 신청하기' }));
    await page.waitForURL('**/delivery?*');
    await page.getByRole('radio', { name: /기본 배송지/u }).waitFor();
    await press(page, page.getByRole('button', { name: '다음: 결제일 확인' }));
    await page.waitForURL('**/confirm?*');
    await page.getByText(/^지금은 카드만 등록하고/u).waitFor();
    const subscribe = page.getByRole('button', { name: /카드 등록하고 구독하기$/u });
    await press(page, subscribe);
    await page.getByText('필수 동의 항목을 확인하고 동의해 주세요.').waitFor();
    for (const box of await page.getByRole('checkbox', { name: /\(필수\)$/u }).all()) await press(page, box, 'Space');
    expect(await axeFindings(page)).toEqual([]);
    await atProvider(page, subscribe);
    await page.waitForURL('**/detailSubsApplf/*');
    await page.getByText('아직 결제한 적이 없어요.').waitFor();

    await atProvider(page, page.getByRole('button', { name: '카드 변경' }));
    await page.getByText(/끝자리 0000$/u).waitFor();
    await press(page, page.getByRole('link', { name: '구독 해지' }));
    await press(page, page.getByRole('button', { name: '해지하기' }));
    await page
      .getByRole('status')
      .getByText(/구독을 해지했어요/u)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor();
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Presses what opens the provider's window, and registers a card there. */
async function atProvider(page: Page, button: Locator): Promise<void> {
  const opened = page.waitForEvent('popup');
  await press(page, button);
  const provider = await opened;
  await provider.getByRole('button', { name: '카드 등록하기' }).click();
  await provider.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
  await page.bringToFront();
}
