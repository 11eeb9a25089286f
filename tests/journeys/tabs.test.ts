// Full tier: sessions of several tabs and malls at once.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const patience = { timeout: 60_000 };
const STEP_MS = 180_000;
const key = 'family-mall.session.familyshop';
/** So that a pair is due to be renewed a few seconds after it was given. */
const accessSeconds = 304;

let shop: Shop;
let browser: Browser;
test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  shop = await openShop({ ACCESS_TOKEN_SECONDS: String(accessSeconds) });
});
test.afterAll(async () => {
  await shop?.stop();
});

interface Walk {
  page: Page;
  context: BrowserContext;
  /** Refresh tokens, as often as they were shown, and all addresses. */
  sent: { tokens: string[]; addresses: string[] };
}

/** A member signed in for this visit alone, in one tab. */
async function walk(device: 'desktop' | 'phone', steps: (walk: Walk) => Promise<void>): Promise<void> {
  const { page, complaints, context } = await visit(browser, device, { reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience.timeout);
  const sent: Walk['sent'] = { tokens: [], addresses: [] };
  context.on('request', (request) => {
    sent.addresses.push(request.url());
    const token = request.headers()['x-refresh-token'];
    if (token) sent.tokens.push(token);
  });
  await page.goto(`${shop.url}${device === 'phone' ? '/m' : ''}/familyshop/login`);
  await settled(page);
  await page.getByLabel('아이디', { exact: true }).fill('gaon');
  await page.getByLabel('비밀번호', { exact: true }).fill('Family!2026');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname, patience).toMatch(/\/home$/u);
  await steps({ page, context, sent });
  await context.close();
  expect(complaints).toEqual([]);
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(shop.url + path);
  return tab;
}

const isMember = (tab: Page) =>
  expect.poll(() => tab.evaluate(() => 'member' in document.documentElement.dataset), patience).toBe(true);
const kept = (tab: Page) => tab.evaluate((name) => [localStorage.getItem(name), sessionStorage.getItem(name)], key);
const refreshTokenIn = async (tab: Page) =>
  (JSON.parse((await kept(tab))[1] ?? '{}') as { refreshToken?: string }).refreshToken;
const pathOf = (tab: Page) => tab.url().slice(shop.url.length);

test(
  'new tabs of a mall are signed in while another one is, and signing out in one of them ends all sessions',
  { timeout: STEP_MS },
  () =>
    walk('desktop', async ({ page, context, sent }) => {
      const [favorites, home] = await Promise.all([
        openTab(context, '/familyshop/myshop/listMyJjim'),
        openTab(context, '/familyshop/home'),
      ]);
      await Promise.all([isMember(favorites), isMember(home)]);
      await expect.poll(() => pathOf(favorites), patience).toBe('/familyshop/myshop/listMyJjim');
      await Promise.all([settled(favorites), settled(home)]);

      // All of them have one session, whose refresh token the gateway trades once, also where busy tabs do not hear of each other.
      const first = await refreshTokenIn(page);
      await expect.poll(() => page.evaluate(secondsOfSession), patience).toBeGreaterThan(accessSeconds - 300);
      await Promise.all(
        [page, favorites, home].map(async (tab) => {
          await tab.reload();
          await settled(tab);
          await isMember(tab);
        }),
      );
      expect(sent.tokens).toContain(first);
      await expect
        .poll(async () => new Set(await Promise.all([page, favorites, home].map(refreshTokenIn))).size, patience)
        .toBe(1);
      for (const tab of [page, favorites, home]) expect((await kept(tab))[0]).toBeNull();
      for (const token of sent.tokens) expect(sent.addresses.filter((address) => address.includes(token))).toEqual([]);

      await home.getByRole('button', { name: '로그아웃', exact: true }).click();
      await expect
        .poll(() => pathOf(favorites), patience)
        .toBe('/familyshop/login?redirect=%2Ffamilyshop%2Fmyshop%2FlistMyJjim');
      await expect
        .poll(async () => (await Promise.all([page, favorites, home].map(kept))).flat(), patience)
        .toEqual([null, null, null, null, null, null]);
      await home.reload();
      await settled(home);
      expect(await kept(home)).toEqual([null, null]);
    }),
);

test('a new tab of another mall gets nothing', { timeout: STEP_MS }, () =>
  walk('phone', async ({ context }) => {
    const [same, other] = await Promise.all([
      openTab(context, '/m/familyshop/home'),
      openTab(context, '/m/familyshopplus/myQuestion/listMyJjim'),
    ]);
    await isMember(same);
    await expect.poll(() => pathOf(other), patience).toContain('/m/familyshopplus/login?redirect=');
    expect(
      await other.evaluate(() =>
        Object.keys({ ...localStorage, ...sessionStorage }).filter((name) => name.includes('session')),
      ),
    ).toEqual([]);
  }),
);

/** Since the pair was received, by the browser's clock. */
function secondsOfSession(): number {
  const { receivedAt } = JSON.parse(sessionStorage.getItem('family-mall.session.familyshop') ?? '{"receivedAt":0}') as {
    receivedAt: number;
  };
  return (Date.now() - receivedAt) / 1000;
}
