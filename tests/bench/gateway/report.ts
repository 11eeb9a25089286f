import { writeFile, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import { contenders } from './contenders.ts';
import type { Cost } from './load.ts';

interface Latency {
  p50: number;
  p99: number;
}

interface Goal {
  title: string;
  ours: string;
  /** At most so many times the raw proxy. */
  timesRaw: number;
  /** At least so many times less than another. */
  timesLess: number;
  than: string;
}

const goals: Goal[] = [
  { title: 'home, nothing cached', ours: 'gateway-cold home', timesRaw: 2.5, timesLess: 5.5, than: 'usual home' },
  { title: 'home, layout within its hour', ours: 'gateway home', timesRaw: 1.8, timesLess: 7, than: 'usual home' },
  { title: 'layout within its hour', ours: 'gateway layout', timesRaw: 0.7, timesLess: 2.2, than: 'usual-kept layout' },
  // Whoever asks for goods needs the mall's number, which is layout: kept as in production, and once more asked for each time.
  { title: 'goods, never cached', ours: 'gateway goods', timesRaw: 2.7, timesLess: 5.5, than: 'usual goods' },
  {
    title: 'goods, and the layout they need not cached either',
    ours: 'gateway-cold goods',
    timesRaw: 2.7,
    timesLess: 5.5,
    than: 'usual goods',
  },
  {
    title: 'member with smart keywords',
    ours: 'gateway keywords',
    timesRaw: 1.6,
    timesLess: 3.7,
    than: 'usual keywords',
  },
];

export class Results {
  readonly #costs = new Map<string, Cost>();
  readonly #latencies = new Map<string, Latency>();
  readonly #memory = new Map<string, number>();

  addCost(name: string, cost: Cost): void {
    this.#costs.set(name, cost);
  }

  addLatency(name: string, latency: Latency): void {
    this.#latencies.set(name, latency);
  }

  addMemory(name: string, megabytes: number): void {
    this.#memory.set(name, Math.max(megabytes, this.#memory.get(name) ?? 0));
  }

  toMarkdown(): string {
    return [this.#goals(), this.#figures()].join('\n\n');
  }

  #goals(): string {
    const rows = goals.map(({ title, ours, timesRaw, timesLess, than }) => {
      const cpu = this.#cpuOf(ours);
      const raw = cpu / this.#cpuOf(`raw ${ours.split(' ')[1]}`);
      const less = this.#cpuOf(than) / cpu;
      return `| ${title} | ${raw.toFixed(2)} | ${timesRaw} | ${verdict(raw <= timesRaw)} | ${less.toFixed(2)} (${than.split(' ')[0]}) | ${timesLess} | ${verdict(less >= timesLess)} |`;
    });
    return [
      '| operation | times the raw proxy | at most | | times less than the usual way | at least | |',
      '|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  }

  #figures(): string {
    const rows = [...this.#costs].map(([name, { cpuMs, requestsASecond }]) => {
      const [server = '', operation = ''] = name.split(' ');
      const { p50, p99 } = this.#latencies.get(name) ?? { p50: Number.NaN, p99: Number.NaN };
      const title = contenders.find((each) => each.name === server)?.title ?? server;
      return `| ${operation} | ${title} | ${cpuMs.toFixed(3)} | ${Math.round(requestsASecond)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${Math.round(this.#memory.get(server) ?? 0)} |`;
    });
    return [
      '| operation | server | CPU ms a request | requests a second | p50 ms | p99 ms | peak MB |',
      '|---|---|---|---|---|---|---|',
      ...rows.toSorted(),
    ].join('\n');
  }

  #cpuOf(name: string): number {
    return this.#costs.get(name)?.cpuMs ?? Number.NaN;
  }
}

export function median(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? Number.NaN;
}

const file = join(root, 'docs', 'benchmarks.md');
const [start, end] = ['<!-- gateway figures -->', '<!-- /gateway figures -->'];

/** Puts the figures, with their date and what they were measured on, into docs/benchmarks.md. */
export async function writeReport(results: Results): Promise<void> {
  const text = await readFile(file, 'utf8');
  const machine = `Measured on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).`;
  const [before = '', after = ''] = [text.split(start)[0], text.split(end)[1]];
  await writeFile(file, `${before}${start}\n${machine}\n\n${results.toMarkdown()}\n${end}${after}`);
}

function verdict(holds: boolean): string {
  return holds ? 'holds' : 'missed';
}
