interface LaneOptions {
  atOnce: number;
  waiting: number;
  /** After so long a call is no longer taken for one that will surely end soon. */
  patienceMs: number;
  /** Whether a failure is an answer all the same. */
  isAnswer: (error: unknown) => boolean;
}

interface Runner {
  readonly startedAt: number;
  isOvertaken: boolean;
}

interface Waiter {
  start(): void;
  refuse(error: unknown): void;
}

/** More wait already than may. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull';
}

/**
 * So many calls at once, and so many that wait for their turn. Calls that hang do not block it for the rest of their
 * time: while nothing moves, one more is let through now and then to see, and those that an answered call has clearly
 * overtaken no longer count, as many as may run at once and no more.
 */
export class Lane {
  readonly #options: LaneOptions;
  readonly #running = new Set<Runner>();
  readonly #waiting: Waiter[] = [];
  #scout: NodeJS.Timeout | undefined;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Rejects with the signal's reason as soon as it aborts while the work waits. */
  run<T>(signal: AbortSignal, work: () => Promise<T>, { isUrgent = false } = {}): Promise<T> {
    if (isUrgent || this.#hasRoom()) return this.#start(work);
    if (this.#waiting.length >= this.#options.waiting) return Promise.reject(new LaneFull());
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const leave = () => {
      this.#forget(waiter);
      reject(signal.reason as Error);
    };
    const waiter: Waiter = {
      start: () => {
        signal.removeEventListener('abort', leave);
        this.#start(work).then(resolve, reject);
      },
      refuse: (error) => {
        signal.removeEventListener('abort', leave);
        reject(error);
      },
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#waiting.push(waiter);
    this.#scout ??= this.#sendScoutLater();
    return promise;
  }

  /** Whoever waits is told now rather than at its turn. */
  refuseWaiting(error: unknown): void {
    for (const waiter of this.#waiting.splice(0)) waiter.refuse(error);
    this.#moved();
  }

  #hasRoom(): boolean {
    const counted = [...this.#running].filter(({ isOvertaken }) => !isOvertaken).length;
    return counted < this.#options.atOnce;
  }

  async #start<T>(work: () => Promise<T>): Promise<T> {
    const runner: Runner = { startedAt: performance.now(), isOvertaken: false };
    this.#running.add(runner);
    try {
      const value = await work();
      this.#noteAnswer(runner);
      return value;
    } catch (error) {
      if (this.#options.isAnswer(error)) this.#noteAnswer(runner);
      throw error;
    } finally {
      this.#running.delete(runner);
      this.#moved();
    }
  }

  #noteAnswer({ startedAt }: Runner): void {
    const overtaken = [...this.#running].filter(({ isOvertaken }) => isOvertaken).length;
    const hung = [...this.#running].filter((other) => !other.isOvertaken && startedAt - other.startedAt >= this.#options.patienceMs);
    for (const each of hung.slice(0, this.#options.atOnce - overtaken)) each.isOvertaken = true;
  }

  #moved(): void {
    while (this.#waiting.length > 0 && this.#hasRoom()) this.#waiting.shift()?.start();
    clearTimeout(this.#scout);
    this.#scout = this.#waiting.length > 0 ? this.#sendScoutLater() : undefined;
  }

  #sendScoutLater(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#waiting.shift()?.start();
      this.#scout = this.#waiting.length > 0 ? this.#sendScoutLater() : undefined;
    }, this.#options.patienceMs);
  }

  #forget(waiter: Waiter): void {
    const index = this.#waiting.indexOf(waiter);
    if (index >= 0) this.#waiting.splice(index, 1);
    if (this.#waiting.length > 0) return;
    clearTimeout(this.#scout);
    this.#scout = undefined;
  }
}
