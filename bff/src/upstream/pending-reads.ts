interface Read {
  /** Let go once it is over and nobody joins any more: what a Map forgot may live in its old tables for a while. */
  answer: Promise<unknown>;
  readonly controller: AbortController;
  readonly startedAt: number;
  waiters: number;
  isOver: boolean;
}

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
  async join<T>(key: string, signal: AbortSignal, start: (controller: AbortController) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const running = this.#newest.get(key);
    if (!running) return this.#wait(key, this.#begin(key, start), signal);
    const joined = await this.#wait(key, running, signal, this.#patienceMs - ageOf(running));
    if (joined !== tooSlow) return joined as T;
    signal.throwIfAborted();
    const newest = this.#newest.get(key);
    const isYoung = newest && newest !== running && ageOf(newest) < this.#patienceMs;
    return this.#wait(key, isYoung ? newest : this.#begin(key, start), signal);
  }

  async #wait<T>(key: string, read: Read, signal: AbortSignal, patienceMs = Infinity): Promise<T> {
    read.waiters += 1;
    try {
      return (await untilAborted(withPatience(read.answer, patienceMs), signal)) as T;
    } finally {
      read.waiters -= 1;
      if (read.waiters === 0) {
        if (this.#newest.get(key) === read) this.#newest.delete(key);
        if (!read.isOver) read.controller.abort(signal.reason);
      }
    }
  }

  #begin<T>(key: string, start: (controller: AbortController) => Promise<T>): Read {
    const controller = new AbortController();
    const answer = start(controller);
    const read: Read = { answer, controller, startedAt: performance.now(), waiters: 0, isOver: false };
    this.#newest.set(key, read);
    const forget = () => {
      read.isOver = true;
      read.answer = gone;
      if (this.#newest.get(key) === read) this.#newest.delete(key);
    };
    answer.then(forget, forget);
    return read;
  }
}

const tooSlow = Symbol('too slow');
const gone = Promise.resolve();

function ageOf({ startedAt }: Read): number {
  return performance.now() - startedAt;
}

function withPatience(answer: Promise<unknown>, milliseconds: number): Promise<unknown> {
  if (milliseconds === Infinity) return answer;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, Math.max(0, milliseconds), tooSlow);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/** The answer, or the signal's reason as soon as it aborts. */
export function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    const ended = <V>(tell: (outcome: V) => void) => (outcome: V) => {
      signal.removeEventListener('abort', leave);
      tell(outcome);
    };
    signal.addEventListener('abort', leave, { once: true });
    answer.then(ended(resolve), ended(reject));
    if (signal.aborted) leave();
  });
}
