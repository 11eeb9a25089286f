// pnpm bench:web [--runs 5] [--only home,login] [--write] Lighthouse over the most visited pages, their work beside that of
// the same pages without typeface and without scripts, the cost of hydration, the response times of a slow phone, and each page's script size.
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../harness/browser.ts';
import { signedIn } from '../../harness/signed-in.ts';
import { isShortRun } from '../short-run.ts';
import { eagerScripts } from './eager-scripts.ts';
import { measureFloors } from './floors.ts';
import { interactionLatencies } from './interactions.ts';
import { measurePage, type PageFigures } from './lighthouse-runs.ts';
import { measuredPages, type MeasuredPage } from './page-list.ts';
import { toMarkdown, writePagesReport } from './pages-report.ts';
import { openSeededShop } from './shop.ts';
import { measureHydration } from './hydration-work.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const only = options.only?.split(',');

const shop = await openSeededShop();
const browser = await launchBrowser();
try {
  const pages: [MeasuredPage, PageFigures][] = [];
  const chosen = measuredPages.filter(({ name }) => !only || only.includes(name));
  for (const page of chosen) {
    pages.push([page, await measurePage(shop.url, page, runs)]);
    console.error(`${page.name} is measured`);
  }
  const floors = await measureFloors(browser, shop.url, chosen, runs);
  const hydration = await measureHydration(
    browser,
    shop.url,
    chosen.filter(({ isMembers }) => !isMembers),
    runs,
  );
  const latencies =
    only && !isShortRun
      ? []
      : await interactionLatencies(browser, shop.url, runs, await signedIn(shop.url, ['familyshop']));
  const versions = `Node ${process.version}, Chromium ${browser.version()}, Lighthouse mobile, median of ${runs}`;
  const report = { versions, pages, floors, hydration, latencies, scripts: eagerScripts() };
  console.log(toMarkdown(report));
  if (options.write) await writePagesReport(report);
} finally {
  await browser.close();
  await shop.stop();
}
