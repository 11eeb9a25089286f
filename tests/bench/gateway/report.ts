import { writeFile, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import { contenders } from './contenders.ts';
import type { Cost } from './load.ts';
import type { Variety } from './upstream.ts';

interface Latency {
  p50: number;
  p99: number;
}

interface Goal {
  operation: string;
  /** At most so many times the cost of another server. */
  times: number;
  than: string;
}

const goals: Goal[] = [
  { operation: 'layout', times: 0.7, than: 'raw' },
  { operation: 'home', times: 1.3, than: 'mercurius' },
  { operation: 'goods', times: 1.8, than: 'mercurius' },
  { operation: 'keywords', times: 1.8, than: 'mercurius' },
];
const mostMemoryMb = 230;
const varieties: Variety[] = ['one of 256', 'new each time'];

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
    const rows = goals.map(({ operation, times, than }) => {
      const ratios = varieties.map(
        (variety) => this.#cpuOf('gateway', operation, variety) / this.#cpuOf(than, operation, variety),
      );
      const isReached = ratios.every((ratio) => ratio <= times);
      return `| ${operation}, times ${titleOf(than)} | ${ratios.map((ratio) => ratio.toFixed(2)).join(' | ')} | ${times} | ${verdict(isReached)} |`;
    });
    const memory = this.#memory.get('gateway') ?? Number.NaN;
    return [
      `| goal | ${varieties.join(' | ')} | at most | |`,
      '|---|---|---|---|---|',
      ...rows,
      `| peak memory, MB | ${Math.round(memory)} | | ${mostMemoryMb} | ${verdict(memory <= mostMemoryMb)} |`,
    ].join('\n');
  }

  #figures(): string {
    const rows = goals.flatMap(({ operation }) =>
      contenders.map(({ name, title }) => {
        const { p50, p99 } = this.#latencies.get(`${name} ${operation}`) ?? { p50: Number.NaN, p99: Number.NaN };
        const cpu = varieties.flatMap((variety) => {
          const own = this.#cpuOf(name, operation, variety);
          return [own.toFixed(3), (own / this.#cpuOf('raw', operation, variety)).toFixed(2)];
        });
        const memory = Math.round(this.#memory.get(name) ?? Number.NaN);
        return `| ${[operation, title, ...cpu, p50.toFixed(1), p99.toFixed(1), memory].join(' | ')} |`;
      }),
    );
    return [
      '| operation | server | CPU ms, one of 256 | times raw | CPU ms, new each time | times raw | p50 ms | p99 ms | peak MB |',
      '|---|---|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  }

  #cpuOf(server: string, operation: string, variety: Variety): number {
    return this.#costs.get(`${server} ${operation} ${variety}`)?.cpuMs ?? Number.NaN;
  }
}

function titleOf(name: string): string {
  return contenders.find((each) => each.name === name)?.title ?? name;
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
