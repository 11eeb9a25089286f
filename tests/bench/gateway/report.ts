import { writeFile, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import type { Contender } from './contenders.ts';
import { varieties, type Variety } from './upstream.ts';

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
  { operation: 'layout', times: 0.6, than: 'raw' },
  { operation: 'home', times: 1.2, than: 'mercurius' },
  { operation: 'goods', times: 1.4, than: 'mercurius' },
  { operation: 'keywords', times: 1.5, than: 'mercurius' },
];
const mostMemoryMb = 230;

export class Results {
  readonly #contenders: readonly Contender[];
  /** Of the operations that are measured. */
  readonly #goals: readonly Goal[];
  /** Processor time per request in milliseconds, in the order of the turns: equal indexes were measured next to each other. */
  readonly #costs = new Map<string, number[]>();
  readonly #latencies = new Map<string, Latency>();
  readonly #memory = new Map<string, number>();

  constructor(contenders: readonly Contender[], operations: readonly string[]) {
    this.#contenders = contenders;
    this.#goals = goals.filter(({ operation }) => operations.includes(operation));
  }

  addCost(server: string, operation: string, variety: Variety, cpuMs: number): void {
    this.#costsOf(server, operation, variety).push(cpuMs);
  }

  addLatency(name: string, latency: Latency): void {
    this.#latencies.set(name, latency);
  }

  addMemory(name: string, megabytes: number): void {
    this.#memory.set(name, Math.max(megabytes, this.#memory.get(name) ?? 0));
  }

  toMarkdown(): string {
    return [this.#goalRows(), this.#figures()].join('\n\n');
  }

  #goalRows(): string {
    const rows = this.#goals.flatMap(({ operation, times, than }) =>
      this.#contenders
        .filter(({ name }) => name === 'gateway' || name === 'before')
        .map(({ name, title }) => {
          const ratios = varieties.map((variety) => this.#ratio(name, than, operation, variety));
          const isReached = ratios.every((ratio) => ratio <= times);
          return `| ${operation}, times ${this.#titleOf(than)} | ${title} | ${ratios.map((ratio) => ratio.toFixed(2)).join(' | ')} | ${times} | ${verdict(isReached)} |`;
        }),
    );
    const memory = this.#memory.get('gateway') ?? Number.NaN;
    return [
      `| goal | server | ${varieties.join(' | ')} | at most | |`,
      '|---|---|---|---|---|---|',
      ...rows,
      `| peak memory, MB | our gateway | ${Math.round(memory)} | | ${mostMemoryMb} | ${verdict(memory <= mostMemoryMb)} |`,
    ].join('\n');
  }

  #figures(): string {
    const rows = this.#goals.flatMap(({ operation }) =>
      this.#contenders.map(({ name, title }) => {
        const { p50, p99 } = this.#latencies.get(`${name} ${operation}`) ?? { p50: Number.NaN, p99: Number.NaN };
        const cpu = varieties.flatMap((variety) => [
          median(this.#costsOf(name, operation, variety)).toFixed(3),
          this.#ratio(name, 'raw', operation, variety).toFixed(2),
        ]);
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

  /** The median over all turns. */
  #ratio(server: string, than: string, operation: string, variety: Variety): number {
    const others = this.#costsOf(than, operation, variety);
    return median(this.#costsOf(server, operation, variety).map((cpuMs, turn) => cpuMs / (others[turn] ?? Number.NaN)));
  }

  #costsOf(server: string, operation: string, variety: Variety): number[] {
    const key = `${server} ${operation} ${variety}`;
    const costs = this.#costs.get(key) ?? [];
    this.#costs.set(key, costs);
    return costs;
  }

  #titleOf(name: string): string {
    return this.#contenders.find((each) => each.name === name)?.title ?? name;
  }
}

export function median(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other);
  const middle = ordered.slice(Math.floor((ordered.length - 1) / 2), Math.floor(ordered.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
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
