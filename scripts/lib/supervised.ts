import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from './ports.ts';
import { Service } from './service.ts';
import type { Listener } from './settings.ts';

/** Command to start, and the address where it responds. */
export interface Program {
  name: string;
  script: string;
  env: NodeJS.ProcessEnv;
  flags?: readonly string[];
  listener: Listener;
  /** Answers 200 once the program can be used. */
  path: string;
  /** How long that may take. */
  patienceMs: number;
}

/** More ends than these within this time are no accident, and the next start would end too. */
const MOST_RESTARTS = 5;
const WITHIN_MS = 300_000;

/** Before each next start within that time; a database that is away is often back by then. */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000];

/** A program that is started again when it ends by itself. */
export class Supervised {
  readonly #program: Program;
  readonly #pausesMs: readonly number[];
  #service: Service;
  #isStopping = false;

  constructor(program: Program, pausesMs: readonly number[] = PAUSES_MS) {
    this.#program = program;
    this.#pausesMs = pausesMs;
    this.#service = start(program);
  }

  /** Resolves when the program can be used; refuses when its start fails. */
  ready(): Promise<void> {
    const { listener, path, patienceMs } = this.#program;
    return this.#service.ready(`${addressOf(listener)}${path}`, patienceMs);
  }

  /** Starts it again whenever it ends. Resolves with the reason to give up; while it is stopped, never. */
  async untilGivenUp(): Promise<string> {
    const { name } = this.#program;
    let ends: number[] = [];
    for (;;) {
      const how = await this.#service.exited;
      if (this.#isStopping) return new Promise(() => undefined);
      ends = [...ends.filter((at) => at > Date.now() - WITHIN_MS), Date.now()];
      if (ends.length > MOST_RESTARTS)
        return `The ${name} ended ${ends.length} times within ${WITHIN_MS / 60_000} minutes (${how})`;
      console.error(`The ${name} ended unexpectedly (${how}); it is started again.`);
      await sleep(this.#pausesMs[ends.length - 1]);
      if (!this.#isStopping) await this.#startAgain();
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#service.stop();
  }

  async #startAgain(): Promise<void> {
    this.#service = start(this.#program);
    try {
      await this.ready();
      console.error(`The ${this.#program.name} is back.`);
    } catch (error) {
      if (!this.#isStopping) console.error((error as Error).message);
      await this.#service.stop(); // and counts as ended
    }
  }
}

function start({ name, script, env, flags }: Program): Service {
  return new Service(name, script, env, flags);
}
