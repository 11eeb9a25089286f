/** The gateway waits five seconds for a call. The rest is for the database. */
const providersMs = 4000;

/** End of the time for one request's calls to a payment provider, on the clock of `performance.now`. */
export function newDeadline(): number {
  return performance.now() + providersMs;
}

/** For jobs: nobody waits for them. */
export const noDeadline = Infinity;
