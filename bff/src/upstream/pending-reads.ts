/** Somebody who waits for a read. */
interface Waiter {
  tell(answer: unknown): void;
  fail(error: unknown): void;
  /** He waits no more, whichever way it came. */
  end(): void;
}

interface Read {
  readonly startedAt: number;
  /** Both let go once it is over: what a Map forgot may live in its old tables for a while, and all that it can reach. */
  waiters: Waiter[];
  controller: AbortController | null;
}

/** Of whoever waits as long as it takes. */
export const never = new AbortController().signal;

/**
 * Identical pending reads are one request. A waiter that leaves harms no other; when the last one has left,
 * the request itself is aborted. Whoever has joined one that takes too long goes over to a newer one, and begins it where
 * there is none, so that a request that hangs holds up nobody but those who began it. Nobody begins more than one.
 */
export class PendingReads {
  readonly #newest = new Map<string, Read>();
  readonly #patienceMs: number;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  get size(): number {
    return this.#newest.size;
  }

  /** `start` is given what the request ends by; it may end it too, as when its time is up. */
  join<T>(key: string, signal: AbortSignal, start: (controller: AbortController) => Promise<T>): Promise<T> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const running = this.#newest.get(key);
    const answer = running
      ? this.#joined(key, running, signal, start)
      : this.#wait(key, this.#begin(key, start), signal);
    return answer as Promise<T>;
  }

  async #joined(key: string, running: Read, signal: AbortSignal, start: Start): Promise<unknown> {
    const joined = await this.#wait(key, running, signal, this.#patienceMs - ageOf(running));
    if (joined !== tooSlow) return joined;
    signal.throwIfAborted();
    const newest = this.#newest.get(key);
    const isYoung = newest && newest !== running && ageOf(newest) < this.#patienceMs;
    return this.#wait(key, isYoung ? newest : this.#begin(key, start), signal);
  }

  #wait(key: string, read: Read, signal: AbortSignal, patienceMs = Infinity): Promise<unknown> {
    return new Promise((tell, fail) => {
      const leave = () => {
        this.#left(key, read, waiter, signal);
        fail(signal.reason as Error);
      };
      const goOver = () => {
        this.#left(key, read, waiter, signal);
        tell(tooSlow);
      };
      const timer = patienceMs === Infinity ? undefined : setTimeout(goOver, Math.max(0, patienceMs));
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      };
      const waiter: Waiter = { tell, fail, end };
      if (signal !== never) signal.addEventListener('abort', leave, { once: true });
      read.waiters.push(waiter);
    });
  }

  #left(key: string, read: Read, waiter: Waiter, signal: AbortSignal): void {
    waiter.end();
    read.waiters = read.waiters.filter((each) => each !== waiter);
    if (read.waiters.length > 0) return;
    if (this.#newest.get(key) === read) this.#newest.delete(key);
    read.controller?.abort(signal.reason);
  }

  #begin(key: string, start: Start): Read {
    const controller = new AbortController();
    const answer = start(controller);
    const read: Read = { startedAt: performance.now(), waiters: [], controller };
    this.#newest.set(key, read);
    const over = (tellHim: (waiter: Waiter) => void) => {
      const { waiters } = read;
      read.waiters = [];
      read.controller = null;
      if (this.#newest.get(key) === read) this.#newest.delete(key);
      for (const waiter of waiters) {
        waiter.end();
        tellHim(waiter);
      }
    };
    answer.then(
      (value) => over(({ tell }) => tell(value)),
      (error: unknown) => over(({ fail }) => fail(error)),
    );
    return read;
  }
}

type Start = (controller: AbortController) => Promise<unknown>;

const tooSlow = Symbol('too slow');

function ageOf({ startedAt }: Read): number {
  return performance.now() - startedAt;
}

/** The answer, or the signal's reason as soon as it aborts. */
export function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    const ended =
      <V>(tell: (outcome: V) => void) =>
      (outcome: V) => {
        signal.removeEventListener('abort', leave);
        tell(outcome);
      };
    signal.addEventListener('abort', leave, { once: true });
    answer.then(ended(resolve), ended(reject));
    if (signal.aborted) leave();
  });
}
