import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { isFullTier } from '../../scripts/lib/test-tiers.ts';
import { findRoute } from '../../web/src/shop/addresses/match-page.ts';
import type { PageName } from '../../web/src/shop/addresses/page-name.ts';
import { axeFindings } from './axe.ts';
import { ownPart } from './axe-options.ts';
import { settled, visit, type Visit } from './browser.ts';
import { everyPage, otherThemes, templates, type Step, type Walk } from './every-page.ts';
import { test } from './journey.ts';
import { moving, outOfSight, smallTargets, withTextSpacing } from './layout-findings.ts';
import type { Shop } from './shop.ts';
import { signedIn } from './signed-in.ts';

const STEP_MS = 120_000;
const LAYOUT_MS = 10_000;
/** 1280 pixels at 400 %, and the smallest phone. */
const narrowest = 320;

/** Pages whose addresses show different things. */
const ofManyKinds: PageName[] = ['category', 'product', 'board', 'subscriptions', 'login', 'find-user'];

/** My shop, which phones call by two words: its start, under two names. */
const inMyShop: PageName[] = ['my-shop'];
const partOfMyShop = /\/my(?:shop|question)\/(?!main)(\w+)/iu;

/** Pages that differ for members. */
const ofManyEyes: PageName[] = ['home', 'product', 'category'];

/** Pages whose elements, and not their links alone, depend on the device. */
const ofBothDevices: PageName[] = ['home', 'category', 'product', 'search-results', 'board', 'login', 'my-shop'];

/** The key of addresses that show one page, on whichever device. web/test/routes.test.ts proves which page each address is. */
function drawnBy({ who, address }: Step): string {
  const [path = ''] = address.split('?');
  const route = findRoute(path);
  if (!route) return address;
  const { page } = route.entry;
  const eyes = ofManyEyes.includes(page) ? who : '';
  if (ofManyKinds.includes(page)) return `${eyes} ${address.replace(/^\/m\//u, '/')}`;
  if (inMyShop.includes(page)) return `${route.params.mallUrl} my shop ${partOfMyShop.exec(path)?.[1] ?? ''}`;
  const isBuilt = existsSync(join(root, 'web/src/routes', page));
  return `${eyes} ${route.params.mallUrl} ${isBuilt ? page : 'to come'}`;
}

const keyOf = (step: Step) => `${step.device} ${drawnBy(step)}`;

/** One address of each page and device. */
function stepsOf(walks: readonly Walk[]): Step[] {
  const steps = walks.flatMap(({ device, who, addresses }) => addresses.map((address) => ({ device, who, address })));
  return [...new Map(steps.toReversed().map((step) => [keyOf(step), step])).values()].toReversed();
}

/** What the templates leave: each page once, on one device and then on the other, or on both where they differ. */
function otherPages(): Step[] {
  const walked = new Set(templates.map(keyOf));
  const devicesOf = Map.groupBy(stepsOf(everyPage), drawnBy);
  return [...devicesOf.values()].flatMap((ofPage, index) => {
    const left = ofPage.filter((step) => !walked.has(keyOf(step)));
    if (ofPage.some(dependsOnDevice)) return left;
    return left.length === ofPage.length ? ofPage.slice(index % ofPage.length).slice(0, 1) : [];
  });
}

function dependsOnDevice({ address }: Step): boolean {
  const route = findRoute(address.split('?')[0] ?? '');
  return route !== null && ofBothDevices.includes(route.entry.page);
}

/** What is walked: a page of each template, or what that leaves, on one device. */
export type Part = 'a page of each template' | `the other pages of a ${Walk['device']}`;

function partOf(part: Part): Step[] {
  if (part === 'a page of each template') return templates;
  const rest = [...otherPages(), ...stepsOf(otherThemes)];
  return rest.filter(({ device }) => part === `the other pages of a ${device}`);
}

/** Visits pages, one after the other, and checks each for barriers; their layout in the full tier only. */
export function walkPages(part: Part): void {
  let shop: Shop;
  let browser: Browser;
  let member: BrowserContextOptions;
  const visits = new Map<string, Visit>();
  test.beforeAll(async ({ shop: sharedShop, browser: sharedBrowser }) => {
    [shop, browser] = [sharedShop, sharedBrowser];
    member = await signedIn(shop.url, ['familyshop', 'familyshopprime', 'bizupload']);
  });

  test.each(partOf(part))('a $who meets no barrier at $address', { timeout: STEP_MS }, async (step) => {
    const { device, who, address } = step;
    // One page for all steps, so that scripts are compiled once. A running animation would disturb the checks.
    const known = visits.get(`${device} ${who}`);
    const visitOfWho =
      known ?? (await visit(browser, device, { reducedMotion: 'reduce', ...(who === 'member' ? member : {}) }));
    visits.set(`${device} ${who}`, visitOfWho);
    const { page, complaints } = visitOfWho;
    complaints.length = 0;
    const isSameMall = known !== undefined && mallOf(page.url().slice(shop.url.length)) === mallOf(address);
    await page.goto(shop.url + address);
    await settled(page);
    expect(page.url(), 'leads on to').toBe(shop.url + address);

    expect(complaints, 'said in the console').toEqual([]);

    expect(await axeFindings(page, isSameMall ? ownPart : 'html'), 'axe').toEqual([]);
    if (isFullTier) await checkLayout(page);
    expect(complaints, 'said in the console').toEqual([]);
  });
}

/** By the route table; outside of malls none. */
function mallOf(address: string): string | undefined {
  return findRoute(address.split('?')[0] ?? '')?.params.mallUrl;
}

/** Checks what moves, what is small, and what is out of sight on a narrow screen and with wider text. */
async function checkLayout(page: Page): Promise<void> {
  expect(await moving(page), 'moves where less movement is wished').toEqual([]);
  expect(await smallTargets(page), 'too small to touch').toEqual([]);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: narrowest, height: size.height });
  // Windows follow the page's edge a frame later.
  await expect.poll(() => outOfSight(page), { message: 'out of sight at 320 pixels', timeout: LAYOUT_MS }).toEqual([]);
  await withTextSpacing(page, () =>
    expect.poll(() => outOfSight(page), { message: 'out of sight with wider text', timeout: LAYOUT_MS }).toEqual([]),
  );
  await page.setViewportSize(size);
}
