// Full tier: starts every benchmark for a moment.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithSeed } from '../../mall/test/rest/harness/seeded.ts';
import { root } from '../../scripts/lib/paths.ts';

interface ShortRun {
  /** One operation, one round, a moment. */
  options: string[];
  /** A line that only a whole report has. */
  reports: RegExp;
}

const shortRuns: Record<string, ShortRun> = {
  'bench:agents': { options: ['--rounds', '1'], reports: /\| phone \| \d/u },
  'bench:catalog': {
    options: ['--sizes', '2000', '--orders', '1000', '--rounds', '1'],
    reports: /order list/u,
  },
  'bench:gateway': {
    options: ['--only', 'layout', '--rounds', '1', '--turns', '1', '--warm', '0', '--seconds', '0.3', '--rate', '20'],
    reports: /\| layout \| raw proxy \| \d/u,
  },
  'bench:kills': {
    options: ['--minutes', '0.05', '--shoppers', '1', '--every', '2'],
    reports: /holds {2}no program ended by itself/u,
  },
  'bench:listing': { options: [], reports: /phone: \d+ pictures/u },
  'bench:load': { options: ['--minutes', '0.02', '--seconds', '0.5', '--from', '20'], reports: /sockets \d+ before/u },
  'bench:purchases': { options: ['--seconds', '1', '--shoppers', '1'], reports: /[1-9]\d* purchases in/u },
  'bench:rows': { options: ['--rows', '5'], reports: /\| orders of former members: deleted \|/u },
  'bench:silence': { options: ['--only', 'look up'], reports: /\| the payment provider, to look up \| \d/u },
  'bench:simulation': { options: ['--steps', '500', '--processes', '1'], reports: /\d+ steps of 1 worlds, \d+ s/u },
  'bench:slow-phone': { options: ['--runs', '1', '--only', 'orders'], reports: /\| orders \| \d+ \|/u },
  'bench:uploads': {
    options: ['--uploads', '2', '--seconds', '10', '--database', 'embedded'],
    reports: /\| stored in the end, in the folder, after s \| 2, 2,/u,
  },
  'bench:web': { options: ['--runs', '1', '--only', 'login'], reports: /added to every page's frame/u },
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const benchmarks = Object.entries(scripts).filter(([name]) => name.startsWith('bench:'));

let seeded: string;
beforeAll(async () => {
  seeded = await mkdtemp(join(tmpdir(), 'family-mall-bench-data-'));
  await fillWithSeed(seeded);
});
afterAll(() => rm(seeded, { recursive: true, force: true }));

test('every benchmark is started here', () => {
  expect(benchmarks.map(([name]) => name).toSorted()).toEqual(Object.keys(shortRuns).toSorted());
});

test.each(benchmarks)('%s measures for a moment and prints its report', { timeout: 300_000 }, async (name, command) => {
  const { options, reports } = shortRuns[name] ?? { options: [], reports: /^$/u };
  const [, script = ''] = command.split(' ');
  const { code, output } = await run([script, ...options]);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(reports) });
});

function run(args: string[]): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    RUNS: '1',
    BENCH_SHORT_RUN: '1',
    BENCH_DATA: seeded,
    WARM_UP_MS: '0',
  };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
