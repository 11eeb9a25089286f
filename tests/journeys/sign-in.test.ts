import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';

const ownPage = '/familyshop/myshop/checkPassword?from=mail';
const loginPage = `/familyshop/login?redirect=${encodeURIComponent(ownPage)}`;

test("a visitor signs in on the way to a member's page, has it in every tab, and is a visitor in all of them after signing out", async ({
  shop,
  visit,
}) => {
  const { page, complaints, context } = await visit('desktop');
  const isAt = (tab: Page, path: string) => tab.waitForURL(shop.url + path);
  await page.goto(`${shop.url}/familyshop/content/familyShopIntro`);
  await page.goto(shop.url + ownPage, { waitUntil: 'commit' });
  await isAt(page, loginPage);
  // The page that is closed is no entry of its own: back leads before it.
  await page.goBack();
  await isAt(page, '/familyshop/content/familyShopIntro');
  await page.goForward();
  await page.getByLabel('아이디', { exact: true }).fill('sol');
  await page.getByLabel('비밀번호', { exact: true }).fill('Family!2026');
  await page.getByLabel('로그인 상태 유지').check();
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await isAt(page, ownPage);

  // A member has no use for the login page.
  await page.goto(`${shop.url}/familyshop/login`, { waitUntil: 'commit' });
  await isAt(page, '/familyshop/home');
  await expect.poll(() => page.title()).toBe('통신가족샵 | 우리 가족의 휴대폰과 생활');
  const other = await context.newPage();
  await other.goto(shop.url + ownPage);
  await settled(other);
  await page.getByRole('button', { name: '로그아웃' }).click();
  await isAt(other, loginPage);
  expect(complaints).toEqual([]);
});
