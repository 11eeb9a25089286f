// Full tier: favorites far down a list and in several tabs; components prove the hook.
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled, visit } from '../harness/browser.ts';
import { focusFindings } from '../harness/focus-findings.ts';
import { test } from '../harness/journey.ts';
import { newMember, type NewMember } from '../harness/new-member.ts';
import type { Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

const soon = { timeout: 30_000 };

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const recentCards = (page: Page) => page.getByRole('region', { name: '최근 본 상품' }).getByRole('article');
const namesOf = async (list: ReturnType<typeof cards>) => list.locator('h3').allTextContents();

test(
  'a visitor presses a favorite, signs in, comes back to the same list, and finds their favorite and viewed products',
  { timeout: 150_000 },
  async () => {
    const { page, complaints, context } = await visit(browser, 'phone');
    const list = `${shop.url}/m/familyshop/goods/appliance?ctgNo=140000&sort=new`;
    await page.goto(list);
    await cards(page).nth(1).waitFor();
    const [first = '', second = ''] = await namesOf(cards(page));

    await page.getByRole('link', { name: `로그인하고 ${first} 찜하기` }).tap();
    await page.waitForURL('**/m/familyshop/login?redirect=*');
    await page.getByRole('status').getByText('로그인하면 선택한 상품을 바로 찜해 드려요.').waitFor();
    await page.getByRole('link', { name: '비밀번호 찾기' }).tap();
    await page.waitForURL('**/findUserInfoForm?find=password&redirect=*');
    await page.goBack();
    await page.reload();
    await page.getByRole('status').getByText('로그인하면 선택한 상품을 바로 찜해 드려요.').waitFor();
    const told: string[] = [];
    page.on(
      'response',
      (response) => response.request().postData()?.includes('SetFavorite') && told.push(response.url()),
    );
    await page.getByLabel('아이디').first().fill('gyeol');
    await page.getByLabel('비밀번호').first().fill('Family!2025');
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel('비밀번호').first().fill('Family!2026');
    await page.getByLabel('로그인 상태 유지').tap(); // other tabs are the same member's
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await page.waitForURL(list);

    // The favorite is added for them, once: their later changes stay.
    const heart = page.getByRole('button', { name: `${first} 찜하기` });
    await expect.poll(() => heart.getAttribute('aria-pressed'), soon).toBe('true');
    await expect.poll(() => told.length, soon).toBe(1);
    await heart.tap();
    await expect.poll(() => told.length, soon).toBe(2);
    await page.reload();
    await settled(page);
    expect([await heart.getAttribute('aria-pressed'), told.length]).toEqual(['false', 2]);
    await heart.tap();
    await expect.poll(() => heart.getAttribute('aria-pressed'), soon).toBe('true');
    await expect.poll(() => told.length, soon).toBe(3);

    await page.getByRole('link', { name: second, exact: true }).tap();
    await page.waitForURL('**/goods/detailGoods?**');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('family-mall.recent.familyshop')), soon)
      .toMatch(/^GD\w+$/);

    await page.getByRole('link', { name: '찜', exact: true }).tap();
    await page.waitForURL('**/m/familyshop/myQuestion/listMyJjim');
    await expect.poll(() => namesOf(cards(page)), soon).toContain(first);
    await expect.poll(() => namesOf(recentCards(page)), soon).toEqual([second]);

    // Another tab views another product: the list here gets it.
    const other = await context.newPage();
    await other.goto(`${shop.url}/m/familyshop/goods/appliance?ctgNo=140000&sort=best`);
    await other.waitForFunction(() => window.history.scrollRestoration === 'manual'); // before hydration a card is a plain link
    const third = cards(other).locator('h3 a').filter({ hasNotText: second }).first();
    const thirdName = (await third.textContent()) ?? '';
    await third.tap();
    await expect.poll(() => namesOf(recentCards(page)), soon).toEqual([thirdName, second]);

    // A product removed there is removed here, without a reload.
    await other.goto(list);
    const there = other.getByRole('button', { name: `${first} 찜하기` });
    await expect.poll(() => there.getAttribute('aria-pressed'), soon).toBe('true');
    await there.tap();
    await expect.poll(() => heart.getAttribute('aria-pressed'), soon).toBe('false');
    await heart.tap();
    await expect.poll(() => there.getAttribute('aria-pressed'), soon).toBe('true');
    await other.close();

    await page.getByRole('button', { name: `${second} 삭제`, exact: true }).tap();
    await expect.poll(() => namesOf(recentCards(page)), soon).toEqual([thirdName]);
    await page.getByRole('link', { name: `${thirdName} 주문`, exact: true }).tap();
    await page.waitForURL(/\/m\/familyshop\/goods\/detailGoods\?ctgNo=\w+&gdsGrpNo=GD\w+$/);

    expect(complaints).toEqual([]);
    await context.close();
  },
);

