/** How much of their time the kept answers have left that one request has used. */
export class Freshness {
  #secondsLeft = Infinity;
  #isStale = false;

  /** Notes that a kept answer of this age, fresh for so long, became part of the request's answer. */
  note(ageSeconds: number, maxAgeSeconds: number): void {
    this.#secondsLeft = Math.min(this.#secondsLeft, Math.max(0, maxAgeSeconds - ageSeconds));
    if (ageSeconds >= maxAgeSeconds) this.#isStale = true;
  }

  /** Notes a part that is worth nothing a moment later, such as that there is no such mall. */
  noteFleeting(): void {
    this.#secondsLeft = 0;
  }

  /** Whether an answer past its time had to do. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** What is left of an answer that could be kept for so long if all of it were new. */
  leftOf(maxAgeSeconds: number): number {
    return Math.min(maxAgeSeconds, this.#secondsLeft);
  }
}
