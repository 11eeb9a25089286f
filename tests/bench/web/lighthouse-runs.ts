import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { quietArgs } from '../../harness/browser.ts';
import { freePorts } from '../../harness/ports.ts';
import { signedIn } from '../../harness/signed-in.ts';
import { median } from '../gateway/report.ts';
import type { MeasuredPage } from './page-list.ts';
import { findChromium } from '../../../scripts/lib/chromium.ts';

/** Scores are of 100; times in milliseconds, as Lighthouse calculates them for a slow phone on a slow network. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** How fast Lighthouse found the machine; 1,250 to 2,100 is a usual desktop. */
  benchmarkIndex: number;
  /** What cost points other than speed, by the names of the audits. */
  faults: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const mostTries = 3;

/**
 * The medians of several runs, each in a new browser profile that is only signed in. Values that do not depend on time
 * are the same in every run, and taken from the first.
 */
export async function measurePage(shopUrl: string, page: MeasuredPage, runs: number): Promise<PageFigures> {
  const first = await measureTillDrawn(shopUrl, page, categories);
  const all = [first];
  while (all.length < runs) all.push(await measureTillDrawn(shopUrl, page, ['performance']));
  const of = (pick: (figures: PageFigures) => number) => median(all.map(pick));
  return {
    ...first,
    performance: of(({ performance }) => performance),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    benchmarkIndex: of(({ benchmarkIndex }) => benchmarkIndex),
  };
}

/** Sometimes a run has no screenshot, or no trace. */
async function measureTillDrawn(shopUrl: string, page: MeasuredPage, categories: string[]): Promise<PageFigures> {
  for (let tries = 1; ; tries += 1) {
    const figures = await measureOnce(shopUrl, page, categories).catch((error: unknown) => {
      if (tries === mostTries) throw error;
      return null;
    });
    if (figures && [figures.lcp, figures.cls, figures.tbt].every(Number.isFinite)) return figures;
    if (tries === mostTries) throw new Error(`${page.name} was drawn in none of ${mostTries} runs`);
  }
}

async function measureOnce(
  shopUrl: string,
  { path, isMembers = false }: MeasuredPage,
  categories: string[],
): Promise<PageFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-lighthouse-'));
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [...quietArgs, `--remote-debugging-port=${port}`],
  });
  try {
    if (isMembers) {
      const { storageState } = await signedIn(shopUrl, ['familyshop']);
      const session = (typeof storageState === 'string' ? [] : storageState.origins)[0]?.localStorage ?? [];
      const tab = await browser.newPage();
      await tab.goto(`${shopUrl}/favicon.svg`);
      await tab.evaluate((items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)), session);
      await tab.close();
    }
    return figuresOf(
      await lighthouse(shopUrl + path, {
        port,
        onlyCategories: categories,
        disableStorageReset: true,
        logLevel: 'error',
      }),
    );
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function figuresOf(result: Awaited<ReturnType<typeof lighthouse>>): PageFigures {
  if (!result) throw new Error('Lighthouse came to no result');
  const { categories: scores, audits, runtimeError, environment } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (category: string) => Math.round((scores[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const weighed = categories
    .slice(1)
    .flatMap((category) => scores[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    benchmarkIndex: environment.benchmarkIndex,
    faults: weighed.flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [id] : [])),
  };
}
