import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { median } from '../gateway/report.ts';
import { phaseSeconds } from '../short-run.ts';
import { openBarePage } from './bare-page.ts';
import { signIn } from './floors.ts';
import { until } from './moves.ts';
import type { MeasuredPage } from './page-list.ts';

/** What a shopper sees of a page on a slow phone. Times are milliseconds since the address was opened. */
export interface FirstPaint {
  /** First Contentful Paint. */
  fcp: number;
  /** Largest Contentful Paint. */
  lcp: number;
  hydrated: number;
  /** Cumulative Layout Shift. */
  cls: number;
  /** What was painted last as the largest: its element and address or text. */
  largest: string;
}

/** Lighthouse's slow phone, applied by the browser in place of calculated. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const measuredMs = phaseSeconds(7) * 1_000;

const observe = `
  window.seen = { fcp: 0, lcp: 0, hydrated: 0, cls: 0, largest: '' };
  const on = (type, read) => new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  on('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.largest = entry.element ? entry.element.localName + ' ' + (entry.url || entry.element.textContent.slice(0, 40)) : '';
  });
  on('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  const wait = () => {
    const html = document.documentElement;
    if (!html) return requestAnimationFrame(wait);
    new MutationObserver((_records, observer) => {
      if (html.dataset.hydrated === undefined) return;
      seen.hydrated = performance.now();
      observer.disconnect();
    }).observe(html, { attributes: true });
  };
  wait();`;

/** A page of a shop. */
export interface Visit {
  shopUrl: string;
  page: MeasuredPage;
}

/** The median of each figure over several runs of each visit, in turn, so that the machine disturbs them alike. */
export async function measureFirstPaints(
  browser: Browser,
  visits: readonly Visit[],
  runs: number,
): Promise<FirstPaint[]> {
  const found: FirstPaint[][] = visits.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, visit] of visits.entries()) found[index]?.push(await firstPaintOf(browser, visit));
  return found.map((each) => {
    const middle = (figure: Exclude<keyof FirstPaint, 'largest'>) => median(each.map((one) => one[figure]));
    return {
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      hydrated: middle('hydrated'),
      cls: Math.max(...each.map(({ cls }) => cls)),
      largest: each[0]?.largest ?? '',
    };
  });
}

async function firstPaintOf(browser: Browser, { shopUrl, page }: Visit): Promise<FirstPaint> {
  const opened = await openBarePage(browser, 'phone');
  try {
    // What is set belongs to a process, and the first address of the shop opens another.
    await opened.send('Page.navigate', { url: `${shopUrl}/favicon.svg` });
    await pause(500);
    if (page.isMembers) await signIn(opened, shopUrl);
    await opened.send('Page.enable');
    await opened.send('Page.addScriptToEvaluateOnNewDocument', { source: observe });
    await opened.send('Network.enable');
    await opened.send('Network.emulateNetworkConditions', network);
    await opened.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await opened.send('Page.navigate', { url: shopUrl + page.path });
    await pause(measuredMs);
    await until(opened, 'window.seen.hydrated');
    await pause(500);
    return (await opened.evaluate('window.seen')) as FirstPaint;
  } finally {
    await opened.close();
  }
}
