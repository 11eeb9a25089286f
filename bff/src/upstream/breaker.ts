/** Leave to make one call; given back with what became of it. */
export interface Leave {
  /** Counts up: a call with a higher one was sent later. */
  readonly order: number;
  readonly isTrial: boolean;
}

/** answered: it works; failed: it does not; unknown: the call tells nothing of it. */
export type Verdict = 'answered' | 'failed' | 'unknown';

interface BreakerOptions {
  failures: number;
  pauseMs: number;
  onOpen?: () => void;
}

/**
 * Opens after so many failures in a row, and then lets one call through per pause to try whether all is well again.
 * Nobody waits for a trial: it may hang, and the next one, a pause later, may find the mall well long before that.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #lastOrder = 0;
  #newestAnswer = 0;
  #failures = 0;
  #trials = 0;
  /** When it was last found not to work, or a trial began; null while it is closed. */
  #pausedAt: number | null = null;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#pausedAt !== null;
  }

  get state(): 'closed' | 'open' | 'half-open' {
    if (!this.isOpen) return 'closed';
    return this.#trials > 0 ? 'half-open' : 'open';
  }

  /** Whether a call would be let through now. */
  get isPassable(): boolean {
    return this.#pausedAt === null || performance.now() - this.#pausedAt >= this.#options.pauseMs;
  }

  /** Null while it is open and no trial is due. */
  enter(): Leave | null {
    if (!this.isPassable) return null;
    const isTrial = this.isOpen;
    if (isTrial) {
      this.#pausedAt = performance.now();
      this.#trials += 1;
    }
    this.#lastOrder += 1;
    return { order: this.#lastOrder, isTrial };
  }

  settle({ order, isTrial }: Leave, verdict: Verdict): void {
    if (isTrial) this.#trials -= 1;
    if (verdict === 'answered') this.#noteAnswer(order, isTrial);
    // What was sent before a call that has been answered since says nothing about now.
    if (verdict === 'failed' && order > this.#newestAnswer) this.#noteFailure(isTrial);
  }

  #noteAnswer(order: number, isTrial: boolean): void {
    this.#newestAnswer = Math.max(this.#newestAnswer, order);
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
