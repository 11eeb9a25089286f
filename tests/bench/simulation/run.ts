// pnpm bench:simulation [--steps 1000000] [--processes 2] [--seed 1] [--keep 0,4] [--mutants all] A mall whose clock, chance,
// network, payment provider and order of events follow from a number (docs/testing.md). Ends with 1 if something speaks against it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutants } from '../../../mall/test/simulation/mutants.ts';
import { describe, playWorlds, type Wanted } from '../../../mall/test/simulation/play-worlds.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    steps: option('1000000'),
    processes: option('2'),
    seed: option('1'),
    keep: option(''),
    mutants: option(''),
  },
});
const mostMutantSteps = 50_000;
const begun = performance.now();
const seconds = () => Math.round((performance.now() - begun) / 1000);
const wanted: Wanted = {
  steps: Number(values.steps),
  processes: Number(values.processes),
  firstSeed: Number(values.seed),
};

if (values.mutants === '') await simulate();
else await breakRules();

async function simulate(): Promise<void> {
  const keep = values.keep === '' ? {} : { keep: values.keep.split(',').map(Number), processes: 1, steps: 1 };
  let steps = 0;
  let told = 0;
  const counts = new Map<string, number>();
  const lines = await playWorlds({
    ...wanted,
    ...keep,
    onWorld(line) {
      steps += line.steps;
      for (const [what, count] of Object.entries(line.counts)) counts.set(what, (counts.get(what) ?? 0) + count);
      if (steps - told < 50_000) return;
      told = steps;
      console.log(`${steps} steps in ${seconds()} s`);
    },
  });
  for (const [what, count] of [...counts].toSorted()) console.log(`  ${count} ${what}`);
  const failed = lines.filter(({ failure }) => failure);
  for (const line of failed) console.log(describe(line));
  console.log(`${steps} steps of ${lines.length} worlds in ${seconds()} s, from seed ${values.seed} on`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Plays with each rule broken, until somebody sees it. */
async function breakRules(): Promise<void> {
  const names = values.mutants === 'all' ? mutants.map(({ name }) => name) : values.mutants.split(',');
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-simulation-'));
  const template = join(folder, 'template');
  let seen = 0;
  const waiting = [...names];
  const worker = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const steps = Math.min(wanted.steps, mostMutantSteps);
      const lines = await playWorlds({ ...wanted, steps, processes: 1, mutant, tries: 0, template });
      const taken = lines.reduce((sum, line) => sum + line.steps, 0);
      const failed = lines.find(({ failure }) => failure);
      if (failed) seen += 1;
      const how = failed ? `seen after ${taken} steps by "${failed.findings[0]?.audit}"` : `NOT SEEN in ${taken} steps`;
      console.log(`${mutant}: ${how}`);
    }
  };
  await Promise.all(Array.from({ length: wanted.processes ?? 1 }, worker));
  await rm(folder, { recursive: true, force: true });
  console.log(`${seen} of ${names.length} broken rules were seen, in ${seconds()} s`);
}
