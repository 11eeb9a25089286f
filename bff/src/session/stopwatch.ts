/**
 * Measures the time since it was made, by two clocks: a pause of the process does not stop the wall clock, and a sleep of
 * the machine or a change of the date is noticed by one of them.
 */
export class Stopwatch {
  readonly #wall = Date.now();
  readonly #steady = performance.now();

  isYoungerThan(milliseconds: number): boolean {
    return Math.max(Date.now() - this.#wall, performance.now() - this.#steady) < milliseconds;
  }
}
