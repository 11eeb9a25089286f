// Full tier: signing up before hydration, by the keyboard and after a reload; the gateway and components prove each step.
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeSentTo, field, heading, press } from '../harness/account-form.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { messageTo } from '../harness/outbox.ts';
import { newMember } from '../harness/new-member.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const calm = { reducedMotion: 'reduce' } as const;
const patience = { timeout: 30_000 };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}${path}`);
  await settled(page);
}

describe('signing up on a phone', () => {
  test('what is ticked and sent before the page is hydrated is taken once it is, and never gets into the address', async () => {
    const { page, context } = await visit(browser, 'phone', calm);
    const hydrating = Promise.withResolvers<void>();
    const held: string[] = [];
    await page.route('**/assets/*.js', async (route) => {
      held.push(route.request().url());
      await hydrating.promise;
      await route.continue();
    });
    await page.goto(`${shop.url}/m/familyshop/signup`, { waitUntil: 'commit' });
    for (const name of ['이용약관', '개인정보 수집·이용']) await page.getByLabel(`${name} 동의`).check();
    await press(page, '다음');
    await expect.poll(() => held.length, patience).toBeGreaterThan(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('회원가입');
    hydrating.resolve();
    await heading(page, '본인 인증');
    expect(new URL(page.url()).search).toBe('');
    await context.close();
  });

  test('by a code works with the keyboard, keeps the input on the way back, and requires the proof again after a reload', async () => {
    const { page, context } = await visit(browser, 'phone', calm);
    await open(page, '/m/familyshop/signup');
    await page.getByLabel('이용약관 동의').press('Space');
    await page.getByLabel('개인정보 수집·이용 동의').press('Space');
    await page.getByRole('button', { name: '다음', exact: true }).press('Enter');
    await heading(page, '본인 인증');
    await page.reload();
    await settled(page);
    await heading(page, '본인 인증');
    await page.getByRole('button', { name: '인증번호로 인증하기' }).press('Enter');
    await field(page, '이름').fill('새하늘');
    await field(page, '휴대폰 번호').fill('01077770002');
    await context.setOffline(true);
    await press(page, '인증번호 받기');
    await page.getByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.').first().waitFor(patience);
    await context.setOffline(false);
    await field(page, '휴대폰 번호').press('Enter');
    await field(page, '인증번호').fill('000000');
    expect(await axeFindings(page)).toEqual([]);
    await field(page, '인증번호').fill(await codeSentTo(shop, '01077770002'));
    await field(page, '인증번호').press('Enter');
    await heading(page, '정보 입력');
    await field(page, '아이디').fill('haneul26');
    await field(page, '이메일').fill('haneul@example.com');
    await page.goBack();
    await heading(page, '본인 인증');
    await press(page, '다음');
    await heading(page, '정보 입력');
    expect(await field(page, '이메일').inputValue()).toBe('haneul@example.com');

    await page.reload();
    await settled(page);
    await page.getByText('안전을 위해 본인 인증을 다시 해 주세요.').waitFor(patience);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
    );
    for (const secret of ['haneul@', '01077770002', '새하늘']) expect(kept).not.toContain(secret);
    await context.close();
  });
});

test('a lost password is replaced by a temporary one, for who proves the number that the id has', async () => {
  const { id, name, mobile } = await newMember(shop);
  const { page, context } = await visit(browser, 'desktop', calm);
  await open(page, '/familyshop/popup/password');
  await press(page, '인증번호로 인증하기');
  await field(page, '이름').fill(name);
  await field(page, '휴대폰 번호').fill(mobile);
  await press(page, '인증번호 받기');
  await field(page, '인증번호').fill('999999');
  await press(page, '확인');
  await expect.poll(() => field(page, '인증번호').getAttribute('aria-invalid'), patience).toBe('true');
  await field(page, '인증번호').fill(await codeSentTo(shop, mobile));
  await press(page, '확인');
  await heading(page, '아이디를 입력해 주세요');
  await field(page, '아이디').fill(id);
  await press(page, '임시 비밀번호 받기');
  await heading(page, '임시 비밀번호를 보냈어요');
  await expect.poll(async () => (await messageTo(shop, mobile)).subject, patience).toContain('임시');
  await context.close();
});
