import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import { median } from '../gateway/report.ts';
import type { Times } from './measure.ts';

const file = join(root, 'docs', 'benchmarks.md');
const [start, end] = ['<!-- catalog figures -->', '<!-- /catalog figures -->'];

/** The medians, a column for each size. */
export function report(columns: ReadonlyMap<string, Times>): string {
  const titles = new Set([...columns.values()].flatMap((times) => [...times.keys()]));
  const rows = [...titles].map((title) => [title, ...[...columns.values()].map((times) => shown(times.get(title)))]);
  const head = ['p50, ms', ...columns.keys()];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function shown(times: readonly number[] | undefined): string {
  return times ? median(times).toFixed(times.length > 0 && median(times) < 10 ? 1 : 0) : '';
}

/** Puts the figures, with their date and what they were measured on, into docs/benchmarks.md. */
export async function writeReport(columns: ReadonlyMap<string, Times>, rounds: number): Promise<void> {
  const text = await readFile(file, 'utf8');
  const machine = `Measured on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, PostgreSQL, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), median of ${rounds} rounds.`;
  const [before = '', after = ''] = [text.split(start)[0], text.split(end)[1]];
  await writeFile(file, `${before}${start}\n${machine}\n\n${report(columns)}\n${end}${after}`);
}
