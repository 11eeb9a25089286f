interface Waiter {
  resolve(result: unknown): void;
  reject(error: unknown): void;
  /** Removes timer and listener. */
  detach(): void;
}

interface Flight {
  readonly startedAt: number;
  /** Both are released when it is over: old tables of a Map may keep the flight, and all it reaches, in memory for a while. */
  waiters: Waiter[];
  controller: AbortController | null;
}

/** A signal for callers that wait as long as it takes. */
export const never = new AbortController().signal;

/**
 * Single flight: identical pending reads are one request. A waiter that leaves harms no other; when the last one has left,
 * the request is aborted. A waiter that joined a slow request moves to a newer one, or starts it, so that a hanging
 * request delays only those who started it. Each caller starts one request at most.
 */
export class SingleFlight {
  readonly #newest = new Map<string, Flight>();
  readonly #patienceMs: number;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  get size(): number {
    return this.#newest.size;
  }

  /** `start` gets the controller that aborts the request; it may abort it too, as when its time is up. */
  join<T>(key: string, signal: AbortSignal, start: (controller: AbortController) => Promise<T>): Promise<T> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const running = this.#newest.get(key);
    const result = running
      ? this.#joined(key, running, signal, start)
      : this.#wait(key, this.#start(key, start), signal);
    return result as Promise<T>;
  }

  async #joined(key: string, running: Flight, signal: AbortSignal, start: Start): Promise<unknown> {
    const joined = await this.#wait(key, running, signal, this.#patienceMs - ageOf(running));
    if (joined !== tooSlow) return joined;
    signal.throwIfAborted();
    const newest = this.#newest.get(key);
    const isYoung = newest && newest !== running && ageOf(newest) < this.#patienceMs;
    return this.#wait(key, isYoung ? newest : this.#start(key, start), signal);
  }

  #wait(key: string, flight: Flight, signal: AbortSignal, patienceMs = Infinity): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        this.#leave(key, flight, waiter, signal);
        reject(signal.reason as Error);
      };
      const giveUp = () => {
        this.#leave(key, flight, waiter, signal);
        resolve(tooSlow);
      };
      const timer = patienceMs === Infinity ? undefined : setTimeout(giveUp, Math.max(0, patienceMs));
      const detach = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      };
      const waiter: Waiter = { resolve, reject, detach };
      if (signal !== never) signal.addEventListener('abort', abort, { once: true });
      flight.waiters.push(waiter);
    });
  }

  #leave(key: string, flight: Flight, waiter: Waiter, signal: AbortSignal): void {
    waiter.detach();
    flight.waiters = flight.waiters.filter((each) => each !== waiter);
    if (flight.waiters.length > 0) return;
    if (this.#newest.get(key) === flight) this.#newest.delete(key);
    flight.controller?.abort(signal.reason);
  }

  #start(key: string, start: Start): Flight {
    const controller = new AbortController();
    const pending = start(controller);
    const flight: Flight = { startedAt: performance.now(), waiters: [], controller };
    this.#newest.set(key, flight);
    const settle = (settleOne: (waiter: Waiter) => void) => {
      const { waiters } = flight;
      flight.waiters = [];
      flight.controller = null;
      if (this.#newest.get(key) === flight) this.#newest.delete(key);
      for (const waiter of waiters) {
        waiter.detach();
        settleOne(waiter);
      }
    };
    pending.then(
      (result) => settle(({ resolve }) => resolve(result)),
      (error: unknown) => settle(({ reject }) => reject(error)),
    );
    return flight;
  }
}

type Start = (controller: AbortController) => Promise<unknown>;

const tooSlow = Symbol('too slow');

function ageOf({ startedAt }: Flight): number {
  return performance.now() - startedAt;
}

/** The promise's result, or the signal's reason as soon as it aborts. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    const ended =
      <V>(settle: (outcome: V) => void) =>
      (outcome: V) => {
        signal.removeEventListener('abort', abort);
        settle(outcome);
      };
    signal.addEventListener('abort', abort, { once: true });
    promise.then(ended(resolve), ended(reject));
    if (signal.aborted) abort();
  });
}
