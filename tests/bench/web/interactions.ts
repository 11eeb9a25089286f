import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { settled, visit } from '../../harness/browser.ts';
import { median } from '../gateway/report.ts';

type Interaction = readonly [
  what: string,
  path: string,
  prepare: (page: Page) => Promise<unknown>,
  act: (page: Page) => Promise<unknown>,
];

const slowdown = 4;
const home = '/m/familyshop/home';
const listing = '/m/familyshop/goods/appliance?ctgNo=140000';

const nothing = async () => {};
const openMenu = (page: Page) => page.getByRole('button', { name: '메뉴', exact: true }).tap();
const menu = (page: Page) => page.getByRole('dialog', { name: '전체 메뉴' });
const openSearch = (page: Page) =>
  page.getByRole('navigation', { name: '주요 메뉴' }).locator('a[aria-haspopup="dialog"]', { hasText: '검색' }).tap();
const field = (page: Page) => page.getByRole('dialog', { name: '검색' }).getByRole('combobox');

/** What shoppers do most. What opens is opened once before: code that comes when it is first wanted is no matter of the processor. */
const interactions: readonly Interaction[] = [
  [
    'opening the menu',
    home,
    async (page) => {
      await openMenu(page);
      await menu(page).getByRole('button', { name: '닫기' }).tap();
      await menu(page).waitFor({ state: 'hidden' });
    },
    openMenu,
  ],
  [
    'typing in search',
    home,
    async (page) => {
      await openSearch(page);
      await field(page).fill('a');
    },
    (page) => field(page).press('c'),
  ],
  [
    'adding a chip',
    home,
    async (page) => {
      await openSearch(page);
      await field(page).fill('cleaner');
    },
    (page) => field(page).press('Enter'),
  ],
  ['switching the category', listing, nothing, (page) => page.locator('a[href*="ctgNo=1401"]').first().tap()],
];

/** Milliseconds from the touch or key to the next painting, on a processor slowed four times: the medians. */
export async function interactionLatencies(
  browser: Browser,
  shopUrl: string,
  runs: number,
  member: BrowserContextOptions,
): Promise<[what: string, ms: number][]> {
  const figures: [string, number][] = [];
  for (const [what, path, prepare, act] of interactions) {
    const all: number[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await latencyOf(browser, shopUrl + path, prepare, act, member));
    figures.push([what, median(all)]);
  }
  return figures;
}

async function latencyOf(
  browser: Browser,
  url: string,
  prepare: Interaction[2],
  act: Interaction[3],
  member: BrowserContextOptions,
): Promise<number> {
  const { page, context } = await visit(browser, 'phone', member);
  try {
    await page.goto(url);
    await settled(page);
    await prepare(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchEvents);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act(page);
    await page.waitForFunction(() => (window as Watched).longestEvent! > 0);
    return await page.evaluate(
      () => new Promise<number>((resolve) => setTimeout(() => resolve((window as Watched).longestEvent!), 500)),
    );
  } finally {
    await context.close();
  }
}

type Watched = typeof window & { longestEvent?: number };

/** The browser's own measure: from the input to the frame that answers it, in steps of 8 ms. */
function watchEvents(): void {
  const watched = window as Watched;
  watched.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.longestEvent = Math.max(watched.longestEvent!, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
