// Full tier: every step that may come before a sign-in; the quick tier signs in and out.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { field, heading, press } from '../harness/account-form.ts';
import { axeFindings } from '../harness/axe.ts';
import { visit } from '../harness/browser.ts';
import { captchaStandIn, type CaptchaStandIn } from '../harness/captcha.ts';
import { test } from '../harness/journey.ts';
import { messageTo } from '../harness/outbox.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const patience = { timeout: 30_000 };
/** So that a pair is due to be renewed a few seconds after it was given. */
const accessSeconds = 304;

let shop: Shop;
let browser: Browser;
let captcha: CaptchaStandIn;
test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  captcha = await captchaStandIn();
  shop = await openShop({ ...captcha.settings, ACCESS_TOKEN_SECONDS: String(accessSeconds) });
});
test.afterAll(async () => {
  await shop?.stop();
  await captcha?.stop();
});

async function walk(
  device: 'desktop' | 'phone',
  steps: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<string[]> {
  const { page, complaints, context } = await visit(browser, device, { reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience.timeout);
  await steps(page, context);
  await context.close();
  return complaints;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path, { waitUntil: 'commit' });
  await hydrated(page);
}

/** Before hydration the buttons of a page do nothing. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

const isAt = (page: Page, path: string) => expect.poll(() => page.url().slice(shop.url.length), patience).toBe(path);

async function signIn(page: Page, id: string, password = 'Family!2026'): Promise<void> {
  await field(page, '아이디').fill(id);
  await field(page, '비밀번호').fill(password);
  await press(page, '로그인');
}

const introduction = '/familyshop/content/familyShopIntro';
const login = `/familyshop/login?redirect=${encodeURIComponent(introduction)}`;

test('what is typed and sent before hydration signs in after it', async () => {
  const complaints = await walk('phone', async (page) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/client-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${shop.url}/m/familyshop/login`, { waitUntil: 'commit' });
    await signIn(page, 'temporary', 'Temporary!4917');
    expect(page.url()).toBe(`${shop.url}/m/familyshop/login`);
    held.resolve();
    await page.getByRole('alertdialog').getByText('임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.').waitFor();
  });
  expect(complaints).toEqual([]);
});

describe('the captcha', () => {
  test('is fetched in Korean where a key and the mall want it, and its badge is gone with the login', async () => {
    const complaints = await walk('desktop', async (page) => {
      await open(page, '/familyshop/home');
      expect(await page.locator('.grecaptcha-badge').count()).toBe(0);
      captcha.scripts.splice(0);
      await open(page, login);
      await page.locator('.grecaptcha-badge').waitFor();
      expect(captcha.scripts).toEqual(['/api.js?render=test-key&hl=ko&badge=bottomright']);
      expect(await page.locator('.grecaptcha-badge').evaluate((badge) => getComputedStyle(badge).opacity)).toBe('0.99');
      captcha.refuse(true);
      await signIn(page, 'haram');
      await page.getByText('reCAPTCHA 인증에 실패했습니다. 새로고침 후 다시 시도해주세요.').waitFor();
      expect(await axeFindings(page, '#root')).toEqual([]);
      captcha.refuse(false);
      await press(page, '로그인');
      await isAt(page, introduction);
      await page.locator('.grecaptcha-badge').waitFor({ state: 'hidden' });
    });
    expect(complaints).toEqual([]);
  });

  test('that cannot be reached shows an error, and keeps the input', async () => {
    await walk('desktop', async (page) => {
      await page.route(`${captcha.scriptUrl}*`, (route) => route.abort());
      await open(page, login);
      await signIn(page, 'haram');
      await page.getByText('보안 확인(reCAPTCHA)을 불러오지 못했어요.', { exact: false }).waitFor();
      expect(await field(page, '비밀번호').inputValue()).toBe('Family!2026');
      expect(await axeFindings(page)).toEqual([]);
      await page.unroute(`${captcha.scriptUrl}*`);
      await press(page, '로그인');
      await isAt(page, introduction);
    });
  });
});

describe('a sign-in that a step comes before', () => {
  test('goes on by the code of a mail, once the address is certified', async () => {
    const complaints = await walk('desktop', async (page) => {
      await open(page, login);
      await signIn(page, 'nomail');
      await page.getByRole('link', { name: '이메일 인증하기' }).click();
      await heading(page, '이메일 인증');
      expect(page.url()).not.toContain('eyJ');
      expect(await axeFindings(page)).toEqual([]);
      await field(page, '이메일').fill('dasol.new@familyshop.example');
      await page.keyboard.press('Enter');
      await field(page, '인증번호').waitFor();
      const { body } = await messageTo(shop, 'dasol.new@familyshop.example');
      await page.keyboard.type(/\d{6}/u.exec(body)?.[0] ?? '');
      await page.keyboard.press('Enter');
      await isAt(page, introduction);
    });
    expect(complaints).toEqual([]);
  });

  test('goes on with a personal password on a phone; a reload loses the step and says so', async () => {
    const complaints = await walk('phone', async (page) => {
      await open(page, '/m/familyshop/login');
      await signIn(page, 'initial', 'Initial!8062');
      await page.getByRole('link', { name: '새 비밀번호 정하기' }).tap();
      await heading(page, '새 비밀번호 정하기');
      await page.reload();
      await page.getByText('진행하던 인증은 저장하지 않아요.', { exact: false }).waitFor();
      await signIn(page, 'initial', 'Initial!8062');
      await page.getByRole('link', { name: '새 비밀번호 정하기' }).tap();
      await field(page, '새 비밀번호').fill('Orchard');
      await press(page, '비밀번호 변경');
      await page.getByText('아래 조건에 맞게 비밀번호를 만들어 주세요.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await field(page, '새 비밀번호').fill('Orchard#58');
      await press(page, '비밀번호 변경');
      await isAt(page, '/m/familyshop/home');
    });
    expect(complaints).toEqual([]);
  });

  test('reactivates a dormant account by its mail, whose link does nothing when opened', async () => {
    const complaints = await walk('phone', async (page) => {
      await open(page, '/m/familyshop/login');
      await signIn(page, 'dormant');
      await page.getByText('휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.').waitFor();
      expect(await axeFindings(page, '#root')).toEqual([]);
      await page.getByRole('link', { name: '이메일로 휴면 해제하기' }).tap();
      await press(page, '해제 메일 받기');
      await heading(page, '메일을 보냈어요');
      expect(await axeFindings(page)).toEqual([]);
      const { links } = await messageTo(shop, 'dormant@familyshop.example');
      const link = new URL(links[0]?.url ?? '').pathname;
      await open(page, link);
      await open(page, link);
      await press(page, '휴면 해제하기');
      await heading(page, '휴면을 해제했어요');
      await page.getByRole('link', { name: '로그인하기' }).tap();
      await signIn(page, 'dormant');
      await isAt(page, '/m/familyshop/home');
    });
    expect(complaints).toEqual([]);
  });
});

describe('a session', () => {
  test('near expiry is renewed by one request of five tabs, keeps all signed in, and ends in all at once', async () => {
    const complaints = await walk('desktop', async (page, context) => {
      const shown: string[] = [];
      const given = new Set<string>();
      context.on('request', (request) => {
        const token = request.headers()['x-refresh-token'];
        if (token) shown.push(token);
      });
      context.on('response', async (response) => {
        if (!response.url().endsWith('/graphql')) return;
        const { extensions } = (await response.json().catch(() => ({}))) as {
          extensions?: { session?: { refreshToken: string } };
        };
        if (extensions?.session) given.add(extensions.session.refreshToken);
      });
      await open(page, login);
      await field(page, '로그인 상태 유지').check();
      await signIn(page, 'sol');
      await isAt(page, introduction);
      const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
      await expect.poll(() => page.evaluate(secondsOfSession), patience).toBeGreaterThan(accessSeconds - 300);
      await Promise.all(tabs.map((tab) => open(tab, '/familyshop/myshop/listMyJjim')));
      await Promise.all(tabs.map((tab) => tab.getByText('솔님', { exact: false }).first().waitFor()));
      expect(shown.filter((token) => token === shown[0])).toHaveLength(1);
      expect(given.size).toBe(new Set(shown).size);
      await press(tabs[4] as Page, '로그아웃');
      await Promise.all(
        tabs.slice(0, 4).map((tab) => isAt(tab, '/familyshop/login?redirect=%2Ffamilyshop%2Fmyshop%2FlistMyJjim')),
      );
      expect(await page.evaluate(() => localStorage.getItem('family-mall.session.familyshop'))).toBeNull();
    });
    expect(complaints).toEqual([]);
  });
});

describe('the telecom identity service', () => {
  test('signs in by its code, once', async () => {
    const complaints = await walk('desktop', async (page) => {
      const back = `${shop.url}/tid/familyshop?tid=TID-familyshop-2&redirect=${encodeURIComponent(introduction)}`;
      await page.goto(back, { waitUntil: 'commit' });
      await isAt(page, introduction);
      await hydrated(page);
      await page.getByRole('button', { name: '로그아웃' }).click();
      await isAt(page, '/familyshop/home');
      await page.goto(back, { waitUntil: 'commit' });
      await heading(page, '통신사 인증으로 로그인하지 못했어요');
      expect(page.url()).not.toContain('TID-');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: '아이디로 로그인하기' }).click();
      await isAt(page, login);
    });
    expect(complaints).toEqual([]);
  });
});

/** Since the pair was stored, by the browser's clock. */
function secondsOfSession(): number {
  const { receivedAt } = JSON.parse(localStorage.getItem('family-mall.session.familyshop') ?? '{"receivedAt":0}') as {
    receivedAt: number;
  };
  return (Date.now() - receivedAt) / 1000;
}
