import type { BrowserContext } from 'playwright-core';
import { test as base } from 'vitest';
import { launchBrowser, visit as visitIn, type Visit } from './browser.ts';
import { newMember } from './new-member.ts';
import { openShop } from './shop.ts';
import { signedIn } from './signed-in.ts';

/** All journeys use one address, and several one account. Tests of the limits open their own shop. */
export const roomForAll = {
  SIGN_IN_TRIES_PER_ACCOUNT: '10000',
  SIGN_IN_TRIES_PER_ADDRESS: '10000',
  REFUSED_REFRESHES_PER_ADDRESS: '10000',
  SIGN_IN_LIMIT: '10000',
  SIGN_IN_ADDRESS_LIMIT: '10000',
  SEND_ADDRESS_LIMIT: '10000',
};

/**
 * `test` for journeys through a running shop. One browser and one shop serve all journeys of a worker; starting them for
 * every file takes longer than many a journey.
 *
 * - `shop`: mall and gateway as `npm start` runs them, with the seed. Do not stop or reconfigure it, and leave the seed's
 *   members as you find them: a journey that needs that opens its own shop by `openShop`.
 * - `visit(device, options)`: a fresh browser context with one page, closed after the test.
 * - `memberOf(id)`: options of a visit in which this member of the seed is signed in; without an id, a new member whom
 *   no other test uses.
 * - `browser`: for helpers that open contexts themselves.
 *
 * ```ts
 * test('a member finds what they put in', async ({ shop, visit, memberOf }) => {
 *   const { page, complaints } = await visit('phone', await memberOf());
 *   await page.goto(`${shop.url}/m/familyshop/home`);
 *   await settled(page);
 *   expect(complaints).toEqual([]);
 * });
 * ```
 *
 * With `test.for` the fixtures are the second argument: `test.for(devices)('… on a %s', async (device, { visit }) => …)`.
 * For helpers of the whole file: `test.beforeAll(({ shop: shared }) => void (shop = shared))`.
 */
/* oxlint-disable eslint/no-empty-pattern -- Vitest reads from the pattern which fixtures another needs */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('shop', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const shop = await openShop(roomForAll);
    onCleanup(() => shop.stop());
    return shop;
  })
  // A journey that fails leaves its pages open, and what moves on them takes time from those that follow.
  .extend('leftoverPages', { scope: 'file', auto: true }, async ({ browser }, { onCleanup }) => {
    onCleanup(() => closeAll(browser.contexts()));
  })
  .extend('visit', async ({ browser }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(() => closeAll(visits.map(({ context }) => context)));
    return async (...[device, options]: VisitParameters) => {
      const visit = await visitIn(browser, device, options);
      visits.push(visit);
      return visit;
    };
  })
  .extend('memberOf', async ({ shop }) => async (id?: string, mallUrl = 'familyshop') => {
    const { id: known, password } = id === undefined ? await newMember(shop, mallUrl) : { id, password: undefined };
    return signedIn(shop.url, [mallUrl], known, password);
  });

type VisitParameters = Parameters<typeof visitIn> extends [unknown, ...infer Rest] ? Rest : never;

async function closeAll(contexts: readonly BrowserContext[]): Promise<void> {
  await Promise.all(contexts.map((context) => context.close()));
}
