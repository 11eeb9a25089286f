import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import type { EagerScript } from './eager-scripts.ts';
import type { PageFigures } from './lighthouse-runs.ts';
import type { MeasuredPage } from './page-list.ts';
import type { Floors, Work } from './floors.ts';
import type { HydrationWork } from './hydration-work.ts';

export interface PagesReport {
  /** What it was measured with. */
  versions: string;
  pages: (readonly [MeasuredPage, PageFigures])[];
  floors: Floors[];
  hydration: HydrationWork[];
  latencies: [what: string, ms: number][];
  scripts: EagerScript[];
}

export function toMarkdown({ versions, pages, floors, hydration, latencies, scripts }: PagesReport): string {
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} with ${versions}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).`,
    '',
    '| page | performance | accessibility | best practices | SEO | LCP | CLS | TBT | benchmark index | misses |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...pages.map(([page, figures]) => pageRow(page, figures)),
    '',
    '| page | main thread of the first 6 s at 4x, without typeface, without scripts | times its floor | beyond 50 ms each, likewise |',
    '|---|---|---|---|',
    ...floors.map(floorRow),
    '',
    '| page | longest piece of work | beyond 50 ms in all |',
    '|---|---|---|',
    ...hydration.map(
      ({ page, longestMs, blockingMs }) => `| ${page} | ${longestMs.toFixed(0)} ms | ${blockingMs.toFixed(0)} ms |`,
    ),
    '',
    '| what a shopper does | until the next picture |',
    '|---|---|',
    ...latencies.map(([what, ms]) => `| ${what} | ${ms.toFixed(0)} ms${ms < 100 ? '' : ' (goal: under 100)'} |`),
    '',
    "| page on a phone | script, gzip | added to every page's frame |",
    '|---|---|---|',
    ...scripts.map(({ page, all, added }) => `| ${page} | ${all.toFixed(1)} kB | ${added.toFixed(1)} kB |`),
  ].join('\n');
}

function pageRow({ name, isWithoutGoal = false }: MeasuredPage, figures: PageFigures): string {
  const { performance, accessibility, bestPractices, seo, lcp, cls, tbt, benchmarkIndex } = figures;
  const misses = isWithoutGoal ? 'no goal yet' : missesOf(figures).join(', ');
  return `| ${name} | ${performance} | ${accessibility} | ${bestPractices} | ${seo} | ${(lcp / 1000).toFixed(2)} s | ${cls.toFixed(3)} | ${tbt.toFixed(0)} ms | ${benchmarkIndex.toFixed(0)} | ${misses} |`;
}

function floorRow({ page, asIs, withoutTypeface, withoutScripts }: Floors): string {
  const each = (of: (work: Work) => number) =>
    [asIs, withoutTypeface, withoutScripts].map((work) => of(work).toFixed(0)).join(', ');
  const times = (asIs.all / Math.max(1, withoutScripts.all)).toFixed(2);
  return `| ${page} | ${each(({ all }) => all)} ms | ${times} | ${each(({ blocking }) => blocking)} ms |`;
}

/** Goals that are not met, and the audits that cost points. */
function missesOf({ performance, lcp, cls, tbt, faults }: PageFigures): string[] {
  const slow = [performance < 97 && 'performance', lcp >= 1200 && 'LCP', cls >= 0.02 && 'CLS', tbt >= 150 && 'TBT'];
  return [...slow.filter((miss) => miss !== false), ...faults];
}

const file = join(root, 'docs', 'benchmarks.md');
const [start, end] = ['<!-- page figures -->', '<!-- /page figures -->'];

/** Puts the figures into docs/benchmarks.md. */
export async function writePagesReport(report: PagesReport): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [before = '', after = ''] = [text.split(start)[0], text.split(end)[1]];
  await writeFile(file, `${before}${start}\n${toMarkdown(report)}\n${end}${after}`);
}
