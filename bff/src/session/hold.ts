/**
 * How surely a lock is still ours, without asking. Counts from before the lock was asked for, by the clock that a
 * pause of the process does not stop and by the one that a sleep of the machine does not stop.
 */
export class Hold {
  readonly #wall = Date.now();
  readonly #steady = performance.now();

  isYoungerThan(milliseconds: number): boolean {
    return Math.max(Date.now() - this.#wall, performance.now() - this.#steady) < milliseconds;
  }
}
