// A process that simulates: a world for each seed that it reads, a line each, until its input ends or a world fails, which it then
// makes smaller. Prints a line of JSON for each. --keep 0,4 plays worlds with these of their events alone.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { WorldLine } from './lines.ts';
import { breakRule } from './mutants.ts';
import { drawFrom, Random, replaceChance, replaceClock } from './random.ts';
import { shrink } from './shrink.ts';
import type { Plan } from './plan.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    keep: option(''),
    mutant: option(''),
    tries: option('60'),
    template: option(''),
  },
});
const print = (line: WorldLine) => process.stdout.write(`${JSON.stringify(line)}\n`);

// Before anything of the mall is loaded.
replaceChance();
drawFrom(new Random(0));
if (values.mutant !== '') breakRule(values.mutant);
const { templateAt } = await import('./database.ts');
const { planOf } = await import('./plan.ts');
const { stopQueueTimers } = await import('./queue-timers.ts');
const { World } = await import('./world.ts');
const { worldNow } = await import('../rest/harness/world.ts');

stopQueueTimers();
replaceClock(() => worldNow.getTime());
const template = await templateAt(values.template);
for await (const text of createInterface(process.stdin)) {
  const seed = Number(text);
  const whole = planOf(seed);
  const plan = values.keep === '' ? whole : kept(whole, values.keep.split(',').map(Number));
  const { user, system } = process.cpuUsage();
  const { findings, steps, trace, counts, recent } = await World.play(template, plan);
  const used = process.cpuUsage({ user, system });
  const cpuMs = Math.round((used.user + used.system) / 1_000);
  const line = { seed, steps, cpuMs, trace, counts, findings };
  if (findings.length === 0) {
    print({ ...line, failure: null });
    continue;
  }
  const smallest = await smaller(plan, findings[0]?.audit, recent);
  const keep = smallest.events.map((event) => whole.events.indexOf(event));
  print({ ...line, failure: { keep, ...smallest } });
  break;
}
process.exit(0);

function kept(plan: Plan, places: readonly number[]): Plan {
  return { ...plan, events: plan.events.filter((_event, place) => places.includes(place)) };
}

/** The same failure from fewer events, with its last steps. */
async function smaller(plan: Plan, audit: string | undefined, before: readonly string[]) {
  let recent = before;
  const stillFails = async (events: Plan['events']) => {
    const outcome = await World.play(template, { ...plan, events });
    const isSame = outcome.findings[0]?.audit === audit;
    if (isSame) recent = outcome.recent;
    return isSame;
  };
  const events = await shrink(plan.events, stillFails, Number(values.tries));
  return { events, recent: recent.slice(-40) };
}
