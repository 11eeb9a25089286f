import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** After so long without a request the mall counts as idle. A page asks for its next part sooner. */
const quietMs = 20;
/** Work goes on after this, even if requests are open. Otherwise one slow form would stop it. */
const mostMs = 250;
const lookMs = 5;

/** Rows of a set: a row costs least in a large one, and a visit that comes in between waits briefly for a small one. */
const alone = 100;
const visited = 25;
/** Visitors come back within it. */
const recentMs = 1000;

/** Requests that are being answered. Work over many rows waits for them between its sets. */
export class Visits {
  #open = 0;
  #lastEnd = -Infinity;

  /** Counts a request. Returns what to call once it is answered. */
  begin(): () => void {
    this.#open += 1;
    return () => {
      this.#open -= 1;
      this.#lastEnd = performance.now();
    };
  }

  /** Waits until nobody is being answered. The caller holds no transaction: the embedded database has one connection. */
  async giveWay(): Promise<void> {
    // Two turns of the event loop: requests that have arrived are read in the first, and begin.
    await nextTurn();
    await nextTurn();
    const end = performance.now() + mostMs;
    while (performance.now() < end && this.#wereWithin(quietMs)) await pause(lookMs);
  }

  /** How many rows to take at once now. */
  setSize(): number {
    return this.#wereWithin(recentMs) ? visited : alone;
  }

  #wereWithin(ms: number): boolean {
    return this.#open > 0 || performance.now() - this.#lastEnd < ms;
  }
}
