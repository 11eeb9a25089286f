/** An admitted call. `record` needs it, with its outcome. */
export interface Attempt {
  /** A call with a higher number was sent later. */
  readonly order: number;
  readonly isTrial: boolean;
}

/** answered: the mall works; failed: it does not; unknown: the call proves neither. */
export type Verdict = 'answered' | 'failed' | 'unknown';

interface CircuitBreakerOptions {
  failures: number;
  pauseMs: number;
  onOpen?: () => void;
}

/**
 * Opens after so many failures in a row. While open, it admits one trial call per pause. No call waits for a
 * trial to end: a trial may hang while the next one, a pause later, finds the mall well.
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #lastOrder = 0;
  #newestResponse = 0;
  #failures = 0;
  #trials = 0;
  /** When the last failure or trial began; null while closed. */
  #pausedAt: number | null = null;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#pausedAt !== null;
  }

  get state(): 'closed' | 'open' | 'half-open' {
    if (!this.isOpen) return 'closed';
    return this.#trials > 0 ? 'half-open' : 'open';
  }

  /** Whether a call would be admitted now. */
  get isPassable(): boolean {
    return this.#pausedAt === null || performance.now() - this.#pausedAt >= this.#options.pauseMs;
  }

  /** Null while open, unless a trial is due. */
  admit(): Attempt | null {
    if (!this.isPassable) return null;
    const isTrial = this.isOpen;
    if (isTrial) {
      this.#pausedAt = performance.now();
      this.#trials += 1;
    }
    this.#lastOrder += 1;
    return { order: this.#lastOrder, isTrial };
  }

  record({ order, isTrial }: Attempt, verdict: Verdict): void {
    if (isTrial) this.#trials -= 1;
    if (verdict === 'answered') this.#noteResponse(order, isTrial);
    // A failure of a call that was sent before the newest answered one proves nothing about now.
    if (verdict === 'failed' && order > this.#newestResponse) this.#noteFailure(isTrial);
  }

  #noteResponse(order: number, isTrial: boolean): void {
    this.#newestResponse = Math.max(this.#newestResponse, order);
    this.#failures = 0;
    if (isTrial) this.#pausedAt = null;
  }

  #noteFailure(isTrial: boolean): void {
    this.#failures += 1;
    if (this.isOpen) {
      if (isTrial && this.#trials === 0) this.#pausedAt = performance.now();
      return;
    }
    if (this.#failures < this.#options.failures) return;
    this.#pausedAt = performance.now();
    this.#options.onOpen?.();
  }
}
