import { comeLater } from './refusal.ts';

interface Limits {
  /** Maximum of concurrent work. */
  atOnce: number;
  /** Maximum of waiting work. Undefined: no limit. */
  mostWaiting?: number;
  /** Maximum of waiting work of one holder. Undefined: no limit. */
  mostWaitingOfOne?: number;
  /** The longest wait. Undefined: no limit. */
  longestWaitMs?: number;
}

interface Waiting {
  holder: string | undefined;
  begin: () => void;
}

/** Limits concurrent work. The rest waits in order, and is refused if it would wait for too long. */
export class WorkQueue {
  readonly #limits: Required<Limits>;
  readonly #waiting = new Set<Waiting>();
  /** Holders of running work. */
  readonly #holders = new Set<string>();
  #running = 0;

  constructor({ atOnce, mostWaiting = Infinity, mostWaitingOfOne = Infinity, longestWaitMs = Infinity }: Limits) {
    this.#limits = { atOnce, mostWaiting, mostWaitingOfOne, longestWaitMs };
  }

  /**
   * Throws 1429 with the seconds to wait if there is no room. `holder`: whose work it is. Work of one holder runs one at a time,
   * and others overtake what waits for that.
   */
  async run<Result>(work: () => Promise<Result>, holder?: string): Promise<Result> {
    await this.#enter(holder);
    try {
      return await work();
    } finally {
      if (holder !== undefined) this.#holders.delete(holder);
      this.#running -= 1;
      this.#next();
    }
  }

  #enter(holder: string | undefined): Promise<void> {
    const { mostWaiting, mostWaitingOfOne, longestWaitMs } = this.#limits;
    if (this.#hasPlaceFor(holder)) {
      this.#take(holder);
      return Promise.resolve();
    }
    if (this.#waiting.size >= mostWaiting || this.#waitingOf(holder) >= mostWaitingOfOne)
      return Promise.reject(comeLater());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(waiting);
        reject(comeLater());
      };
      const timer = Number.isFinite(longestWaitMs) ? setTimeout(giveUp, longestWaitMs) : undefined;
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { holder, begin };
      this.#waiting.add(waiting);
    });
  }

  #hasPlaceFor(holder: string | undefined): boolean {
    return this.#running < this.#limits.atOnce && (holder === undefined || !this.#holders.has(holder));
  }

  #take(holder: string | undefined): void {
    this.#running += 1;
    if (holder !== undefined) this.#holders.add(holder);
  }

  #waitingOf(holder: string | undefined): number {
    return holder === undefined ? 0 : [...this.#waiting].filter((each) => each.holder === holder).length;
  }

  /** Starts the longest waiting work that may run. */
  #next(): void {
    const next = [...this.#waiting].find(({ holder }) => this.#hasPlaceFor(holder));
    if (!next) return;
    this.#waiting.delete(next);
    this.#take(next.holder);
    next.begin();
  }
}
