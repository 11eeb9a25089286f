import type { Settings } from '../config.ts';
import { Breaker, type Verdict } from './breaker.ts';
import { Lane, LaneFull } from './lane.ts';
import { MallError, MallRefusal, type MallErrorKind } from './mall-error.ts';
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
    const { breaker, lane } = this.#endpoint(endpoint);
    if (!this.#origin.isPassable || !breaker.isPassable) throw this.#notAsked(endpoint);
    const isUrgent = this.#origin.isOpen || breaker.isOpen; // a trial, which nothing that hangs may hold up
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return this.#watched(endpoint, work);
    };
    try {
      return await lane.run(signal, begin, { isUrgent });
    } catch (error) {
      if (error instanceof LaneFull) throw new MallError('overloaded', endpoint, { isUnsent: true });
      // Its time was up, or the client left, while it waited for its turn.
      if (!hasBegun && error === signal.reason) throw abortedError(endpoint, signal, { isUnsent: true });
      throw error;
    }
  }

  /** Asks the breakers once more: much may have happened while the call waited. */
  async #watched<T>(endpoint: string, work: () => Promise<T>): Promise<T> {
    const guarded = this.#endpoint(endpoint);
    if (!this.#origin.isPassable || !guarded.breaker.isPassable) throw this.#notAsked(endpoint);
    const ofOrigin = this.#origin.enter();
    const ofEndpoint = guarded.breaker.enter();
    const settle = (error: unknown) => {
      if (ofOrigin) this.#origin.settle(ofOrigin, verdictOnOrigin(error));
      if (ofEndpoint) guarded.breaker.settle(ofEndpoint, verdictOnEndpoint(error));
    };
    try {
      const value = await work();
      settle(null);
      return value;
    } catch (error) {
      if (error instanceof MallError) guarded.lastFailure = error.kind;
      settle(error);
      throw error;
    }
  }

  #notAsked(endpoint: string): MallError {
    const kind = this.#endpoint(endpoint).lastFailure === 'fault' && !this.isOpen ? 'fault' : 'unreachable';
    return new MallError(kind, endpoint, { detail: 'not asked: it failed a moment ago', isUnsent: true });
  }

  #endpoint(endpoint: string): Guarded {
    const known = this.#endpoints.get(endpoint);
    if (known) return known;
    const settings = this.#settings;
    const lane = new Lane({ atOnce: settings.MALL_CALLS_PER_ENDPOINT, waiting: settings.MALL_QUEUE_PER_ENDPOINT, patienceMs: settings.MALL_PATIENCE_MS, isAnswer });
    const onOpen = () => queueMicrotask(() => lane.refuseWaiting(this.#notAsked(endpoint)));
    const breaker = new Breaker({ failures: settings.BREAKER_FAILURES, pauseMs: settings.BREAKER_PAUSE_MS, onOpen });
    const made: Guarded = { breaker, lane, lastFailure: 'unreachable' };
    this.#endpoints.set(endpoint, made);
    return made;
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof MallRefusal || (error instanceof MallError && (error.kind === 'fault' || error.kind === 'bad-answer'));
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
