import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { RequestHandler, Response } from 'express';
import type { Settings } from '../config.ts';
import { WaitQueue } from './wait-queue.ts';

const startedInATurn = 8;
const sweepMs = 1_000;

type AdmissionSettings = Pick<Settings, 'MAX_REQUESTS_IN_FLIGHT' | 'MAX_WAIT_MS' | 'ANSWER_MS'>;

/** Sends the 503 of a shed request, in the form that its client understands. */
export type Shed = (response: Response) => void;

interface Arrival {
  request: IncomingMessage;
  start(): void;
  shed(): void;
}

/** Starts requests in order, as many as can be served in time. Sheds the others before they cost anything. */
export class AdmissionControl {
  readonly #mostInFlight: number;
  readonly #queue: WaitQueue<Arrival>;
  readonly #onShed: (route: string) => void;
  /** Responses whose requests have waited before Express. */
  readonly #started = new WeakSet<ServerResponse>();
  /** Oldest first. Entries hold only a time: old tables of a Set stay in memory for a while. */
  readonly #inFlight = new Set<{ readonly since: number }>();
  readonly #timer: NodeJS.Timeout;
  #isTurnDue = false;

  constructor(settings: AdmissionSettings, onShed: (route: string) => void) {
    this.#mostInFlight = settings.MAX_REQUESTS_IN_FLIGHT;
    this.#queue = new WaitQueue({ longestMs: settings.MAX_WAIT_MS, inATurn: startedInATurn });
    this.#onShed = onShed;
    this.#timer = setInterval(() => this.#forgetOlderThan(settings.ANSWER_MS + 2_000), sweepMs).unref();
  }

  /** Requests in flight, and those that wait to be started. */
  get load(): { inFlight: number; waiting: number } {
    return { inFlight: this.#inFlight.size, waiting: this.#queue.length };
  }

  /** Holds a request until it may start, before Express sees it. */
  hold(route: string, request: IncomingMessage, response: ServerResponse, start: () => void, shed: () => void): void {
    this.#enter(route, {
      request,
      start: () => {
        this.#started.add(response);
        start();
      },
      shed,
    });
  }

  /** `route` labels the metric. Mounted after the body reader, so that slow senders are not in flight. */
  admit(route: string, shed: Shed): RequestHandler {
    return (request, response, next) => {
      const start = () => {
        this.#watch(response);
        next();
      };
      if (this.#started.delete(response)) return start();
      return this.#enter(route, {
        request,
        start,
        shed: () => {
          response.set({ 'retry-after': '1', 'cache-control': 'no-store' });
          shed(response);
        },
      });
    };
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #enter(route: string, { request, start, shed }: Arrival): void {
    const arrival = {
      request,
      start,
      shed: () => {
        this.#onShed(route);
        shed();
      },
    };
    if (this.#inFlight.size + this.#queue.length >= this.#mostInFlight) return arrival.shed();
    const mayStart = this.#queue.enter(arrival, performance.now());
    this.#turnSoon();
    if (mayStart) start();
  }

  #turnSoon(): void {
    if (this.#isTurnDue) return;
    this.#isTurnDue = true;
    setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    this.#isTurnDue = false;
    const { started, shed } = this.#queue.turn(performance.now());
    if (this.#queue.length + started.length > 0) this.#turnSoon();
    for (const each of shed) if (!isGone(each)) each.shed();
    for (const each of started) if (!isGone(each)) each.start();
  };

  #watch(response: Response): void {
    const entry = { since: performance.now() };
    this.#inFlight.add(entry);
    response.on('close', () => this.#inFlight.delete(entry));
  }

  /** A client that reads its response byte by byte is in flight for so long at most. */
  #forgetOlderThan(longestMs: number): void {
    const now = performance.now();
    for (const entry of this.#inFlight) {
      if (now - entry.since < longestMs) break;
      this.#inFlight.delete(entry);
    }
  }
}

/** The client has left meanwhile. */
function isGone({ request }: Arrival): boolean {
  return request.socket.destroyed;
}
