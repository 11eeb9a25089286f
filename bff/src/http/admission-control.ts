import { performance } from 'node:perf_hooks';
import type { RequestHandler, Response } from 'express';
import type { Settings } from '../config.ts';
import {
  firstLimit,
  limitOf,
  nextLimit,
  type LimitRule,
  type LimitState,
  type LoadSample,
} from './concurrency-limit.ts';

const tickMs = 50;

type AdmissionSettings = Pick<Settings, 'MAX_REQUESTS_IN_FLIGHT' | 'MAX_LOOP_LAG_MS' | 'ANSWER_MS'>;

/** Sends the 503 of a shed request, in the form that its client understands. */
export type Shed = (response: Response) => void;

/** Admits as many requests as can be served in time. Sheds the others before they cost anything. */
export class AdmissionControl {
  readonly #rule: LimitRule;
  #state: LimitState;
  #limit: number;
  #admitted = 0;
  #answered = 0;
  #shed = 0;
  readonly #onShed: (route: string) => void;
  /** Oldest first. Entries hold only a time: old tables of a Set stay in memory for a while. */
  readonly #inFlight = new Set<{ readonly since: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(settings: AdmissionSettings, onShed: (route: string) => void) {
    this.#rule = { highest: settings.MAX_REQUESTS_IN_FLIGHT, lagMs: settings.MAX_LOOP_LAG_MS };
    this.#state = firstLimit(this.#rule);
    this.#limit = limitOf(this.#state, this.#rule);
    this.#onShed = onShed;
    this.#timer = this.#sampleRegularly(settings.ANSWER_MS + 2_000);
  }

  /** A client that reads its response byte by byte occupies the limit for `longestMs` at most. */
  #sampleRegularly(longestMs: number): NodeJS.Timeout {
    let last = performance.now();
    let work = performance.eventLoopUtilization();
    return setInterval(() => {
      const now = performance.now();
      const seen = performance.eventLoopUtilization();
      const { active: busyMs } = performance.eventLoopUtilization(seen, work);
      this.#take({ now, elapsedMs: now - last, lagMs: now - last - tickMs, busyMs });
      [last, work] = [now, seen];
      for (const entry of this.#inFlight) {
        if (now - entry.since < longestMs) break;
        this.#inFlight.delete(entry);
      }
    }, tickMs).unref();
  }

  #take(times: Pick<LoadSample, 'now' | 'elapsedMs' | 'lagMs' | 'busyMs'>): void {
    const sample = {
      ...times,
      inFlight: this.#inFlight.size,
      admitted: this.#admitted,
      answered: this.#answered,
      shed: this.#shed,
    };
    this.#state = nextLimit(this.#state, sample, this.#rule);
    this.#limit = limitOf(this.#state, this.#rule);
    this.#admitted = 0;
    this.#answered = 0;
    this.#shed = 0;
  }

  /** Requests in flight, and their current limit. */
  get load(): { inFlight: number; limit: number } {
    return { inFlight: this.#inFlight.size, limit: this.#limit };
  }

  /** Whether a new request is shed. */
  get isFull(): boolean {
    return this.#inFlight.size >= this.#limit;
  }

  countShed(route: string): void {
    this.#shed += 1;
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
      this.#admitted += 1;
      response.on('close', () => {
        this.#answered += 1;
        this.#inFlight.delete(entry);
      });
      return next();
    };
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
