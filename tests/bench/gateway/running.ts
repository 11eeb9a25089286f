import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Patience with a start, which on a busy machine may take long. */
const START_MS = 150_000;
const TICKS_A_SECOND = 100; // Linux counts processor time in hundredths

/** A command held to one core where there are several. */
export function onCore(core: number, command: string[]): string[] {
  const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
  return canPin ? ['taskset', '-c', String(core), ...command] : command;
}

/** A process of the benchmark: whether it answers, what it has cost, what it holds. */
export class Running {
  readonly #child: ChildProcess;
  readonly #name: string;

  constructor(name: string, [command = '', ...args]: string[], env: NodeJS.ProcessEnv = {}) {
    this.#name = name;
    this.#child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
    // A benchmark that fails leaves nothing behind.
    process.once('exit', () => this.#child.kill('SIGKILL'));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Milliseconds until it answered. */
  async ready(url: string): Promise<number> {
    const start = performance.now();
    while (performance.now() - start < START_MS) {
      if (this.#child.exitCode !== null) break;
      if (
        await fetch(url).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return performance.now() - start;
      await sleep(10);
    }
    throw new Error(`${this.#name} did not start`);
  }

  /** Processor time so far, in milliseconds, of the process and the kernel for it. */
  cpuMs(): number {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
  }

  /** The most memory it ever held, in megabytes. */
  peakMemoryMb(): number {
    return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    const patience = setTimeout(() => this.#child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(patience);
  }
}
