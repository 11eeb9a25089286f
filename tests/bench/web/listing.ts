import { launchBrowser } from '../../harness/browser.ts';
import { isShortRun } from '../short-run.ts';
import { openBarePage, type Device } from './bare-page.ts';
import { mainThreadTasks, type MainThreadTask } from './main-thread-tasks.ts';
import { moves, quiet } from './moves.ts';
import { pictureSizes } from './picture-sizes.ts';
import { openSeededShop } from './shop.ts';
import { printPictureSizes, printTasks } from './print.ts';
import { traceOf } from './trace.ts';

// A list of a hundred cards on a processor four times slower: pnpm bench:listing. RUNS sets how often each walk is
// made; the storefront must be built. Times are the main thread's own, so that a busy machine changes little.
const runs = Number(process.env.RUNS ?? 5);
const slowdown = isShortRun ? 1 : 4;
const measuredDevices: readonly Device[] = isShortRun ? ['phone'] : ['desktop', 'phone'];

const shop = await openSeededShop();
const browser = await launchBrowser();
try {
  for (const device of measuredDevices) {
    const walks: Map<string, MainThreadTask[]>[] = [];
    for (let run = 0; run < runs; run += 1) walks.push(await walk(device));
    printTasks(device, walks);
  }
  for (const device of measuredDevices) printPictureSizes(device, await pictureSizes(browser, shop.url, device));
} finally {
  await browser.close();
  await shop.stop();
}

/** One shopper's walk through a list, in a new browser profile. */
async function walk(device: Device): Promise<Map<string, MainThreadTask[]>> {
  const page = await openBarePage(browser, device);
  // The shop's own process from the beginning, so that the slowness holds for all of the walk.
  await page.send('Page.navigate', { url: `${shop.url}/favicon.svg` });
  await quiet(page);
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const tasks = new Map<string, MainThreadTask[]>();
  for (const [what, move] of moves(shop.url, device)) {
    const events = await traceOf(browser, async () => {
      await move(page);
      await quiet(page);
    });
    tasks.set(what, mainThreadTasks(events));
  }
  await page.close();
  return tasks;
}
