// pnpm bench:slow-phone [--before FOLDER] [--runs 3] [--only orders,cart] First paint, hydration, layout shift and main-thread work of
// pages on a slow phone whose network and processor are really slowed, beside another checkout of this project that is built.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../harness/browser.ts';
import { newOrder } from '../../harness/new-order.ts';
import { measureFirstPaints } from './first-paint.ts';
import { measureFloors } from './floors.ts';
import { measuredPages, orderPage, type MeasuredPage } from './page-list.ts';
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
const before =
  options.before === undefined ? null : await openSeededShop(settings, undefined, resolve(options.before));
const shops = [shop, ...(before ? [before] : [])];
const [orderNumber = '', ...others] = await Promise.all(
  shops.map((each) => newOrder(each, { id: 'gaon', password: 'Family!2026' })),
);
if (others.some((number) => number !== orderNumber)) throw new Error('The malls name the same order differently');
/** Theme A alone: other themes differ in colors. */
const pages = [...measuredPages, orderPage(orderNumber)].filter(({ name }) =>
  only ? only.includes(name) : !name.startsWith('home-'),
);
const browser = await launchBrowser();
const urls = shops.map(({ url }) => url);
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
  for (const page of pages) {
    const [now, then] = await measureFirstPaints(browser, urls, page, runs);
    if (!now) continue;
    const row = [page.name, ms(now.fcp), ms(now.lcp), ms(then?.lcp), ratio(now.lcp, then?.lcp), ms(now.hydrated)];
    row.push(ms(then?.hydrated), now.cls.toFixed(3), then?.cls.toFixed(3) ?? '', now.largest);
    console.log(`| ${row.join(' | ')} |`);
  }
}

async function printWork(): Promise<void> {
  console.log(`| page | main thread in 6 s | before | ratio | without scripts |`);
  console.log('|---|---|---|---|---|');
  for (const page of pages) {
    const [now, then] = await workOf(page);
    const row = [ms(now?.asIs.all), ms(then?.asIs.all), ratio(now?.asIs.all, then?.asIs.all)];
    console.log(`| ${[page.name, ...row, ms(now?.withoutScripts.all)].join(' | ')} |`);
  }
}

async function workOf(page: MeasuredPage) {
  const all = [];
  for (const url of urls) all.push(...(await measureFloors(browser, url, [page], runs)));
  return all;
}

function ms(time: number | undefined): string {
  return time === undefined ? '' : String(Math.round(time));
}

function ratio(now: number | undefined, then: number | undefined): string {
  return now === undefined || then === undefined ? '' : (now / then).toFixed(2);
}
