export interface WaitRule {
  /** How long a request may wait for earlier ones, in milliseconds. */
  longestMs: number;
  /** Requests that are started in one turn of the event loop. Between turns those under way are served. */
  inATurn: number;
}

/**
 * A burst ends by itself, so the last of it may wait for the longest time. Once requests have been shed for as long, without such a time
 * in which none was, it is a flood: whatever the first waits then, all others wait too, so each waits for a tenth of it.
 */
const shareInFlood = 0.1;
/** So many of the newest are never shed: on a slow processor too a small burst is served, and in a flood there is always work. */
const spared = { burst: 256, flood: 48 };

interface Waiting<T> {
  request: T;
  since: number;
}

/**
 * Requests in the order of their arrival. A few are started in each turn of the event loop, so the queue grows when the processor is
 * busy and only then: what waits for the mall holds up nobody. What has waited too long is shed. Times are those of a clock
 * that only counts.
 */
export class WaitQueue<T> {
  readonly #rule: WaitRule;
  #waiting: Waiting<T>[] = [];
  /** Index of the oldest: an array that lost its first element each time would be copied each time. */
  #first = 0;
  #startedInTurn = 0;
  /** The first and the last time at which requests were shed, unless it is over. */
  #shedding: { since: number; last: number } | null = null;

  constructor(rule: WaitRule) {
    this.#rule = rule;
  }

  get length(): number {
    return this.#waiting.length - this.#first;
  }

  /** Whether a request may start now. If not, it waits for `turn`. */
  enter(request: T, now: number): boolean {
    if (this.length === 0 && this.#startedInTurn < this.#rule.inATurn) {
      this.#startedInTurn += 1;
      return true;
    }
    this.#waiting.push({ request, since: now });
    return false;
  }

  /** Begins a turn: what starts now, and what is shed. */
  turn(now: number): { started: T[]; shed: T[] } {
    const { longestMs, inATurn } = this.#rule;
    if (this.#shedding && now - this.#shedding.last >= longestMs) this.#shedding = null;
    const isFlood = this.#shedding !== null && now - this.#shedding.since >= longestMs;
    const most = this.length - (isFlood ? spared.flood : spared.burst);
    const shed = this.#take(most, now - (isFlood ? longestMs * shareInFlood : longestMs));
    if (shed.length > 0) this.#shedding = { since: this.#shedding?.since ?? now, last: now };
    const started = this.#take(inATurn);
    this.#startedInTurn = started.length;
    return { started, shed };
  }

  /** The oldest, so many at most, of those that came before an instant. */
  #take(most: number, before = Infinity): T[] {
    const taken: T[] = [];
    while (taken.length < most) {
      const oldest = this.#waiting[this.#first];
      if (!oldest || oldest.since >= before) break;
      taken.push(oldest.request);
      this.#first += 1;
    }
    if (this.#first > 1_000 || this.length === 0) {
      this.#waiting = this.#waiting.slice(this.#first);
      this.#first = 0;
    }
    return taken;
  }
}
