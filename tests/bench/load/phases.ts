import { setTimeout as pause } from 'node:timers/promises';
import { isShortRun, phaseSeconds } from '../short-run.ts';
import { atRate, outcomesAt, p99, type Told } from './rate.ts';
import type { Step } from './visit.ts';
import { memoryOf, socketsOf } from './vitals.ts';

/** What is under load. */
export interface Target {
  urls: string[];
  visit: Step[];
  pid: number;
}

const KNEE_P99_MS = 500;
const GROWTH = 1.3;
const IDLE_MS = phaseSeconds(6) * 1_000;
const MOST_STEPS = isShortRun ? 2 : 20;
const RECOVERY_WINDOW_MS = 200;

/**
 * Raises the rate until responses are late or missing, twice, because the machine may be busy. The last but one is the
 * knee.
 */
export async function findKnee(
  { urls, visit }: Target,
  { from, seconds }: { from: number; seconds: number },
): Promise<{ knee: number; steps: Told[] }> {
  const steps: Told[] = [];
  for (let rate = from; steps.length < MOST_STEPS; rate = Math.ceil(rate * GROWTH)) {
    const first = await atRate(urls, visit, { rate, seconds });
    const told = isHeld(first) ? first : await atRate(urls, visit, { rate, seconds });
    steps.push(told);
    if (!isHeld(told)) break;
  }
  if (steps.every(({ latencies }) => latencies.length === 0)) throw new Error('No request was answered');
  return { knee: steps.at(-2)?.rate ?? from, steps };
}

function isHeld(told: Told): boolean {
  return told.shed === 0 && told.errors.size === 0 && p99(told) <= KNEE_P99_MS;
}

/** Milliseconds after an overload until everything is answered again, as fast as before it. */
export async function recovery(
  { urls, visit }: Target,
  { rate, overload }: { rate: number; overload: number },
): Promise<number> {
  const before = p99(await atRate(urls, visit, { rate, seconds: phaseSeconds(3) }));
  await atRate(urls, visit, { rate: overload, seconds: phaseSeconds(4) });
  const after = await outcomesAt(urls, visit, { rate, seconds: phaseSeconds(4) });
  const bad = after.filter(({ what, ms }) => what !== 'answered' || ms > 2 * before);
  // One late response is no overload; a window with more than a twentieth of them is.
  const windows = Map.groupBy(bad, ({ at }) => Math.floor(at / RECOVERY_WINDOW_MS));
  const last = [...windows]
    .filter(([, all]) => all.length > (rate * RECOVERY_WINDOW_MS) / 20_000)
    .map(([window]) => window + 1);
  return Math.max(0, ...last) * RECOVERY_WINDOW_MS;
}

export interface Soak extends Told {
  /** Megabytes, once a second. */
  memory: number[];
  socketsBefore: number;
  socketsAfter: number;
}

/** A sustainable rate, for long; memory meanwhile, sockets before and after. */
export async function soak(
  { urls, visit, pid }: Target,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Soak> {
  await atRate(urls, visit, { rate, seconds: phaseSeconds(20) }); // until the engine has settled
  await pause(IDLE_MS);
  const socketsBefore = socketsOf(pid);
  const memory = [memoryOf(pid)];
  const clock = setInterval(() => memory.push(memoryOf(pid)), 1_000);
  const told = await atRate(urls, visit, { rate, seconds });
  clearInterval(clock);
  await pause(IDLE_MS);
  return { ...told, memory, socketsBefore, socketsAfter: socketsOf(pid) };
}
