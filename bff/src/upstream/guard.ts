import type { Settings } from '../config.ts';
import { Breaker, type Leave, type Verdict } from './breaker.ts';
import { Lane, LaneFull, type Runner } from './lane.ts';
import { MallError, MallRefusal, type MallErrorKind } from '../errors/mall-error.ts';
import { abortedError } from './transport.ts';

type GuardSettings = Pick<
  Settings,
  'BREAKER_FAILURES' | 'BREAKER_PAUSE_MS' | 'MALL_CALLS_PER_ENDPOINT' | 'MALL_QUEUE_PER_ENDPOINT' | 'MALL_PATIENCE_MS'
>;

export interface BreakerState {
  name: string;
  /** closed: asks; open: asks nothing for a while; half-open: one call tries whether it is well again. */
  state: Breaker['state'];
}

interface Guarded {
  breaker: Breaker;
  lane: Lane;
  lastFailure: MallErrorKind;
}

/** A call that was let through. */
interface Visit {
  guarded: Guarded;
  runner: Runner;
  ofOrigin: Leave | null;
  ofEndpoint: Leave | null;
}

/**
 * Keeps a dead or slow mall from costing more than milliseconds: one breaker for the whole origin that knows only
 * connections that were never made, and for each endpoint a breaker and a bounded queue, so that one sick endpoint
 * slows no other.
 */
export class Guard {
  readonly #settings: GuardSettings;
  readonly #origin: Breaker;
  readonly #endpoints = new Map<string, Guarded>();

  constructor(settings: GuardSettings) {
    this.#settings = settings;
    this.#origin = new Breaker({ failures: settings.BREAKER_FAILURES, pauseMs: settings.BREAKER_PAUSE_MS });
  }

  get isOpen(): boolean {
    return this.#origin.isOpen;
  }

  states(): BreakerState[] {
    const endpoints = [...this.#endpoints].map(([name, { breaker }]) => ({ name, state: breaker.state }));
    return [{ name: 'mall', state: this.#origin.state }, ...endpoints];
  }

  async run<T>(endpoint: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const guarded = this.#endpoint(endpoint);
    if (!this.#isPassable(guarded)) throw this.#notAsked(endpoint);
    const isUrgent = this.#origin.isOpen || guarded.breaker.isOpen; // a trial, which nothing that hangs may hold up
    const runner = guarded.lane.enter({ isUrgent }) ?? (await this.#turnIn(guarded, endpoint, signal));
    const visit = { guarded, runner, ofOrigin: this.#origin.enter(), ofEndpoint: guarded.breaker.enter() };
    try {
      const value = await work();
      this.#settle(visit, null);
      return value;
    } catch (error) {
      this.#settle(visit, error);
      throw error;
    }
  }

  /** Asks the breakers once more at its end: much may have happened meanwhile. */
  async #turnIn(guarded: Guarded, endpoint: string, signal: AbortSignal): Promise<Runner> {
    const runner = await guarded.lane.wait(signal).catch((error: unknown) => {
      if (error instanceof LaneFull) throw new MallError('overloaded', endpoint, { isUnsent: true });
      // Its time was up, or the client left.
      throw error === signal.reason ? abortedError(endpoint, signal, { isUnsent: true }) : error;
    });
    if (this.#isPassable(guarded)) return runner;
    guarded.lane.leave(runner, false);
    throw this.#notAsked(endpoint);
  }

  #isPassable({ breaker }: Guarded): boolean {
    return this.#origin.isPassable && breaker.isPassable;
  }

  #settle({ guarded, runner, ofOrigin, ofEndpoint }: Visit, error: unknown): void {
    if (error instanceof MallError) guarded.lastFailure = error.kind;
    if (ofOrigin) this.#origin.settle(ofOrigin, verdictOnOrigin(error));
    if (ofEndpoint) guarded.breaker.settle(ofEndpoint, verdictOnEndpoint(error));
    guarded.lane.leave(runner, error === null || isAnswer(error));
  }

  #notAsked(endpoint: string): MallError {
    const kind = this.#endpoint(endpoint).lastFailure === 'fault' && !this.isOpen ? 'fault' : 'unreachable';
    return new MallError(kind, endpoint, { detail: 'not asked: it failed a moment ago', isUnsent: true });
  }

  #endpoint(endpoint: string): Guarded {
    const known = this.#endpoints.get(endpoint);
    if (known) return known;
    const settings = this.#settings;
    const lane = new Lane({
      atOnce: settings.MALL_CALLS_PER_ENDPOINT,
      waiting: settings.MALL_QUEUE_PER_ENDPOINT,
      patienceMs: settings.MALL_PATIENCE_MS,
    });
    const onOpen = () => queueMicrotask(() => lane.refuseWaiting(this.#notAsked(endpoint)));
    const breaker = new Breaker({ failures: settings.BREAKER_FAILURES, pauseMs: settings.BREAKER_PAUSE_MS, onOpen });
    const made: Guarded = { breaker, lane, lastFailure: 'unreachable' };
    this.#endpoints.set(endpoint, made);
    return made;
  }
}

function isAnswer(error: unknown): boolean {
  return (
    error instanceof MallRefusal ||
    (error instanceof MallError && (error.kind === 'fault' || error.kind === 'bad-answer'))
  );
}

/** A connection that breaks was made: the rest of the mall may be well. */
function verdictOnOrigin(error: unknown): Verdict {
  if (error === null || isAnswer(error)) return 'answered';
  if (!(error instanceof MallError) || error.kind !== 'unreachable') return 'unknown';
  return error.isUnsent ? 'failed' : 'answered';
}

function verdictOnEndpoint(error: unknown): Verdict {
  if (!(error instanceof MallError)) return error === null || isAnswer(error) ? 'answered' : 'unknown';
  if (error.kind === 'fault' || error.kind === 'unreachable') return 'failed';
  if (error.kind === 'timeout' && !error.isUnsent) return 'failed';
  return isAnswer(error) ? 'answered' : 'unknown';
}
