import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.ts';
import { Refusal } from './refusal.ts';

const STOP_PATIENCE_MS = 15_000;
/** Compiled code of an earlier start, for NODE_COMPILE_CACHE. */
export const compiled = join(root, 'node_modules', '.cache', 'compiled');

/**
 * How the gateway's process is started. The young generation is limited to 8 MB per half, which holds memory down:
 * requests cost no more for it, rendered pages do (docs/benchmarks.md). V8 reads this before any code of ours runs. The
 * image and the package repeat it.
 */
export const gatewayFlags = ['--max-semi-space-size=8'];
/** Of the mall, likewise: filling a database would leave it with 66 MB of young generation, of which it needs 16. */
export const mallFlags = ['--max-semi-space-size=8'];

/** A process in its own group, so that Ctrl-C reaches it through the parent, in order. */
export class Service {
  /** Tells how it ended. */
  readonly exited: Promise<string>;
  readonly #name: string;
  readonly #child: ChildProcess;
  #hasExited = false;
  /** Its own word that it is open, and the mark of its answers. */
  #instance: string | undefined;

  constructor(name: string, script: string, env: NodeJS.ProcessEnv, flags: readonly string[] = []) {
    this.#name = name;
    // The channel closes when this process ends in any way; a service then stops by itself.
    this.#child = spawn(process.execPath, [...flags, join(root, script)], {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('message', (message) => {
      if (typeof message === 'object' && 'instance' in message) this.#instance = String(message.instance);
    });
    this.exited = new Promise((resolve) => {
      this.#child.on('error', (error) => resolve(error.message));
      this.#child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    void this.exited.then(() => (this.#hasExited = true));
  }

  /** Resolves when the address answers 200; refuses when it ends first, or another one answers in its place. */
  async ready(url: string, patienceMs: number): Promise<void> {
    const giveUpAt = Date.now() + patienceMs;
    while (Date.now() < giveUpAt) {
      // The service has printed the cause and the remedy on stderr.
      if (this.#hasExited) throw new Refusal(`The ${this.#name} did not start.`);
      if (this.#instance !== undefined) {
        const answer = await ask(url);
        if (answer.isOk && answer.instance === this.#instance) return;
        if (answer.isOk)
          throw new Refusal(
            `Another program answers at ${new URL(url).origin} in place of the ${this.#name}. Stop it, or choose another port.`,
          );
      }
      await sleep(50);
    }
    throw new Refusal(
      `The ${this.#name} was not ready after ${patienceMs / 1000} seconds. Run again with LOG_LEVEL=info to see more.`,
    );
  }

  async stop(): Promise<void> {
    if (this.#hasExited) return;
    this.#child.kill('SIGTERM');
    const patience = new AbortController();
    const outOfPatience = sleep(STOP_PATIENCE_MS, undefined, { signal: patience.signal }).then(
      () => this.#child.kill('SIGKILL'),
      () => undefined,
    );
    await Promise.race([this.exited, outOfPatience]);
    patience.abort();
  }
}

async function ask(url: string): Promise<{ isOk: boolean; instance: string | null }> {
  try {
    const { ok, headers } = await fetch(url, { signal: AbortSignal.timeout(1000) });
    return { isOk: ok, instance: headers.get('x-instance') };
  } catch {
    return { isOk: false, instance: null };
  }
}