test(
  'a visitor who pressed a favorite far down a list finds it in the same position after signing in, and added',
  { timeout: 150_000 },
  async () => {
    const { page, complaints, context } = await visit(browser, 'phone');
    await page.goto(`${shop.url}/m/familyshop/goods/appliance?ctgNo=140000`);
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    const far = page.locator('li[data-place="54"]');
    await expect
      .poll(
        async () => {
          if ((await far.locator('h3').count()) > 0) return true;
          await page.mouse.wheel(0, 1_500);
          return false;
        },
        { ...soon, interval: 100 },
      )
      .toBe(true);
    await far.evaluate((card) => window.scrollBy(0, card.getBoundingClientRect().top - 300));
    await expect.poll(() => page.locator('main li[aria-hidden]').count(), soon).toBe(0);
    await expect.poll(() => page.url(), soon).toContain('through=2');
    const name = (await far.locator('h3').textContent()) ?? '';
    const topOf = (role: 'link' | 'button', label: string) =>
      page
        .getByRole(role, { name: label })
        .evaluateAll(([heart]) => Math.round(heart?.getBoundingClientRect().top ?? -1));
    const address = page.url();
    const before = await topOf('link', `로그인하고 ${name} 찜하기`);
    await page.getByRole('link', { name: `로그인하고 ${name} 찜하기` }).tap();

    await page.waitForURL('**/m/familyshop/login?redirect=*');
    await page.getByLabel('아이디').first().fill('haram');
    await page.getByLabel('비밀번호').first().fill('Family!2026');
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await page.waitForURL(address);
    await expect.poll(() => topOf('button', `${name} 찜하기`), soon).toBe(before);
    const heart = page.getByRole('button', { name: `${name} 찜하기` });
    await expect.poll(() => heart.getAttribute('aria-pressed'), soon).toBe('true');
    await expect.poll(() => heart.evaluate((button) => button === document.activeElement), soon).toBe(true);

    // Where the shopper goes from here is theirs.
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    const came = await scrollY();
    await page.mouse.wheel(0, -2_000);
    await expect.poll(scrollY, soon).toBeLessThan(came - 1_500);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test(
  'on a phone what was taken out is put back by the notice, which covers nothing that the keyboard comes to',
  { timeout: 120_000 },
  async () => {
    const { page, complaints, context } = await visit(browser, 'phone', {
      ...(await signedIn(shop.url, ['familyshop'])),
      reducedMotion: 'reduce',
    });
    await page.goto(`${shop.url}/m/familyshop/myQuestion/listMyJjim`);
    await settled(page);
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /찜하기$/u });
    const undo = page.getByRole('button', { name: '되돌리기' });
    await expect.poll(() => heart.getAttribute('aria-pressed'), soon).toBe('true');
    expect(await undo.count()).toBe(0);
    await heart.click();
    await undo.waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    expect(await axeFindings(page)).toEqual([]);
    expect(await focusFindings(page, 12)).toEqual([]);
    await undo.click();
    await expect.poll(() => heart.getAttribute('aria-pressed'), soon).toBe('true');
    expect(await undo.count()).toBe(0);
    await page.reload();
    await settled(page);
    await expect.poll(() => heart.getAttribute('aria-pressed'), soon).toBe('true');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each([
  ['a page of them', 45],
  ['all of them', 36],
])(
  'on a desktop a favorite far down is where it was when the shopper comes back from it, in %s',
  { timeout: 150_000 },
  async (_part, count) => {
    const member = await newMember(shop);
    await addFavorites(member, count);
    const { page, complaints, context } = await visit(
      browser,
      'desktop',
      await signedIn(shop.url, ['familyshop'], member.id, member.password),
    );
    await page.goto(`${shop.url}/familyshop/myshop/listMyJjim`);
    await settled(page);
    const card = cards(page).nth(34);
    await card.evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 300);
    });
    await card.getByRole('button', { name: /가격 알림 받기$/u }).waitFor();
    const link = card.locator('h3 a');
    const name = (await link.textContent()) ?? '';
    const top = () =>
      page
        .getByRole('main')
        .getByRole('link', { name, exact: true })
        .first()
        .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await link.click();
    await page.waitForURL('**/goods/**');
    await settled(page);
    await page.goBack();
    await settled(page);
    await expect.poll(top, soon).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** Of goods whose cards differ in height. */
async function addFavorites({ id, password }: NewMember, count: number): Promise<void> {
  const mallUrl = 'familyshop';
  const { mall } = await ask<{ mall: { category: { products: { nodes: { number: string }[] } } } }>(
    `{ mall(url: "familyshop", device: DESKTOP) { category(number: "140000") { products(first: ${count}) { nodes { number } } } } }`,
    {},
  );
  const { signIn } = await ask<{ signIn: { accessToken: string } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }',
    { input: { mallUrl, id, password } },
  );
  for (const { number: productNumber } of mall.category.products.nodes)
    await ask(
      'mutation ($input: SetFavoriteInput!) { setFavorite(input: $input) { __typename } }',
      { input: { mallUrl, productNumber, isFavorite: true } },
      signIn.accessToken,
    );
}

async function ask<Data>(query: string, variables: object, token?: string): Promise<Data> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}
