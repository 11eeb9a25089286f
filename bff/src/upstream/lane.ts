interface LaneOptions {
  atOnce: number;
  waiting: number;
  /** After so long a call is no longer taken for one that will surely end soon. */
  patienceMs: number;
}

/** A call that runs; given back when it is over. */
export interface Runner {
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
  /** In the order in which they began. */
  readonly #running: Runner[] = []; // not a Set: its tables, ever anew, would hold for a while what left long ago
  readonly #waiting: Waiter[] = [];
  #overtaken = 0;
  #scout: NodeJS.Timeout | undefined;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Null where there is no room now. */
  enter({ isUrgent = false } = {}): Runner | null {
    return isUrgent || this.#hasRoom() ? this.#start() : null;
  }

  /** Rejects with the signal's reason as soon as it aborts, and with LaneFull. */
  wait(signal: AbortSignal): Promise<Runner> {
    if (this.#waiting.length >= this.#options.waiting) return Promise.reject(new LaneFull());
    const { promise, resolve, reject } = Promise.withResolvers<Runner>();
    const leave = () => {
      this.#forget(waiter);
      reject(signal.reason as Error);
    };
    const waiter: Waiter = {
      start: () => {
        signal.removeEventListener('abort', leave);
        resolve(this.#start());
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

  /** To be told of each that has entered, or waited for it. */
  leave(runner: Runner, isAnswered: boolean): void {
    if (isAnswered) this.#noteAnswer(runner);
    if (runner.isOvertaken) this.#overtaken -= 1;
    this.#running.splice(this.#running.indexOf(runner), 1);
    this.#moved();
  }

  /** Whoever waits is told now rather than at its turn. */
  refuseWaiting(error: unknown): void {
    for (const waiter of this.#waiting.splice(0)) waiter.refuse(error);
    this.#moved();
  }

  #hasRoom(): boolean {
    return this.#running.length - this.#overtaken < this.#options.atOnce;
  }

  #start(): Runner {
    const runner: Runner = { startedAt: performance.now(), isOvertaken: false };
    this.#running.push(runner);
    return runner;
  }

  #noteAnswer({ startedAt }: Runner): void {
    const { atOnce, patienceMs } = this.#options;
    for (const other of this.#running) {
      if (startedAt - other.startedAt < patienceMs || this.#overtaken >= atOnce) return;
      if (other.isOvertaken) continue;
      other.isOvertaken = true;
      this.#overtaken += 1;
    }
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
