// pnpm bench:simulation [--steps 1000000] [--processes 2] [--seed 1] [--keep 0,4] [--mutants all] [--journal FILE] A mall whose clock,
// chance, network, payment provider and order of events follow from a number (docs/testing.md). Ends with 1 if something speaks
// against it. What the journal holds is not played again, so that a run can be ended and goes on by the same command.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { WorldLine } from '../../../mall/test/simulation/lines.ts';
import { mutants } from '../../../mall/test/simulation/mutants.ts';
import { describe, playWorlds } from '../../../mall/test/simulation/play-worlds.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    steps: option('1000000'),
    processes: option('2'),
    seed: option('1'),
    keep: option(''),
    mutants: option(''),
    journal: option(''),
  },
});
const mostMutantSteps = 50_000;
const toldSteps = 50_000;
const begun = performance.now();
const seconds = () => Math.round((performance.now() - begun) / 1000);
const [steps, processes, firstSeed] = [Number(values.steps), Number(values.processes), Number(values.seed)];

/** Result of one mutant. `audit`: the audit that detected it; null if none did. */
interface Judgment {
  mutant: string;
  steps: number;
  audit: string | null;
}

if (values.mutants !== '') await breakRules();
else if (values.keep === '') await simulate();
else await again();

async function again(): Promise<void> {
  const keep = values.keep.split(',').map(Number);
  tell(await playWorlds({ steps: 1, firstSeed, keep, tries: 0 }));
}

async function simulate(): Promise<void> {
  const before = readJournal<WorldLine>().filter(({ failure }) => !failure);
  let [taken, told] = [sum(before, 'steps'), 0];
  const lines = await playWorlds({
    steps: steps - taken,
    processes,
    firstSeed,
    played: new Set(before.map(({ seed }) => seed)),
    onWorld(line) {
      writeJournal(line);
      taken += line.steps;
      if (taken - told < toldSteps) return;
      told = taken;
      console.log(`${taken} steps, ${seconds()} s`);
    },
  });
  tell([...before, ...lines]);
}

/** Plays with each rule broken, until somebody sees it. */
async function breakRules(): Promise<void> {
  const names = values.mutants === 'all' ? mutants.map(({ name }) => name) : values.mutants.split(',');
  const judgments = readJournal<Judgment>().filter(({ mutant }) => names.includes(mutant));
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-simulation-'));
  const template = join(folder, 'template');
  const waiting = names.filter((name) => !judgments.some(({ mutant }) => mutant === name));
  const worker = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const mostSteps = Math.min(steps, mostMutantSteps);
      const lines = await playWorlds({ steps: mostSteps, firstSeed, mutant, tries: 0, template });
      const audit = lines.find(({ failure }) => failure)?.findings[0]?.audit ?? null;
      const judgment = { mutant, steps: sum(lines, 'steps'), audit };
      judgments.push(judgment);
      writeJournal(judgment);
    }
  };
  await Promise.all(Array.from({ length: processes }, worker));
  await rm(folder, { recursive: true, force: true });
  for (const name of names) {
    const { steps: taken = 0, audit = null } = judgments.find(({ mutant }) => mutant === name) ?? {};
    console.log(`| ${name} | ${taken} | ${audit ?? 'NOT SEEN'} |`);
  }
  const seen = judgments.filter(({ audit }) => audit !== null);
  console.log(`${seen.length} of ${names.length} broken rules were seen, ${seconds()} s`);
}

function tell(lines: readonly WorldLine[]): void {
  const counts = new Map<string, number>();
  for (const [what, count] of lines.flatMap((line) => Object.entries(line.counts)))
    counts.set(what, (counts.get(what) ?? 0) + count);
  for (const [what, count] of [...counts].toSorted()) console.log(`  ${count} ${what}`);
  const failed = lines.filter(({ failure }) => failure);
  for (const line of failed) console.log(describe(line));
  const cpu = Math.round(sum(lines, 'cpuMs') / 1000);
  const seeds = lines.map(({ seed }) => seed);
  console.log(`${sum(lines, 'steps')} steps of ${lines.length} worlds, ${seconds()} s, ${cpu} s of processor time`);
  console.log(`seeds ${Math.min(...seeds)} to ${Math.max(...seeds)}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function sum<Key extends string>(lines: readonly Record<Key, number>[], key: Key): number {
  return lines.reduce((total, line) => total + line[key], 0);
}

/** The last line may be half of one: its run was killed. */
function readJournal<Line>(): Line[] {
  if (values.journal === '' || !existsSync(values.journal)) return [];
  return readFileSync(values.journal, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);
}

function writeJournal(line: WorldLine | Judgment): void {
  if (values.journal !== '') appendFileSync(values.journal, `${JSON.stringify(line)}\n`);
}
