// Full tier: all account pages by the keyboard alone.
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeSentTo, field } from '../harness/account-form.ts';
import { axeFindings } from '../harness/axe.ts';
import { phoneUserAgent, quiet, settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { hasFocus, reach } from '../harness/keyboard.ts';
import { messageTo } from '../harness/outbox.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const JOURNEY_MS = 120_000;
const patience = { timeout: 30_000 };

let shop: Shop;
let browser: Browser;
// Members of the seed are changed here.
test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  shop = await openShop();
});
test.afterAll(() => shop?.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path);
  await settled(page);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const isAt = (page: Page, path: string) => expect.poll(() => page.url().slice(shop.url.length), patience).toBe(path);
const isFocused = (target: Locator) => expect.poll(() => hasFocus(target), patience).toBe(true);

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** A new page of the journey announces itself: the focus is on its title. */
async function isOnStep(page: Page, name: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name, exact: true });
  await title.waitFor(patience);
  await isFocused(title);
}

/** Messengers have no second window for the identity agency: there it is visited in place. */
const devices = [
  {
    device: 'desktop',
    start: '/familyshop',
    wished: '/familyshop/myshop/listMyJjim',
    userAgent: undefined,
    person: { name: '윤나래', mobile: '01077771001', id: 'narae26' },
  },
  {
    device: 'phone',
    start: '/m/familyshop',
    wished: '/m/familyshop/myQuestion/listMyJjim',
    userAgent: `${phoneUserAgent};KAKAOTALK 2610980`,
    person: { name: '윤다래', mobile: '01077771002', id: 'darae26' },
  },
] as const;

