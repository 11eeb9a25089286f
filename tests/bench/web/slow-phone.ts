// pnpm bench:slow-phone [--before FOLDER] [--runs 3] [--only orders,cart] First paint, hydration, layout shift and main-thread work of
// pages on a slow phone whose network and processor are really slowed, beside another checkout of this project that is built.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../harness/browser.ts';
import { newOrder } from '../../harness/new-order.ts';
import { measureFirstPaints, type Visit } from './first-paint.ts';
import { measureFloors } from './floors.ts';
import { measuredPages, orderPage } from './page-list.ts';
import { openSeededShop } from './shop.ts';

const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    paints: { type: 'boolean', default: true },
    work: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const runs = Number(options.runs);
const only = options.only?.split(',');
const settings = { PG_TEST: '1' };
const shop = await openSeededShop(settings);
const before = options.before === undefined ? null : await openSeededShop(settings, undefined, resolve(options.before));
const shops = [shop, ...(before ? [before] : [])];
/** The same pages of each shop, whose orders have other numbers. Theme A alone: other themes differ in colors. */
const pagesOfShops = await Promise.all(
  shops.map(async (each) => {
    const orderNumber = await newOrder(each, { id: 'gaon', password: 'Family!2026' });
    return [...measuredPages, orderPage(orderNumber)]
      .filter(({ name }) => (only ? only.includes(name) : !name.startsWith('home-')))
      .map((page): Visit => ({ shopUrl: each.url, page }));
  }),
);
const visits = (pagesOfShops[0] ?? []).map((_visit, index) => pagesOfShops.flatMap((pages) => pages[index] ?? []));
const browser = await launchBrowser();
try {
  if (options.paints) await printPaints();
  if (options.work) await printWork();
} finally {
  await browser.close();
  for (const each of shops) await each.stop();
}

async function printPaints(): Promise<void> {
  console.log(`| page | FCP | LCP | before | ratio | hydrated | before | CLS | before | largest |`);
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const same of visits) {
    const [now, then] = await measureFirstPaints(browser, same, runs);
    if (!now) continue;
    const row = [nameOf(same), ms(now.fcp), ms(now.lcp), ms(then?.lcp), ratio(now.lcp, then?.lcp), ms(now.hydrated)];
    row.push(ms(then?.hydrated), now.cls.toFixed(3), then?.cls.toFixed(3) ?? '', now.largest);
    console.log(`| ${row.join(' | ')} |`);
  }
}

async function printWork(): Promise<void> {
  console.log(`| page | main thread in 6 s | before | ratio | without scripts |`);
  console.log('|---|---|---|---|---|');
  for (const same of visits) {
    const [now, then] = await workOf(same);
    const row = [ms(now?.asIs.all), ms(then?.asIs.all), ratio(now?.asIs.all, then?.asIs.all)];
    console.log(`| ${[nameOf(same), ...row, ms(now?.withoutScripts.all)].join(' | ')} |`);
  }
}

async function workOf(same: readonly Visit[]) {
  const all = [];
  for (const { shopUrl, page } of same) all.push(...(await measureFloors(browser, shopUrl, [page], runs)));
  return all;
}

function nameOf(same: readonly Visit[]): string {
  return same[0]?.page.name ?? '';
}

function ms(time: number | undefined): string {
  return time === undefined ? '' : String(Math.round(time));
}

function ratio(now: number | undefined, then: number | undefined): string {
  return now === undefined || then === undefined ? '' : (now / then).toFixed(2);
}
