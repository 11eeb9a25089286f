// Full tier: member information on both devices; components prove the forms.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { field, heading, press } from '../harness/account-form.ts';
import { axeFindings } from '../harness/axe.ts';
import { quiet, settled, visit, type Visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { reach } from '../harness/keyboard.ts';
import { messageTo } from '../harness/outbox.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';
import { answerCounter, tracesOf } from '../harness/traces.ts';

const STEP_MS = 120_000;
const patience = { timeout: 30_000 };
const calm = { reducedMotion: 'reduce' } as const;
const counterUrl = 'https://count.example/hit';
const oldPassword = 'Family!2026';
const newPassword = 'Orchard#58';

let shop: Shop;
let browser: Browser;
test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  shop = await openShop({ ANALYTICS_MALL: 'familyshop', ANALYTICS_URL: counterUrl });
});
test.afterAll(async () => {
  await shop?.stop();
});

async function memberOf(id: string, password = oldPassword): Promise<BrowserContextOptions> {
  return { ...calm, ...(await signedIn(shop.url, ['familyshop'], id, password)) };
}

/** A visit whose page views are counted only here. */
async function counted(
  device: 'desktop' | 'phone',
  options: BrowserContextOptions,
): Promise<Visit & { reports: string[] }> {
  const visited = await visit(browser, device, options);
  return { ...visited, reports: await answerCounter(visited.context, counterUrl) };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path);
  await settled(page);
}

const isAt = (page: Page, path: string) => expect.poll(() => page.url().slice(shop.url.length), patience).toBe(path);

async function confirmPassword(page: Page): Promise<void> {
  await field(page, '비밀번호').fill(oldPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '저장하기' }).waitFor(patience);
}

