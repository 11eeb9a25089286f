// pnpm bench:purchases [--seconds 30] [--shoppers 8] [--database embedded,postgres] [--before <checkout>] [--profile] Purchases per second
// of the shop as `npm start` runs it, from order sheet to paid, beside those of another checkout, measured in turn; with a profile of
// both programs, where their time goes.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { root } from '../../../scripts/lib/paths.ts';
import { partsOf } from './parts.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    seconds: option('30'),
    shoppers: option('8'),
    database: option('embedded'),
    before: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});
const program = fileURLToPath(new URL('measure.ts', import.meta.url));
const PARTS_SHOWN = 6;
const profiles = await mkdtemp(join(tmpdir(), 'family-mall-profiles-'));

for (const database of values.database.split(',')) {
  const before = values.before === undefined ? null : await measured(resolve(values.before), database);
  const today = await measured(root, database);
  if (before) report(`${database}, before`, before);
  report(database, today);
  if (before) {
    const [perSecond, cpu] = [rateOf(today) / rateOf(before), cpuOf(today) / cpuOf(before)];
    console.log(`${database}: ${perSecond.toFixed(2)} times as many a second, ${cpu.toFixed(2)} of the processor each`);
  }
}
if (values.profile)
  for (const { script, parts } of await partsOf(profiles))
    console.log(
      [script, ...parts.slice(0, PARTS_SHOWN).map(({ name, share }) => `  ${(share * 100).toFixed(0)} % ${name}`)].join(
        '\n',
      ),
    );
await rm(profiles, { recursive: true });

interface Figures {
  /** Milliseconds of each purchase. */
  took: number[];
  seconds: number;
  /** Processor of gateway and mall. */
  cpuMs: number;
}

async function measured(checkout: string, database: string): Promise<Figures> {
  const folder = values.profile && checkout === root ? profiles : '';
  const args = [program, checkout, database, values.seconds, values.shoppers, folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures;
}

function rateOf({ took, seconds }: Figures): number {
  return took.length / seconds;
}

function cpuOf({ took, cpuMs }: Figures): number {
  return cpuMs / took.length;
}

function report(name: string, figures: Figures): void {
  const { took, seconds } = figures;
  const all = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(all[Math.floor(all.length * share)] ?? Number.NaN);
  const rate = rateOf(figures).toFixed(1);
  console.log(`${name}: ${took.length} purchases in ${seconds.toFixed(1)} s: ${rate} a second`);
  console.log(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, processor ${Math.round(cpuOf(figures))} ms each`);
}
