import type { Browser } from 'playwright-core';
import { median } from '../gateway/report.ts';
import { openBarePage } from './bare-page.ts';
import { mainThreadTasks, type MainThreadTask } from './main-thread-tasks.ts';
import type { MeasuredPage } from './page-list.ts';
import { quiet, until } from './moves.ts';
import { traceOf } from './trace.ts';

/** The main thread's work until a page is hydrated, on a processor slowed four times. */
export interface HydrationWork {
  page: string;
  /** The longest task, for which a touch may have to wait. */
  longestMs: number;
  /** What all pieces take beyond 50 ms each. */
  blockingMs: number;
}

const slowdown = 4;
const longMs = 50;

/** In the thread's own time, which other work of the machine changes little. */
export async function measureHydration(
  browser: Browser,
  shopUrl: string,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<HydrationWork[]> {
  const figures: HydrationWork[] = [];
  for (const { name, path } of pages) {
    const all: number[][] = [];
    while (all.length < runs) all.push((await tasksOf(browser, shopUrl + path)).map(({ cpuMs }) => cpuMs * slowdown));
    const blockingOf = (tasks: number[]) => tasks.reduce((sum, ms) => sum + Math.max(0, ms - longMs), 0);
    figures.push({
      page: name,
      longestMs: median(all.map((tasks) => Math.max(0, ...tasks))),
      blockingMs: median(all.map(blockingOf)),
    });
  }
  return figures;
}

async function tasksOf(browser: Browser, url: string): Promise<MainThreadTask[]> {
  const page = await openBarePage(browser, 'phone');
  try {
    const events = await traceOf(browser, async () => {
      await page.send('Page.navigate', { url });
      await until(page, 'document.documentElement.dataset.hydrated === ""');
      await quiet(page);
    });
    return mainThreadTasks(events);
  } finally {
    await page.close();
  }
}
