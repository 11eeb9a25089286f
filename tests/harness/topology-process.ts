import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The command, and the file for its output. */
export interface Program {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The user; by default this process's own. */
  user?: { uid: number; gid: number };
  logFile: string;
}

const STOP_PATIENCE_MS = 20_000;
const running = new Set<ChildProcess>();
// However this process ends, it leaves no child process behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** One process of a topology, known by its id and ended by it. */
export class TopologyProcess {
  readonly name: string;
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;
  readonly #logFile: string;

  constructor({ name, command, args, env, user, logFile }: Program) {
    this.name = name;
    this.#logFile = logFile;
    const log = openSync(logFile, 'a');
    this.#child = spawn(command, args, {
      env: { ...process.env, NODE_ENV: undefined, ...env }, // Vitest's NODE_ENV would choose development builds
      detached: true,
      ...user,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    running.add(this.#child);
    this.exited = new Promise((resolve) => {
      this.#child.once('error', () => resolve(null));
      this.#child.once('exit', resolve);
    });
    void this.exited.then(() => running.delete(this.#child));
  }

  get hasExited(): boolean {
    return !running.has(this.#child);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Its whole output so far. */
  get log(): string {
    return readFileSync(this.#logFile, 'utf8');
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Resolves when `isReady` returns true; throws with the process's output if it ends first or takes too long. */
  async ready(isReady: () => Promise<boolean>, patienceMs: number): Promise<void> {
    const giveUpAt = Date.now() + patienceMs;
    while (!(await isReady().catch(() => false))) {
      if (this.hasExited || Date.now() > giveUpAt)
        throw new Error(`${this.name} did not become ready. It said:\n${this.log.slice(-2_000)}`);
      await sleep(50);
    }
  }

  /** Ends it by SIGTERM, and after a while by SIGKILL. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.hasExited) return;
    this.signal(signal);
    const patience = new AbortController();
    const insist = sleep(STOP_PATIENCE_MS, undefined, { signal: patience.signal }).then(
      () => this.signal('SIGKILL'),
      () => undefined,
    );
    await Promise.race([this.exited, insist.then(() => this.exited)]);
    patience.abort();
  }
}
