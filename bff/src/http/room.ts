import type { RequestHandler, Response } from 'express';
import type { Settings } from '../config.ts';

const tickMs = 50;
/** So few are let in however slow the processor is: they keep it busy, and what more would come in only waits. */
const alwaysLetIn = 48;

type RoomSettings = Pick<Settings, 'MAX_REQUESTS_IN_FLIGHT' | 'MAX_LOOP_LAG_MS' | 'ANSWER_MS'>;

/**
 * How many requests may be under way: MAX_REQUESTS_IN_FLIGHT at most, and fewer for as long as the event loop comes late.
 * It shrinks by a fifth and grows by a little, so that it settles where those let in are answered in time. Late once is a
 * collection of garbage or a large page, and no overload; late twice of three times is.
 */
export class Places {
  readonly #most: number;
  readonly #least: number;
  readonly #lagMs: number;
  #now: number;
  /** How late the last times were. */
  #lags = [0, 0, 0];

  constructor({
    MAX_REQUESTS_IN_FLIGHT,
    MAX_LOOP_LAG_MS,
  }: Pick<RoomSettings, 'MAX_REQUESTS_IN_FLIGHT' | 'MAX_LOOP_LAG_MS'>) {
    this.#most = MAX_REQUESTS_IN_FLIGHT;
    this.#least = Math.min(alwaysLetIn, MAX_REQUESTS_IN_FLIGHT);
    this.#lagMs = MAX_LOOP_LAG_MS;
    this.#now = this.#most;
  }

  get count(): number {
    return this.#now;
  }

  /** Told regularly how late the event loop came, and how many requests were under way. */
  note(lagMs: number, inFlight: number): void {
    this.#lags = [...this.#lags.slice(1), lagMs];
    const isLate = this.#lags.filter((lag) => lag > this.#lagMs).length > 1;
    const next = isLate ? Math.floor(Math.min(this.#now, inFlight) * 0.8) : this.#now + 4;
    this.#now = Math.min(this.#most, Math.max(this.#least, next));
  }
}

/** What becomes of a request for which there is no place: a 503 in the form that its client understands. */
export type TurnAway = (response: Response) => void;

/** Lets in as many requests as can be served in time and turns the others away before they cost anything. */
export class Room {
  readonly #places: Places;
  readonly #onFull: (route: string) => void;
  /** The oldest first. What holds no more than a time: old tables of a Set keep for a while what it let go of. */
  readonly #inside = new Set<{ readonly since: number }>();
  readonly #clock: NodeJS.Timeout;

  constructor(settings: RoomSettings, onFull: (route: string) => void) {
    this.#places = new Places(settings);
    this.#onFull = onFull;
    // A client that takes no more of its answer than a byte a second shall not hold a place for that long.
    const longestMs = settings.ANSWER_MS + 2_000;
    let due = performance.now() + tickMs;
    this.#clock = setInterval(() => {
      const now = performance.now();
      this.#places.note(now - due, this.#inside.size);
      due = now + tickMs;
      for (const visit of this.#inside) {
        if (now - visit.since < longestMs) break;
        this.#inside.delete(visit);
      }
    }, tickMs).unref();
  }

  /** Whether whoever comes now is turned away. */
  get isFull(): boolean {
    return this.#inside.size >= this.#places.count;
  }

  countTurnedAway(route: string): void {
    this.#onFull(route);
  }

  /** `route` is for the metric. Comes after the body was read: who sends slowly holds no place meanwhile. */
  door(route: string, turnAway: TurnAway): RequestHandler {
    return (_request, response, next) => {
      if (this.isFull) {
        this.countTurnedAway(route);
        response.set({ 'retry-after': '1', 'cache-control': 'no-store' });
        return turnAway(response);
      }
      const visit = { since: performance.now() };
      this.#inside.add(visit);
      response.on('close', () => this.#inside.delete(visit));
      return next();
    };
  }

  close(): void {
    clearInterval(this.#clock);
  }
}
