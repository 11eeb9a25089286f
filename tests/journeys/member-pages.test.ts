// Full tier: members' pages that stand there before their code; `web/test/member-pages.test.tsx` hydrates each of them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';

const sessionKey = 'family-mall.session.familyshop';
const search = 'search/searchGoodsList?keyword=%EC%B2%AD%EC%86%8C%EA%B8%B0';

/** Keeps the client's code, or another answer, back until it is let through. */
async function hold(page: Page, pattern = '**/assets/client-*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const contentOf = (page: Page) => page.getByRole('main').locator('h1');
const isPlaced = (page: Page) => expect.poll(() => contentOf(page).count()).toBeGreaterThan(0);

test("a member's pages stand there before their code, are hydrated as they stand, and ask for nothing twice", async ({
  shop,
  visit,
}) => {
  const member = await newMember(shop);
  const number = await newOrder(shop, member);
  const { page, complaints } = await visit(
    'phone',
    await signedIn(shop.url, ['familyshop'], member.id, member.password),
  );
  const pages = [
    ['OrderList', 'myQuestion/listMyOrder', '주문 내역'],
    ['OrderDetail', `goods/orderGoods/orderDetail/${number}`, '주문 상세'],
    ['Cart', 'myQuestion/listCart', '장바구니'],
    ['MyShop', 'myShop/main', '마이샵'],
    ['Favorites', 'myQuestion/listMyJjim', '찜한 상품'],
    ['SearchProducts', search, '검색 결과'],
  ] as const;
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, name] = /"operationName":"(\w+)"/u.exec(request.postData() ?? '') ?? [];
    if (name) sent.push(name);
  });
  for (const [operation, path, title] of pages) {
    const release = await hold(page);
    await page.goto(`${shop.url}/m/familyshop/${path}`);
    await isPlaced(page);
    expect(await page.title()).toContain(title);
    sent.length = 0;
    await contentOf(page)
      .first()
      .evaluate((heading) => Object.assign(window, { heading }));

    release();
    await settled(page);

    expect({ path, sent: sent.filter((each) => each === operation) }).toEqual({ path, sent: [] });
    expect(await page.evaluate(() => (window as unknown as { heading: Node }).heading.isConnected)).toBe(true);
    await page.unroute('**/assets/client-*.js');
  }
  expect(complaints).toEqual([]);
});

test('what a member types before their page comes stays, and so does the focus', async ({ shop, visit, memberOf }) => {
  const { page, complaints } = await visit('desktop', await memberOf());
  const releasePage = await hold(page, '**/member-page');
  const releaseCode = await hold(page);
  await page.goto(`${shop.url}/familyshop/myshop/listMyOrder`, { waitUntil: 'domcontentloaded' });
  const field = page.locator('header input[name=keyword]');
  await field.fill('청소기');
  expect(await contentOf(page).count()).toBe(0);

  releasePage();
  await isPlaced(page);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

  releaseCode();
  await settled(page);
  expect(await field.inputValue()).toBe('청소기');
  expect(complaints).toEqual([]);
});

test('a button that a member presses before its code comes is pressed once', async ({ shop, visit, memberOf }) => {
  const { page, complaints } = await visit('phone', await memberOf());
  const release = await hold(page);
  await page.goto(`${shop.url}/m/familyshop/myShop/main`);
  await isPlaced(page);
  await page.getByRole('button', { name: '메뉴', exact: true }).tap();
  expect(await page.getByRole('dialog').count()).toBe(0);

  release();
  await page.getByRole('dialog', { name: '메뉴' }).waitFor();
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('a member who comes back finds the page and the place before the code', async ({ shop, visit, memberOf }) => {
  const { page, complaints } = await visit('desktop', await memberOf());
  const address = `${shop.url}/familyshop/${search}`;
  await page.goto(address);
  await settled(page);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  const top = await page.evaluate(() => window.scrollY);
  // Rows that get their heights move it a little.
  const nearTop = async () => Math.abs((await page.evaluate(() => window.scrollY)) - top) < 100;

  const release = await hold(page);
  await page.reload();
  await isPlaced(page);
  await expect.poll(nearTop).toBe(true);
  release();
  await settled(page);
  expect(await nearTop()).toBe(true);

  await page.goto(`${shop.url}/familyshop/myshop/listCart`);
  await settled(page);
  const releaseAgain = await hold(page);
  await page.goBack();
  await isPlaced(page);
  await expect.poll(nearTop).toBe(true);
  expect(await page.title()).toContain('검색 결과');
  releaseAgain();
  await settled(page);
  await page.goForward();
  await isPlaced(page);
  expect(await page.title()).toContain('장바구니');
  expect(complaints).toEqual([]);
});

test('a member who leaves in another tab leaves no page behind that is not hydrated yet', async ({
  shop,
  visit,
  memberOf,
}) => {
  const { page, context } = await visit('desktop', await memberOf());
  const release = await hold(page);
  await page.goto(`${shop.url}/familyshop/myshop/listMyOrder`);
  await isPlaced(page);
  const other = await context.newPage();
  await other.goto(`${shop.url}/familyshop/content/familyShopIntro`);
  await settled(other);
  await other.getByRole('button', { name: '로그아웃' }).click();

  await expect.poll(() => contentOf(page).count()).toBe(0);
  release();
  await page.waitForURL(/\/familyshop\/login\?redirect=/u);
});

test.for([
  ['is due for renewal', 'listMyOrder'],
  ['is refused', 'login'],
] as const)('a session whose token %s goes its usual way', async ([what, end], { shop, visit, memberOf }) => {
  const { page } = await visit('desktop', await memberOf());
  const asked: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/member-page')) asked.push(response.status());
  });
  await page.goto(`${shop.url}/favicon.svg`);
  await page.evaluate(
    ([key, isDue]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (isDue) session.receivedAt -= 26 * 60_000;
      else Object.assign(session, { accessToken: `${session.accessToken.slice(0, -4)}AAAA`, refreshToken: 'spent' });
      localStorage.setItem(key, JSON.stringify(session));
    },
    [sessionKey, what === 'is due for renewal'] as const,
  );
  await page.goto(`${shop.url}/familyshop/myshop/listMyOrder`, { waitUntil: 'commit' });
  await page.waitForURL(new RegExp(`/${end}`, 'u'));
  await settled(page);
  expect(asked).toEqual(what === 'is due for renewal' ? [] : [204]);
});

test('a visitor asks for no such page, and goes to sign in', async ({ shop, visit }) => {
  const { page } = await visit('desktop');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${shop.url}/familyshop/myshop/listMyOrder`, { waitUntil: 'commit' });
  await page.waitForURL(/\/familyshop\/login\?redirect=/u);
  expect(asked.filter((url) => url.endsWith('/member-page'))).toEqual([]);
});
