// pnpm bench:rows [--rows 400] [--before <checkout>] Work over many rows, on the embedded database: an upload placed and paid, the
// shop's steps with its orders, their confirmation, points that expire, alerts, old orders. Prints milliseconds of processor for each
// row, and the slowest answer of the mall's health meanwhile; beside those of another checkout, measured in turn.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { root } from '../../../scripts/lib/paths.ts';
import { mallFlags } from '../../../scripts/lib/service.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '400' }, before: { type: 'string' } } });
const program = fileURLToPath(new URL('measure.ts', import.meta.url));

type Figures = Record<string, { cpu: number; clock: number; slowestHealth: number }>;

async function measured(checkout: string): Promise<Figures> {
  const { stdout } = await promisify(execFile)(process.execPath, [...mallFlags, program, checkout, values.rows]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures;
}

const before = values.before === undefined ? {} : await measured(resolve(values.before));
const today = await measured(root);
console.log(
  '| work, ms a row | processor before | today | ratio | clock before | today | slowest health before | today |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const [work, now] of Object.entries(today)) {
  const then = before[work];
  const cells = [
    then?.cpu ?? '',
    now.cpu,
    then ? (now.cpu / then.cpu).toFixed(2) : '',
    then?.clock ?? '',
    now.clock,
    then?.slowestHealth ?? '',
    now.slowestHealth,
  ];
  console.log(`| ${work} | ${cells.join(' | ')} |`);
}
