interface BulkheadOptions {
  atOnce: number;
  waiting: number;
  /** A call that waited longer would be sent too late for its response. */
  waitMs: number;
  /** A call that takes longer is no longer expected to end soon. */
  patienceMs: number;
}

/** Allows one call. Release it when the call ends. */
export interface Permit {
  readonly startedAt: number;
  isOvertaken: boolean;
}

interface Waiter {
  start(): void;
  reject(error: unknown): void;
}

/** The queue of waiting calls is full. */
export class BulkheadFull extends Error {
  override readonly name = 'BulkheadFull';
}

/** No permit became free in time. */
export class WaitedTooLong extends Error {
  override readonly name = 'WaitedTooLong';
}

/**
 * Bulkhead: limits concurrent calls, and the queue behind them. Hanging calls do not block it for the rest of their
 * time. While nothing moves, it admits one more call now and then as a probe. Calls that an answered call has clearly
 * overtaken no longer count, up to the number of permits.
 */
export class Bulkhead {
  readonly #options: BulkheadOptions;
  /** In the order of their start. */
  readonly #running: Permit[] = []; // not a Set: its old tables would keep released permits in memory
  readonly #waiting: Waiter[] = [];
  #overtaken = 0;
  #probe: NodeJS.Timeout | undefined;

  constructor(options: BulkheadOptions) {
    this.#options = options;
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running.length, waiting: this.#waiting.length };
  }

  /** Null if no permit is free. An urgent call always gets one. */
  acquire({ isUrgent = false } = {}): Permit | null {
    return isUrgent || this.#hasFreePermit() ? this.#start() : null;
  }

  /** Rejects with the signal's reason as soon as it aborts, with BulkheadFull, and with WaitedTooLong. */
  wait(signal: AbortSignal): Promise<Permit> {
    if (this.#waiting.length >= this.#options.waiting) return Promise.reject(new BulkheadFull());
    const { promise, resolve, reject } = Promise.withResolvers<Permit>();
    const leave = (reason: unknown) => {
      this.#forget(waiter);
      waiter.reject(reason);
    };
    const abort = () => leave(signal.reason);
    const timer = setTimeout(() => leave(new WaitedTooLong()), this.#options.waitMs);
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const waiter: Waiter = {
      start: () => {
        end();
        resolve(this.#start());
      },
      reject: (error) => {
        end();
        reject(error);
      },
    };
    signal.addEventListener('abort', abort, { once: true });
    this.#waiting.push(waiter);
    this.#probe ??= this.#probeLater();
    return promise;
  }

  /** Call it once for every acquired permit. */
  release(permit: Permit, isAnswered: boolean): void {
    if (isAnswered) this.#noteResponse(permit);
    if (permit.isOvertaken) this.#overtaken -= 1;
    this.#running.splice(this.#running.indexOf(permit), 1);
    this.#startWaiting();
  }

  /** Rejects all waiting calls at once. */
  rejectWaiting(error: unknown): void {
    for (const waiter of this.#waiting.splice(0)) waiter.reject(error);
    this.#startWaiting();
  }

  #hasFreePermit(): boolean {
    return this.#running.length - this.#overtaken < this.#options.atOnce;
  }

  #start(): Permit {
    const permit: Permit = { startedAt: performance.now(), isOvertaken: false };
    this.#running.push(permit);
    return permit;
  }

  #noteResponse({ startedAt }: Permit): void {
    const { atOnce, patienceMs } = this.#options;
    for (const other of this.#running) {
      if (startedAt - other.startedAt < patienceMs || this.#overtaken >= atOnce) return;
      if (other.isOvertaken) continue;
      other.isOvertaken = true;
      this.#overtaken += 1;
    }
  }

  #startWaiting(): void {
    while (this.#waiting.length > 0 && this.#hasFreePermit()) this.#waiting.shift()?.start();
    clearTimeout(this.#probe);
    this.#probe = this.#waiting.length > 0 ? this.#probeLater() : undefined;
  }

  #probeLater(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#waiting.shift()?.start();
      this.#probe = this.#waiting.length > 0 ? this.#probeLater() : undefined;
    }, this.#options.patienceMs);
  }

  #forget(waiter: Waiter): void {
    const index = this.#waiting.indexOf(waiter);
    if (index >= 0) this.#waiting.splice(index, 1);
    if (this.#waiting.length > 0) return;
    clearTimeout(this.#probe);
    this.#probe = undefined;
  }
}
