import type { Settings } from '../config.ts';
import { CircuitBreaker, type Attempt, type Verdict } from './circuit-breaker.ts';
import { Bulkhead, BulkheadFull, WaitedTooLong, type Permit } from './bulkhead.ts';
import { MallError, MallRefusal, type MallErrorKind } from '../errors/mall-error.ts';
import { abortedError } from './transport.ts';

type ResilienceSettings = Pick<
  Settings,
  | 'BREAKER_FAILURES'
  | 'BREAKER_PAUSE_MS'
  | 'MALL_CALL_MS'
  | 'MALL_CALLS_PER_ENDPOINT'
  | 'MALL_QUEUE_PER_ENDPOINT'
  | 'MALL_PATIENCE_MS'
>;

export interface BreakerState {
  name: string;
  /** closed: sends calls; open: sends none; half-open: sends one trial call. */
  state: CircuitBreaker['state'];
}

/** `unknown` until the mall has answered once; `unreachable` while it takes no connections, or answers no call. */
export type MallState = 'unknown' | 'reachable' | 'unreachable';

interface GuardedEndpoint {
  breaker: CircuitBreaker;
  bulkhead: Bulkhead;
  lastFailure: MallErrorKind;
  /** Calls that the mall has answered. */
  answered: number;
}

/** An admitted call. */
interface AdmittedCall {
  guarded: GuardedEndpoint;
  permit: Permit;
  ofOrigin: Attempt | null;
  ofEndpoint: Attempt | null;
}

/**
 * Circuit breakers and bulkheads, so that a dead or slow mall costs milliseconds. The breaker of the origin counts only
 * connections that were never made. Each endpoint has a breaker and a bulkhead, so one sick endpoint slows no other.
 */
export class ResiliencePolicy {
  readonly #settings: ResilienceSettings;
  readonly #origin: CircuitBreaker;
  readonly #endpoints = new Map<string, GuardedEndpoint>();
  /** Calls in a row, to any endpoint, that had no response in time. */
  #unanswered = 0;
  #hasAnswered = false;

  constructor(settings: ResilienceSettings) {
    this.#settings = settings;
    this.#origin = new CircuitBreaker({ failures: settings.BREAKER_FAILURES, pauseMs: settings.BREAKER_PAUSE_MS });
  }

  get isOpen(): boolean {
    return this.#origin.isOpen;
  }

  /** What the calls so far tell of the mall. */
  get mall(): MallState {
    if (this.isOpen || this.#isSilent) return 'unreachable';
    return this.#hasAnswered ? 'reachable' : 'unknown';
  }

  /** Whether the mall takes connections and answers nobody. No breaker opens by that: each endpoint has its own. */
  get #isSilent(): boolean {
    return this.#unanswered >= this.#settings.BREAKER_FAILURES;
  }