describe.each(devices)('by the keyboard alone, on a $device', ({ device, start, wished, userAgent, person }) => {
  const options = { reducedMotion: 'reduce', ...(userAgent ? { userAgent } : {}) } as const;

  test('one signs in past what is wrong, and is where one wanted to go', { timeout: JOURNEY_MS }, async () => {
    const { page, complaints, context } = await visit(browser, device, options);
    await page.goto(shop.url + wished);
    await isAt(page, `${start}/login?redirect=${encodeURIComponent(wished)}`);
    await settled(page);
    const password = field(page, '비밀번호');
    await type(page, field(page, '아이디'), 'haram');
    await page.keyboard.press('Enter');
    await page.getByText('비밀번호를 입력해 주세요.').waitFor(patience);
    await isFocused(password);

    await page.keyboard.type('Family!2025');
    await page.keyboard.press('Enter');
    await page.getByText('아이디 또는 비밀번호가 일치하지 않아요.').waitFor(patience);
    await isFocused(password);
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    expect(await axeFindings(page)).toEqual([]);

    await press(page, button(page, '비밀번호 보기'), 'Space');
    await isFocused(button(page, '비밀번호 숨기기'));
    expect(await password.inputValue()).toBe('Family!2025');
    expect(await password.getAttribute('type')).toBe('text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await isAt(page, wished);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('one becomes a member, from the login to where one wanted to go', { timeout: JOURNEY_MS }, async () => {
    const { page, complaints, context } = await visit(browser, device, options);
    await open(page, `${start}/login?redirect=${encodeURIComponent(wished)}`);
    await press(page, link(page, '회원가입'));
    await isAt(page, `${start}/signup?redirect=${encodeURIComponent(wished)}`);
    await page.getByLabel('이용약관 동의').waitFor(patience);

    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await press(page, button(page, '다음'));
    await isFocused(page.getByLabel('이용약관 동의'));
    // A target scrolled half under the sticky bar would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Space');
    await readTerms(page, '이용약관');
    await press(page, page.getByLabel('개인정보 수집·이용 동의'), 'Space');
    await page.keyboard.press('Enter');

    await isOnStep(page, '본인 인증');
    const opensWindow = userAgent === undefined;
    const [agency] = await Promise.all([
      opensWindow ? page.waitForEvent('popup') : page,
      press(page, button(page, '휴대폰으로 본인 인증하기')),
    ]);
    await certifyAtAgency(agency, person, opensWindow);
    await isOnStep(page, '정보 입력');
    await page.getByText('윤*래 님으로 인증했어요').waitFor(patience);
    await expect.poll(() => agency.isClosed(), patience).toBe(opensWindow);
    expect(await field(page, '이름').count()).toBe(0);

    await type(page, field(page, '아이디'), 'gaon');
    await press(page, button(page, '중복 확인'));
    await page.getByText('이미 쓰고 있는 아이디예요.', { exact: false }).waitFor(patience);
    await isFocused(field(page, '아이디'));
    await type(page, field(page, '아이디'), person.id);
    await press(page, button(page, '중복 확인'));
    await page.getByText('쓸 수 있는 아이디예요.').waitFor(patience);
    await type(page, field(page, '비밀번호'), 'Orchard#58');
    await type(page, field(page, '비밀번호 확인'), 'Orchard#59');
    await type(page, field(page, '이메일'), `${person.id}@example.com`);
    await press(page, button(page, '인증 메일 받기'));
    await page.getByText('메일을 보냈어요.', { exact: false }).waitFor(patience);
    const mail = await context.newPage();
    await mail.goto((await messageTo(shop, `${person.id}@example.com`)).links[0]?.url ?? '');
    await settled(mail);
    expect(await axeFindings(mail)).toEqual([]);
    await press(mail, button(mail, '이메일 인증하기'));
    await isOnStep(mail, '이메일을 인증했어요');
    await mail.close();
    await page.getByText('인증한 이메일이에요.').waitFor(patience);
    await press(page, button(page, '가입하기'));
    await page.getByText('비밀번호가 서로 달라요.').waitFor(patience);
    await isFocused(field(page, '비밀번호 확인'));
    expect(await axeFindings(page)).toEqual([]);
    await type(page, field(page, '비밀번호 확인'), 'Orchard#58');
    await page.keyboard.press('Enter');

    await isOnStep(page, '가입을 마쳤어요');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, link(page, '로그인하기'));
    await isAt(page, `${start}/login?redirect=${encodeURIComponent(wished)}`);
    await field(page, '아이디').waitFor(patience);
    await type(page, field(page, '아이디'), person.id);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Orchard#58');
    await page.keyboard.press('Enter');
    await isAt(page, wished);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Opens a document in place and closes it: the focus is where it was. */
async function readTerms(page: Page, name: string): Promise<void> {
  const opener = button(page, `${name} 보기`);
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByText('제1조').first().waitFor(patience);
  await quiet(page);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden', ...patience });
  await isFocused(opener);
}

/** The three pages of the identity agency, up to the press that goes back. `isWindow`: checks them only in a popup. */
async function certifyAtAgency(
  page: Page,
  { name, mobile }: { name: string; mobile: string },
  isWindow: boolean,
): Promise<void> {
  const findings = async () => (isWindow ? axeFindings(page) : []);
  await field(page, '이름').waitFor(patience);
  expect(await findings()).toEqual([]);
  await type(page, field(page, '이름'), name);
  await type(page, field(page, '생년월일 (8자리)'), '19900115');
  await press(page, field(page, '여성'), 'Space');
  await reach(page, page.getByLabel('통신사'));
  await page.keyboard.press('ArrowDown');
  await type(page, field(page, '휴대폰 번호'), mobile);
  await page.keyboard.press('Enter');
  const code = field(page, '인증번호 6자리');
  await code.waitFor(patience);
  expect(await findings()).toEqual([]);
  await type(page, code, await codeSentTo(shop, mobile));
  await page.keyboard.press('Enter');
  const back = button(page, '쇼핑몰로 돌아가기');
  await back.waitFor(patience);
  expect(await findings()).toEqual([]);
  await press(page, back);
}
