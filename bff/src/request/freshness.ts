/** Remaining freshness of all cached values that one request used. */
export class Freshness {
  #secondsLeft = Infinity;
  #isStale = false;

  /** Notes that the response uses a cached value of this age and max-age. */
  note(ageSeconds: number, maxAgeSeconds: number): void {
    this.#secondsLeft = Math.min(this.#secondsLeft, Math.max(0, maxAgeSeconds - ageSeconds));
    if (ageSeconds >= maxAgeSeconds) this.#isStale = true;
  }

  /** Makes the response uncacheable, for instance without a mall. */
  preventCaching(): void {
    this.#secondsLeft = 0;
  }

  /** Whether a stale value was used. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** The remaining seconds of a response with this max-age. */
  leftOf(maxAgeSeconds: number): number {
    return Math.min(maxAgeSeconds, this.#secondsLeft);
  }
}