describe('member information', () => {
  test(
    'opens by the password, changes through a network failure, asks again after a reload, and leaves no trace',
    { timeout: STEP_MS },
    async () => {
      const { page, complaints, context } = await counted('desktop', await memberOf('gaon'));
      const traces = tracesOf(page, shop.url);
      await open(page, '/familyshop/myshop');
      const masked = await page.locator('body').innerText();
      expect(masked).toContain('한*온님, 반가워요');
      expect(masked).not.toMatch(/한가온|gaon@|0000-0101/u);
      await page.getByRole('main').getByRole('link', { name: '회원정보 변경' }).first().click();
      await isAt(page, '/familyshop/myshop/checkPassword');
      await confirmPassword(page);
      await page.getByText('010-0000-0101').waitFor(patience);
      expect(await axeFindings(page)).toEqual([]);

      await press(page, '이메일 변경');
      await field(page, '이메일').fill('moved@family.example');
      await press(page, '인증번호 받기');
      await field(page, '인증번호').waitFor(patience);
      const code = /\d{6}/u.exec((await messageTo(shop, 'moved@family.example')).body)?.[0] ?? '';
      await field(page, '인증번호').fill(code);
      expect(await axeFindings(page)).toEqual([]);
      await press(page, '확인');
      await page.getByText('이메일을 바꿨어요.').waitFor(patience);

      const detail = page.locator('input[name="detailAddress"]');
      await detail.fill('은하동 909호');
      expect(complaints).toEqual([]);
      await context.setOffline(true);
      await press(page, '저장하기');
      await page.getByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.').waitFor(patience);
      await context.setOffline(false);
      complaints.length = 0;
      await press(page, '저장하기');
      await page.getByText('저장했어요.').waitFor(patience);
      await traces.look();

      await page.reload();
      await settled(page);
      expect(await page.locator('body').innerText()).not.toMatch(/moved@|은하동/u);
      await confirmPassword(page);
      expect(await detail.inputValue()).toBe('은하동 909호');
      await page.getByText('moved@family.example').waitFor(patience);
      await traces.look();
      expect(
        traces.of([
          '한가온',
          'gaon@familyshop',
          '01000000101',
          '010-0000-0101',
          'moved@',
          '은하동',
          '가온길',
          oldPassword,
          code,
        ]),
      ).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe('a new password', () => {
  test(
    "ends the other device's session, which asks to sign in, and this one goes on",
    { timeout: STEP_MS },
    async () => {
      const [own, other] = await Promise.all([
        counted('desktop', await memberOf('sol')),
        counted('phone', await memberOf('sol')),
      ]);
      await open(other.page, '/m/familyshop/myShop/main');
      await open(own.page, '/familyshop/updatePasswordForm');
      await field(own.page, '현재 비밀번호').fill(oldPassword);
      await field(own.page, '새 비밀번호').fill(newPassword);
      await press(own.page, '비밀번호 변경');
      await heading(own.page, '비밀번호를 바꿨어요');
      await other.page.getByRole('main').getByRole('link', { name: '찜한 상품', exact: true }).tap();
      await other.page.waitForURL('**/m/familyshop/login?redirect=*', patience);
      expect(await other.page.getByRole('alertdialog').count()).toBe(0);
      await own.page.getByRole('link', { name: '마이샵 보기' }).click();
      await own.page.getByText('솔님, 반가워요').waitFor(patience);
      expect([...own.complaints, ...other.complaints]).toEqual([]);
      await Promise.all([own.context.close(), other.context.close()]);
    },
  );

  test(
    'takes the place of a temporary one by the keyboard alone, and then everything is open',
    { timeout: STEP_MS },
    async () => {
      const { page, complaints, context } = await counted('desktop', calm);
      await open(page, '/familyshop/login');
      await reach(page, field(page, '아이디'));
      await page.keyboard.type('temporary');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Temporary!4917');
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog', { name: '안내' }).waitFor(patience);
      await quiet(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await isAt(page, '/familyshop/updatePasswordForm');
      await page.goBack();
      await page.getByRole('alertdialog', { name: '안내' }).waitFor(patience);
      await page.keyboard.press('Enter');
      await field(page, '임시비밀번호').waitFor(patience);
      await reach(page, field(page, '임시비밀번호'));
      await page.keyboard.type('Temporary!4917');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(newPassword);
      await page.keyboard.press('Enter');
      await heading(page, '비밀번호를 바꿨어요');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('비밀번호를 바꿨어요');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await isAt(page, '/familyshop/home');
      await page
        .getByRole('navigation', { name: '카테고리' })
        .getByRole('link', { name: '휴대폰', exact: true })
        .first()
        .waitFor(patience);
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

test(
  'a withdrawing member learns what is lost, is signed out in every tab at once, and cannot sign in after it',
  { timeout: STEP_MS },
  async () => {
    const { page, complaints, context } = await counted('phone', await memberOf('robin'));
    const otherTab = await context.newPage();
    await open(otherTab, '/m/familyshop/myShop/main');
    await open(page, '/m/familyshop/myShop/main');
    await page.getByRole('main').getByRole('link', { name: '회원 탈퇴' }).tap();
    await page.getByText('탈퇴하면 소멸돼요').waitFor(patience);
    await field(page, '비밀번호').fill('Family!2025');
    await page.getByRole('button', { name: '탈퇴하기' }).tap();
    await page.getByText('비밀번호가 일치하지 않아요.').waitFor(patience);
    expect(await axeFindings(page)).toEqual([]);
    await field(page, '비밀번호').fill(oldPassword);
    await page.getByRole('button', { name: '탈퇴하기' }).dblclick();
    await isAt(page, '/m/familyshop/myShop/scssMemberDone');
    await heading(page, '그동안 함께해 주셔서 고마워요');
    expect(await axeFindings(page)).toEqual([]);
    await isAt(otherTab, '/m/familyshop/login?redirect=%2Fm%2Ffamilyshop%2FmyShop%2Fmain');
    await page.goBack();
    await isAt(page, '/m/familyshop/login?redirect=%2Fm%2Ffamilyshop%2FmyShop%2Fmain');
    await expect(memberOf('robin')).rejects.toThrow(/robin is not let into/u);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

describe('pages of accounts leave no trace of what is typed there', () => {
  const typed = {
    name: '비밀나리',
    id: 'secretnari',
    email: 'secret.nari@family.example',
    mobile: '01098765432',
    password: 'Secret!nari58',
    code: '918273',
    text: '은하수마을',
  };

  test.each([
    [
      'desktop',
      'visitor',
      '/familyshop',
      [
        'login',
        'signup',
        'joinMailAuth',
        'popup/findId',
        'popup/password',
        'popup/certPhone',
        'email/authDormant/a1b2',
      ],
    ],
    [
      'desktop',
      'member',
      '/familyshop',
      ['myshop/checkPassword', 'updatePasswordForm', 'myshop/scssMemberForm', 'popup/notCertEmail', 'popup/disDormant'],
    ],
    ['phone', 'visitor', '/m/familyshop', ['findUserInfoForm', 'popup/certPhone']],
    ['phone', 'member', '/m/familyshop', ['myShop/modMemInfoPwConfirm']],
  ] as const)('on a %s, of a %s', { timeout: STEP_MS }, async (device, who, start, paths) => {
    const { page, context, reports } = await counted(device, who === 'member' ? await memberOf('gyeol') : calm);
    const traces = tracesOf(page, shop.url);
    let fields = 0;
    for (const path of paths) {
      reports.length = 0;
      await open(page, `${start}/${path}`);
      // Reports are sent after the page; one that is left early sends none.
      await expect.poll(() => reports.length, patience).toBeGreaterThan(0);
      for (let step = 1; step <= 2; step += 1) {
        await certifyByCode(page);
        fields += await typeEverywhere(page, typed);
        await sendAll(page);
        await traces.look();
      }
    }
    expect(fields).toBeGreaterThanOrEqual(1);
    expect(traces.of([`${start}/${paths[0]}`])).not.toEqual([]); // the check works
    expect(traces.of(Object.values(typed))).toEqual([]);
    await context.close();
  });
});

/** Certifies in the section that offers it on this page. */
async function certifyByCode(page: Page): Promise<void> {
  const way = page.getByRole('button', { name: '인증번호로 인증하기', exact: true });
  if ((await way.count()) > 0) await way.first().click();
}

type Typed = Record<'name' | 'id' | 'email' | 'mobile' | 'password' | 'code' | 'text', string>;

/** Fills in every field, by its label; returns how many there were. */
async function typeEverywhere(page: Page, typed: Typed): Promise<number> {
  // Elements, not places: a step that comes meanwhile is the next round's.
  const fields = await page.getByRole('main').locator('input:visible, textarea:visible').elementHandles();
  for (const field of fields) {
    const input = await field.evaluate((element) => ({
      type: (element as HTMLInputElement).type,
      autocomplete: (element as HTMLInputElement).autocomplete,
    }));
    const filled =
      input.type === 'checkbox' || input.type === 'radio'
        ? field.check({ timeout: 2_000 })
        : field.fill(wordFor(input, typed), { timeout: 2_000 });
    await filled.catch(() => {}); // gone with its step
  }
  return fields.length;
}

function wordFor({ type, autocomplete }: { type: string; autocomplete: string }, typed: Typed): string {
  if (type === 'password') return typed.password;
  if (type === 'email') return typed.email;
  if (autocomplete === 'one-time-code') return typed.code;
  if (autocomplete.startsWith('tel')) return typed.mobile;
  if (autocomplete === 'username') return typed.id;
  return autocomplete === 'name' ? typed.name : typed.text;
}

async function sendAll(page: Page): Promise<void> {
  for (const button of await page.getByRole('main').locator('button[type="submit"]:visible').all())
    await button.click({ timeout: 2_000 }).catch(() => {});
  await quiet(page);
}
