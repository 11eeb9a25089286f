import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { signedIn } from '../../harness/signed-in.ts';
import { median } from '../gateway/report.ts';
import { phaseSeconds } from '../short-run.ts';
import { openBarePage, type BarePage } from './bare-page.ts';
import { mainThreadTasks } from './main-thread-tasks.ts';
import type { MeasuredPage } from './page-list.ts';
import { traceOf } from './trace.ts';

/** Milliseconds of a page's main thread in its first seconds, on a processor slowed four times. */
export interface Work {
  all: number;
  /** Beyond 50 ms of each task. */
  blocking: number;
}

/** A page beside itself without its typeface and without scripts, which is its floor. */
export interface Floors {
  page: string;
  asIs: Work;
  withoutTypeface: Work;
  withoutScripts: Work;
}

const variants = ['asIs', 'withoutTypeface', 'withoutScripts'] as const;
type Variant = (typeof variants)[number];

const slowdown = 4;
const longMs = 50;
const measuredMs = phaseSeconds(6) * 1_000;

/** All variants in turn in each run, so that other work of the machine disturbs them alike. */
export async function measureFloors(
  browser: Browser,
  shopUrl: string,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<Floors[]> {
  const floors: Floors[] = [];
  for (const page of pages) {
    const found: Record<Variant, Work[]> = { asIs: [], withoutTypeface: [], withoutScripts: [] };
    for (let run = 0; run < runs; run += 1)
      for (const variant of variants) found[variant].push(await workOf(browser, shopUrl, page, variant));
    const middle = (variant: Variant): Work => ({
      all: median(found[variant].map(({ all }) => all)),
      blocking: median(found[variant].map(({ blocking }) => blocking)),
    });
    floors.push({
      page: page.name,
      asIs: middle('asIs'),
      withoutTypeface: middle('withoutTypeface'),
      withoutScripts: middle('withoutScripts'),
    });
  }
  return floors;
}

async function workOf(browser: Browser, shopUrl: string, page: MeasuredPage, variant: Variant): Promise<Work> {
  const opened = await openBarePage(browser, 'phone');
  try {
    // What is set belongs to a process, and the first address of the shop opens another.
    await opened.send('Page.navigate', { url: `${shopUrl}/favicon.svg` });
    await pause(500);
    if (page.isMembers) await signIn(opened, shopUrl);
    await opened.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (variant === 'withoutScripts') await opened.send('Emulation.setScriptExecutionDisabled', { value: true });
    if (variant === 'withoutTypeface') {
      await opened.send('Network.enable');
      await opened.send('Network.setBlockedURLs', { urls: ['*.woff2', '*typeface*'] });
    }
    const events = await traceOf(browser, async () => {
      await opened.send('Page.navigate', { url: shopUrl + page.path });
      await pause(measuredMs);
    });
    const tasks = mainThreadTasks(events).map(({ cpuMs }) => cpuMs);
    return {
      all: tasks.reduce((sum, ms) => sum + ms, 0),
      blocking: tasks.reduce((sum, ms) => sum + Math.max(0, ms - longMs), 0),
    };
  } finally {
    await opened.close();
  }
}

/** Signs the demonstration's member in, in the page's storage. */
export async function signIn(page: BarePage, shopUrl: string): Promise<void> {
  const { storageState } = await signedIn(shopUrl, ['familyshop']);
  const session = (typeof storageState === 'string' ? [] : storageState.origins)[0]?.localStorage ?? [];
  await page.evaluate(`for (const { name, value } of ${JSON.stringify(session)}) localStorage.setItem(name, value)`);
}
