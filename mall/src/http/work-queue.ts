import { comeLater } from './refusal.ts';

interface Limits {
  /** So much work runs at once. */
  atOnce: number;
  /** So much waits for it; left out: any. */
  mostWaiting?: number;
  /** It waits no longer than this; left out: as long as it takes. */
  longestWaitMs?: number;
}

/** Runs so much work at once, in the order in which it came, and refuses what would wait for too long. */
export class WorkQueue {
  readonly #limits: Required<Limits>;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor({ atOnce, mostWaiting = Infinity, longestWaitMs = Infinity }: Limits) {
    this.#limits = { atOnce, mostWaiting, longestWaitMs };
  }

  /** Throws 1429 with the seconds to wait where there is no room. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    const { atOnce, mostWaiting, longestWaitMs } = this.#limits;
    if (this.#running < atOnce) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting.size >= mostWaiting) return Promise.reject(comeLater());
    return new Promise((resolve, reject) => {
      const timer = Number.isFinite(longestWaitMs) ? setTimeout(giveUp, longestWaitMs) : undefined;
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = this.#waiting;
      function giveUp() {
        waiting.delete(begin);
        reject(comeLater());
      }
      waiting.add(begin);
    });
  }

  /** Hands the place on to the one that has waited longest. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
