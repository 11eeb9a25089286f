import type { RequestHandler, Response } from 'express';
import type { Settings } from '../config.ts';

const tickMs = 50;
/** Lower bound of the limit: this many keep a slow processor busy. */
const lowestLimit = 48;

type AdmissionSettings = Pick<Settings, 'MAX_REQUESTS_IN_FLIGHT' | 'MAX_LOOP_LAG_MS' | 'ANSWER_MS'>;

/**
 * Adaptive concurrency limit: MAX_REQUESTS_IN_FLIGHT at most, and less while the event loop lags. It falls by a fifth and
 * rises by four, so it settles where admitted requests end in time. One late tick is a garbage collection or a
 * large page; two of the last three are overload.
 */
export class ConcurrencyLimit {
  readonly #highest: number;
  readonly #lowest: number;
  readonly #lagMs: number;
  #limit: number;
  #lastLags = [0, 0, 0];

  constructor({
    MAX_REQUESTS_IN_FLIGHT,
    MAX_LOOP_LAG_MS,
  }: Pick<AdmissionSettings, 'MAX_REQUESTS_IN_FLIGHT' | 'MAX_LOOP_LAG_MS'>) {
    this.#highest = MAX_REQUESTS_IN_FLIGHT;
    this.#lowest = Math.min(lowestLimit, MAX_REQUESTS_IN_FLIGHT);
    this.#lagMs = MAX_LOOP_LAG_MS;
    this.#limit = this.#highest;
  }

  get count(): number {
    return this.#limit;
  }

  /** Takes a regular sample: event loop lag and requests in flight. */
  note(lagMs: number, inFlight: number): void {
    this.#lastLags = [...this.#lastLags.slice(1), lagMs];
    const isOverloaded = this.#lastLags.filter((lag) => lag > this.#lagMs).length > 1;
    const next = isOverloaded ? Math.floor(Math.min(this.#limit, inFlight) * 0.8) : this.#limit + 4;
    this.#limit = Math.min(this.#highest, Math.max(this.#lowest, next));
  }
}

/** Sends the 503 of a shed request, in the form that its client understands. */
export type Shed = (response: Response) => void;

/** Admits as many requests as can be served in time. Sheds the others before they cost anything. */
export class AdmissionControl {
  readonly #limit: ConcurrencyLimit;
  readonly #onShed: (route: string) => void;
  /** Oldest first. Entries hold only a time: old tables of a Set stay in memory for a while. */
  readonly #inFlight = new Set<{ readonly since: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(settings: AdmissionSettings, onShed: (route: string) => void) {
    this.#limit = new ConcurrencyLimit(settings);
    this.#onShed = onShed;
    // A client that reads its response byte by byte must not occupy the limit for that long.
    const longestMs = settings.ANSWER_MS + 2_000;
    let due = performance.now() + tickMs;
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#limit.note(now - due, this.#inFlight.size);
      due = now + tickMs;
      for (const entry of this.#inFlight) {
        if (now - entry.since < longestMs) break;
        this.#inFlight.delete(entry);
      }
    }, tickMs).unref();
  }

  /** Requests in flight, and their current limit. */
  get load(): { inFlight: number; limit: number } {
    return { inFlight: this.#inFlight.size, limit: this.#limit.count };
  }

  /** Whether a new request is shed. */
  get isFull(): boolean {
    return this.#inFlight.size >= this.#limit.count;
  }

  countShed(route: string): void {
    this.#onShed(route);
  }

  /** `route` labels the metric. Mounted after the body reader, so that slow senders do not occupy the limit. */
  admit(route: string, shed: Shed): RequestHandler {
    return (_request, response, next) => {
      if (this.isFull) {
        this.countShed(route);
        response.set({ 'retry-after': '1', 'cache-control': 'no-store' });
        return shed(response);
      }
      const entry = { since: performance.now() };
      this.#inFlight.add(entry);
      response.on('close', () => this.#inFlight.delete(entry));
      return next();
    };
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
