import { median } from '../gateway/report.ts';
import { percentile } from '../gateway/load.ts';
import { p99, type Told } from './rate.ts';
import type { Soak } from './phases.ts';

/** With the server's name where two are compared. */
type Row = Told & { name?: string };

export const rateRows = (steps: readonly Row[]): string[] => [
  '| asked for a second | answered a second | shed | other errors | p50 ms | p99 ms |',
  '|---|---|---|---|---|---|',
  ...steps.map(rowOf),
];

export const burstRows = (bursts: readonly Row[]): string[] => [
  '| at once | answered | shed | other errors | p50 ms | p99 ms |',
  '|---|---|---|---|---|---|',
  ...bursts.map(rowOf),
];

function rowOf(told: Row): string {
  const { name, rate, latencies, seconds, shed, errors } = told;
  return `| ${[name, rate].filter((each) => each !== undefined).join(' ')} | ${Math.round(latencies.length / seconds)} | ${shed} | ${wordsOf(errors)} | ${percentile(latencies, 0.5).toFixed(0)} | ${p99(told).toFixed(0)} |`;
}

/** Memory is reported by thirds: the first is not the start of the process, so it should be flat. */
export function soakLine(soak: Soak): string {
  const third = Math.max(1, Math.floor(soak.memory.length / 3));
  const [first, last] = [median(soak.memory.slice(0, third)), median(soak.memory.slice(-third))];
  const change = ((last / first - 1) * 100).toFixed(1);
  return `${soak.seconds / 60} minutes at ${soak.rate} a second: ${soak.latencies.length} answered, ${soak.shed} shed, other errors: ${wordsOf(soak.errors)}; p50 ${percentile(soak.latencies, 0.5).toFixed(0)} ms, p99 ${p99(soak).toFixed(0)} ms; memory ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} MB in the last (${change} %), most ${Math.max(...soak.memory).toFixed(0)} MB; sockets ${soak.socketsBefore} before, ${soak.socketsAfter} after.`;
}

function wordsOf(errors: ReadonlyMap<string, number>): string {
  return [...errors].map(([what, count]) => `${what} (${count})`).join(', ') || 'none';
}