  states(): BreakerState[] {
    const endpoints = [...this.#endpoints].map(([name, { breaker }]) => ({ name, state: breaker.state }));
    return [{ name: 'mall', state: this.#origin.state }, ...endpoints];
  }

  /** Numbers of running and waiting calls, over all endpoints. */
  load(): { running: number; waiting: number } {
    const sum = { running: 0, waiting: 0 };
    for (const { bulkhead } of this.#endpoints.values()) {
      sum.running += bulkhead.load.running;
      sum.waiting += bulkhead.load.waiting;
    }
    return sum;
  }

  async execute<T>(endpoint: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const guarded = this.#endpoint(endpoint);
    if (!this.#isPassable(guarded)) throw this.#notSent(endpoint);
    const isUrgent = this.#origin.isOpen || guarded.breaker.isOpen; // a trial: no hanging call may delay it
    const permit = guarded.bulkhead.acquire({ isUrgent }) ?? (await this.#awaitPermit(guarded, endpoint, signal));
    const call = { guarded, permit, ofOrigin: this.#origin.admit(), ofEndpoint: guarded.breaker.admit() };
    try {
      const value = await work();
      this.#recordOutcome(call, null);
      return value;
    } catch (error) {
      this.#recordOutcome(call, error);
      throw error;
    }
  }

  /** Checks the breakers again after the wait: they may have opened meanwhile. */
  async #awaitPermit(guarded: GuardedEndpoint, endpoint: string, signal: AbortSignal): Promise<Permit> {
    const { answered } = guarded;
    const permit = await guarded.bulkhead.wait(signal).catch((error: unknown) => {
      const unsent = unsentError(endpoint, error, signal);
      // The mall answered others meanwhile: it does not hang, there were too many.
      const isCrowded = unsent.kind === 'timeout' && guarded.answered > answered;
      throw isCrowded ? new MallError('overloaded', endpoint, { isUnsent: true }) : unsent;
    });
    if (this.#isPassable(guarded)) return permit;
    guarded.bulkhead.release(permit, false);
    throw this.#notSent(endpoint);
  }

  #isPassable({ breaker }: GuardedEndpoint): boolean {
    return this.#origin.isPassable && breaker.isPassable;
  }

  #recordOutcome({ guarded, permit, ofOrigin, ofEndpoint }: AdmittedCall, error: unknown): void {
    if (error instanceof MallError) guarded.lastFailure = error.kind;
    if (ofOrigin) this.#origin.record(ofOrigin, verdictOnOrigin(error));
    if (ofEndpoint) guarded.breaker.record(ofEndpoint, verdictOnEndpoint(error));
    const isAnswered = error === null || isResponse(error);
    if (isAnswered) {
      guarded.answered += 1;
      this.#hasAnswered = true;
      this.#unanswered = 0;
    } else if (isSentInVain(error)) this.#unanswered += 1;
    guarded.bulkhead.release(permit, isAnswered);
  }

  #notSent(endpoint: string): MallError {
    const kind = this.#endpoint(endpoint).lastFailure === 'fault' && !this.isOpen ? 'fault' : 'unreachable';
    return new MallError(kind, endpoint, { detail: 'not sent: the circuit breaker is open', isUnsent: true });
  }

  #endpoint(endpoint: string): GuardedEndpoint {
    const existing = this.#endpoints.get(endpoint);
    if (existing) return existing;
    const settings = this.#settings;
    const bulkhead = new Bulkhead({
      atOnce: settings.MALL_CALLS_PER_ENDPOINT,
      waiting: settings.MALL_QUEUE_PER_ENDPOINT,
      waitMs: settings.MALL_CALL_MS / 2,
      patienceMs: settings.MALL_PATIENCE_MS,
    });
    const onOpen = () => queueMicrotask(() => bulkhead.rejectWaiting(this.#notSent(endpoint)));
    const breaker = new CircuitBreaker({
      failures: settings.BREAKER_FAILURES,
      pauseMs: settings.BREAKER_PAUSE_MS,
      onOpen,
    });
    const created: GuardedEndpoint = { breaker, bulkhead, lastFailure: 'unreachable', answered: 0 };
    this.#endpoints.set(endpoint, created);
    return created;
  }
}

/** Why a call got no permit. */
function unsentError(endpoint: string, error: unknown, signal: AbortSignal): MallError {
  if (error instanceof MallError) return error;
  if (error instanceof BulkheadFull) return new MallError('overloaded', endpoint, { isUnsent: true });
  if (error instanceof WaitedTooLong) return new MallError('timeout', endpoint, { isUnsent: true, cause: error });
  return abortedError(endpoint, signal, { isUnsent: true });
}

function isResponse(error: unknown): boolean {
  return (
    error instanceof MallRefusal ||
    (error instanceof MallError && (error.kind === 'fault' || error.kind === 'bad-answer'))
  );
}

function isSentInVain(error: unknown): boolean {
  return error instanceof MallError && error.kind === 'timeout' && !error.isUnsent;
}

/** A broken connection counts as answered: it was established, so the rest of the mall may work. */
function verdictOnOrigin(error: unknown): Verdict {
  if (error === null || isResponse(error)) return 'answered';
  if (!(error instanceof MallError) || error.kind !== 'unreachable') return 'unknown';
  return error.isUnsent ? 'failed' : 'answered';
}

function verdictOnEndpoint(error: unknown): Verdict {
  if (!(error instanceof MallError)) return error === null || isResponse(error) ? 'answered' : 'unknown';
  // Some searches for addresses that fail must not keep everybody from searching.
  if (error.isMallWell) return 'answered';
  if (error.kind === 'fault' || error.kind === 'unreachable') return 'failed';
  if (isSentInVain(error)) return 'failed';
  return isResponse(error) ? 'answered' : 'unknown';
}
