import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { messageTo } from '../harness/outbox.ts';
import { newMember } from '../harness/new-member.ts';
import { openOutside } from '../harness/outside.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const calm = { reducedMotion: 'reduce' } as const;
const patience = { timeout: 30_000 };
const inMessenger = {
  ...calm,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36;KAKAOTALK 2610980',
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}${path}`);
  await settled(page);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor(patience);
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const codeIn = (text: string) => /\d{6}/u.exec(text)?.[0] ?? '';

/** A person's steps in the pages of the identity agency, up to the press that goes back. */
async function certifyAtAgency(page: Page, name: string, mobile: string): Promise<void> {
  await field(page, '이름').fill(name);
  await field(page, '생년월일 (8자리)').fill('19900115');
  await field(page, '여성').check();
  await page.getByLabel('통신사').selectOption({ index: 1 });
  await field(page, '휴대폰 번호').fill(mobile);
  await press(page, '인증번호 받기');
  await field(page, '인증번호 6자리').waitFor(patience); // the code is sent by then
  await field(page, '인증번호 6자리').fill(codeIn((await messageTo(shop, mobile)).body));
  await press(page, '확인');
  await press(page, '쇼핑몰로 돌아가기');
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
    for (const name of ['이용약관', '개인정보처리방침', '개인정보 수집·이용'])
      await page.getByLabel(`${name} 동의`).check();
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
    await page.getByLabel('개인정보처리방침 동의').press('Space');
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
    await field(page, '인증번호').fill(codeIn((await messageTo(shop, '01077770002')).body));
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

describe('inside of a messenger', () => {
  test('the agency opens in the same window, and shows the ids after it, once', async () => {
    const { page, context } = await visit(browser, 'phone', inMessenger);
    await open(page, '/m/familyshop/findUserInfoForm');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, '휴대폰으로 본인 인증하기');
    await certifyAtAgency(page, '한가온', '01000000101');
    await heading(page, '아이디를 찾았어요');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/m/familyshop/findUserInfo');
    expect(await page.locator('main strong').count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await settled(page);
    await heading(page, '아이디 찾기');
    await context.close();
  });

  test('a visitor who cancels at the agency returns', async () => {
    const { page, context } = await visit(browser, 'phone', inMessenger);
    await open(page, '/m/familyshop/findUserInfoForm?find=password');
    await press(page, '휴대폰으로 본인 인증하기');
    await page.getByRole('link', { name: '취소하고 쇼핑몰로 돌아가기' }).click();
    await heading(page, '본인 인증을 마치지 못했어요');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: '돌아가기', exact: true }).click();
    await heading(page, '비밀번호 찾기');
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
  await field(page, '인증번호').fill(codeIn((await messageTo(shop, mobile)).body));
  await press(page, '확인');
  await heading(page, '아이디를 입력해 주세요');
  await field(page, '아이디').fill(id);
  await press(page, '임시 비밀번호 받기');
  await heading(page, '임시 비밀번호를 보냈어요');
  await expect.poll(async () => (await messageTo(shop, mobile)).subject, patience).toContain('임시');
  await context.close();
});

test("a message of another origin in the agency's window changes nothing, and the agency's is accepted after it", async () => {
  const outside = await openOutside();
  const { page, context } = await visit(browser, 'desktop', calm);
  const results: string[] = [];
  page.on('request', (request) => {
    const { input } =
      request.method() === 'POST'
        ? (request.postDataJSON() as { variables: { input: { result?: string } } }).variables
        : {};
    if (input?.result !== undefined) results.push(input.result);
  });
  await open(page, '/familyshop/popup/findId');
  await page.evaluate(() => {
    window.addEventListener('message', ({ origin, data }) =>
      document.body.append(`heard ${origin} ${JSON.stringify(data)}`),
    );
  });
  const [agency] = await Promise.all([page.waitForEvent('popup'), press(page, '휴대폰으로 본인 인증하기')]);
  await field(agency, '이름').waitFor(patience); // the window first posts its way to the agency
  const requestNumber = await agency.locator('form [name="certReqNo"]').inputValue();
  const forged = { kind: 'certification-finished', requestNumber, result: 'forged' };
  await page.evaluate((message) => window.postMessage(message, '*'), forged); // the same for another window of ours
  await agency.evaluate((elsewhere) => void setTimeout(() => window.location.assign(elsewhere)), outside.url);
  await agency.getByRole('heading', { name: 'Elsewhere' }).waitFor(patience);
  await agency.evaluate((message) => (window.opener as Window).postMessage(message, '*'), forged);
  for (const origin of [shop.url, outside.url])
    await page.getByText(`heard ${origin} ${JSON.stringify(forged)}`).waitFor(patience);

  await agency.goto(`${shop.url}/familyshop/popup/certPhone?purpose=find-id`);
  await certifyAtAgency(agency, '한가온', '01000000101');
  await heading(page, '아이디를 찾았어요');
  expect(results).toEqual([expect.not.stringMatching('forged')]);
  await context.close();
  await outside.stop();
});

test('where windows are blocked the page says so, and certification uses this one', async () => {
  const { page, context } = await visit(browser, 'desktop', calm);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/familyshop/popup/findId');
  await press(page, '휴대폰으로 본인 인증하기');
  await page.getByRole('alertdialog', { name: '안내' }).waitFor(patience);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, '확인');
  await field(page, '이름').waitFor(patience);
  await page.goBack();
  await heading(page, '휴대폰 본인 인증');
  await page.getByRole('link', { name: '이전 화면으로 돌아가기' }).click();
  await heading(page, '아이디 찾기');
  await context.close();
});
