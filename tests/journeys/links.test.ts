// Full tier: crawls every mall.
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mallList } from '../../mall/content/src/seed/malls/mall-list.ts';
import { goInApp, settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { LinkedPages, pagesToFind, type Who } from '../harness/linked-pages.ts';
import { entriesOf, isPage, isSamePage, LinkCheck, linksIn, type Held } from '../harness/links.ts';
import type { Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

const CRAWL_MS = 600_000;
/** Of an unknown kind: nothing at all is open there. */
const closed = 'bizshowroom';
const malls = mallList.map(({ mallUrl }) => ({ mallUrl })).filter(({ mallUrl }) => mallUrl !== closed);
/** One mall on a desktop, the next on a phone, and the first on both: malls differ in their links, devices in their pages. */
function onDevicesInTurn<Mall extends object>(inMalls: readonly Mall[]): (Mall & { held: Held })[] {
  return inMalls.flatMap((mall, index) => {
    const helds: Held[] = index === 0 ? ['desktop', 'phone'] : [index % 2 === 0 ? 'desktop' : 'phone'];
    return helds.map((held) => ({ ...mall, held }));
  });
}

const addressBar = 'the address bar';
/** As many as keep the gateway and the mall busy. */
const AT_ONCE = 4;

async function severalAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  return results;
}

/** A page for everybody whose data the server has, and whose markup waits for them all the same. */
function isIncomplete(html: string): boolean {
  return html.includes('data-rendered="page ') && html.includes('불러오고 있어요</output>');
}

/** What the crawl of a visitor has followed, by mall and device. */
const crawled = new Map<string, LinkCheck>();

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

describe('no page that is rendered for a visitor links to one that is closed', () => {
  test.each(onDevicesInTurn(malls))('in $mallUrl on a $held', { timeout: CRAWL_MS }, async ({ mallUrl, held }) => {
    // The first mall has all there is; in the others one address of a pattern tells whether their own menus are right.
    const check = new LinkCheck(shop.url, held, mallUrl === malls[0]?.mallUrl ? 2 : 1);
    const dead: string[] = [];
    let waiting = entriesOf(mallUrl, held, 'visitor').map((address) => ({ address, from: addressBar }));
    let pages = 0;
    while (waiting.length > 0) {
      const next = waiting.filter(({ address, from }) => check.isNew(address) || from === addressBar);
      const found = await severalAtATime(next, async ({ address, from }) => {
        const { fault, html } = await check.open(address);
        if (fault && from !== addressBar) dead.push(`${from} links to ${address}: ${fault}`);
        if (isIncomplete(html)) dead.push(`${address} is rendered without its contents`);
        return linksIn(html)
          .filter((link) => !isSamePage(link, address))
          .map((link) => ({ address: link, from: address }));
      });
      pages += next.length;
      waiting = found.flat();
    }
    crawled.set(`${mallUrl} ${held}`, check);
    expect(pages).toBeGreaterThan(25);
    expect(dead).toEqual([]);
  });
});

/** A mall of each sales type, and guests of a marketing mall. */
const members: { mallUrl: string; who: Who }[] = [
  { mallUrl: 'familyshop', who: 'G' },
  { mallUrl: 'familyshopyoung', who: 'guest' },
  { mallUrl: 'groupwarelab', who: 'C' },
  { mallUrl: 'bizupload', who: 'U' },
  { mallUrl: 'bizpartner', who: 'B' },
  { mallUrl: 'groupwarecare', who: 'N' },
];

describe('all pages that someone signed in may have are linked, and no link leads to one that is closed', () => {
  test.each(onDevicesInTurn(members))(
    '$who in $mallUrl on a $held',
    { timeout: CRAWL_MS },
    async ({ mallUrl, who, held }) => {
      const { page, context } = await visit(browser, held, {
        reducedMotion: 'reduce',
        ...(who === 'guest' ? {} : await signedIn(shop.url, [mallUrl])),
      });
      const check = new LinkCheck(shop.url, held, 2, crawled.get(`${mallUrl} ${held}`));
      const linked = new LinkedPages();
      const start = `${held === 'phone' ? '/m' : ''}/${mallUrl}/${who === 'U' ? 'board/boardList' : 'home'}`;
      const dead: string[] = [];
      const seen = new Set<string>();
      for (const entry of [start, ...entriesOf(mallUrl, held, 'member')]) {
        await (seen.size === 0 ? page.goto(shop.url + entry) : goInApp(page, entry));
        await settled(page);
        const place = new URL(page.url()).pathname;
        if (seen.has(place)) continue;
        seen.add(place);
        const links = await linksOn(page, seen.size === 1);
        linked.add(place, links);
        const next = links.filter((link) => !isSamePage(link, place) && check.isNew(link));
        await severalAtATime(next, async (link) => {
          const { fault } = await check.open(link);
          if (fault) dead.push(`${place} links to ${link}: ${fault}`);
        });
      }
      await context.close();
      expect(seen.size).toBeGreaterThan(4);
      expect(dead).toEqual([]);
      const found = linked.from(start);
      expect(pagesToFind(who, held).filter((name) => !found.has(name))).toEqual([]);
    },
  );
});

/** All links to follow; with the phone's full menu, which is the same on every page. */
async function linksOn(page: Page, withMenu: boolean): Promise<string[]> {
  const menu = page.getByRole('button', { name: '메뉴', exact: true });
  if (withMenu && (await menu.isVisible())) {
    await menu.click();
    await page.getByRole('dialog').getByRole('link').first().waitFor();
  }
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
  return [...new Set(links)].filter(isPage);
}
