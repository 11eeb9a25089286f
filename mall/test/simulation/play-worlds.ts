import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { WorldLine } from './lines.ts';

const program = fileURLToPath(new URL('process.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Wanted {
  /** Steps of all processes together. */
  steps: number;
  processes?: number;
  firstSeed?: number;
  /** Seeds to leave out: they were played before. */
  played?: ReadonlySet<number>;
  /** Places of the events to play, of one world. */
  keep?: readonly number[];
  mutant?: string;
  /** Worlds that are tried to make a failure smaller. */
  tries?: number;
  /** A file to keep the filled database of all processes in. */
  template?: string;
  onWorld?: (line: WorldLine) => void;
}

/** Plays worlds, in processes of their own, until they have so many steps or one fails. */
export async function playWorlds(wanted: Wanted): Promise<WorldLine[]> {
  const { processes = 1, firstSeed = 1, played } = wanted;
  const lines: WorldLine[] = [];
  const stopping = new AbortController();
  let { steps } = wanted;
  let seed = firstSeed - 1;
  const nextSeed = () => {
    if (steps <= 0) return null;
    do seed += 1;
    while (played?.has(seed));
    return seed;
  };
  const take = (line: WorldLine) => {
    lines.push(line);
    steps -= line.steps;
    wanted.onWorld?.(line);
    if (line.failure) stopping.abort();
  };
  const options = {
    mutant: wanted.mutant ?? '',
    keep: (wanted.keep ?? []).join(),
    tries: wanted.tries ?? 60,
    template: wanted.template ?? '',
  };
  await Promise.all(
    Array.from({ length: steps > 0 ? processes : 0 }, () =>
      simulate(options, { nextSeed, take, signal: stopping.signal }),
    ),
  );
  return lines;
}

interface Course {
  /** Null: enough. */
  nextSeed: () => number | null;
  take: (line: WorldLine) => void;
  signal: AbortSignal;
}

/** Ends early when another one failed. Throws the output of a process that ended otherwise. */
async function simulate(options: object, { nextSeed, take, signal }: Course): Promise<void> {
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  // Loading the mall takes longer than many worlds.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'family-mall-simulation-code') };
  const child = spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  // A process that has ended reads no more.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const goOn = () => {
    const seed = nextSeed();
    if (seed === null) child.stdin.end();
    else child.stdin.write(`${seed}\n`);
  };
  goOn();
  for await (const line of createInterface(child.stdout)) {
    take(JSON.parse(line) as WorldLine);
    goOn();
  }
  const code = await ended;
  signal.removeEventListener('abort', stop);
  if (code !== 0 && !signal.aborted) throw new Error(`The simulation ended with ${code}: ${errors}`);
}

/** For people: what fails, and how to see it again. */
export function describe({ seed, findings, failure }: WorldLine): string {
  if (!failure) return `world ${seed} holds`;
  const again = `pnpm bench:simulation --seed ${seed} --keep ${failure.keep.join()}`;
  return [
    ...findings.flatMap(({ audit, against }) => [audit, ...against.map((each) => `  ${each}`)]),
    `Again: ${again}`,
    ...failure.events.map(({ at, event }) => `  after ${Math.round(at / 1000)} s: ${JSON.stringify(event)}`),
    'Its last steps:',
    ...failure.recent.map((step) => `  ${step}`),
  ].join('\n');
}
