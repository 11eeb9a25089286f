import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { findRoute } from '../../web/src/app/routes/match-page.ts';
import type { PageName } from '../../web/src/app/routes/page-name.ts';
import { axeFindings } from './axe.ts';
import { settled, visit, type Visit } from './browser.ts';
import { everyPage, otherThemes, type Walk } from './every-page.ts';
import { test } from './journey.ts';
import { moving, outOfSight, smallTargets, withTextSpacing } from './layout-findings.ts';
import type { Shop } from './shop.ts';
import { signedIn } from './signed-in.ts';

const STEP_MS = 120_000;
const LAYOUT_MS = 10_000;
/** 1280 pixels at 400 %, and the smallest phone. */
const narrowest = 320;

/** Pages whose addresses show different things. */
const ofManyKinds: PageName[] = [
  'category',
  'product',
  'board',
  'subscriptions',
  'login',
  'find-user',
  'my-shop',
  'my-questions',
];

/** Pages that members see otherwise than visitors. */
const ofManyEyes: PageName[] = ['home', 'product', 'category'];

/**
 * The key of pages that are the same for several addresses: names of one page, for any visitor, and pages that are
 * coming soon.
 */
function whatIsDrawn(who: Walk['who'], address: string): string {
  const [path = ''] = address.split('?');
  const route = findRoute(path);
  if (!route) return address;
  const { page } = route.entry;
  const eyes = ofManyEyes.includes(page) ? who : '';
  if (ofManyKinds.includes(page)) return `${eyes} ${address}`;
  const isBuilt = existsSync(join(root, 'web/src/routes', page));
  return `${eyes} ${route.params.mallUrl} ${isBuilt ? page : 'to come'}`;
}

/** Visits every page on one device, one after the other, and checks it for barriers. */
export function walkPages(device: Walk['device']): void {
  let shop: Shop;
  let browser: Browser;
  let member: BrowserContextOptions;
  const visits = new Map<Walk['who'], Visit>();
  test.beforeAll(async ({ shop: sharedShop, browser: sharedBrowser }) => {
    [shop, browser] = [sharedShop, sharedBrowser];
    member = await signedIn(shop.url, ['familyshop', 'familyshopprime', 'bizupload']);
  });

  const shown = new Set<string>();
  const steps = [...everyPage, ...otherThemes]
    .filter((walk) => walk.device === device)
    .flatMap(({ who, addresses }) => addresses.map((address) => ({ who, address })));

  test.each(steps)('a $who meets no barrier at $address', { timeout: STEP_MS }, async ({ who, address }) => {
    // One page for all steps, so that scripts are compiled once. A running animation would disturb the checks.
    const visitOfWho =
      visits.get(who) ??
      (await visit(browser, device, { reducedMotion: 'reduce', ...(who === 'member' ? member : {}) }));
    visits.set(who, visitOfWho);
    const { page, complaints } = visitOfWho;
    complaints.length = 0;
    await page.goto(shop.url + address);
    await settled(page);
    expect(page.url(), 'leads on to').toBe(shop.url + address);

    expect(complaints, 'said in the console').toEqual([]);
    const drawn = whatIsDrawn(who, address);
    if (shown.has(drawn)) return; // another address of the same page
    shown.add(drawn);

    expect(await axeFindings(page), 'axe').toEqual([]);
    expect(await moving(page), 'moves where less movement is wished').toEqual([]);
    expect(await smallTargets(page), 'too small to touch').toEqual([]);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: narrowest, height: size.height });
    // Windows follow the page's edge a frame later.
    await expect
      .poll(() => outOfSight(page), { message: 'out of sight at 320 pixels', timeout: LAYOUT_MS })
      .toEqual([]);
    await withTextSpacing(page, () =>
      expect.poll(() => outOfSight(page), { message: 'out of sight with wider text', timeout: LAYOUT_MS }).toEqual([]),
    );
    await page.setViewportSize(size);
    expect(complaints, 'said in the console').toEqual([]);
  });
}
