/** The gateway waits five seconds for a call. What is left is for the database. */
const providersMs = 4000;

/** When the calls to a payment provider that one request makes have to be over, on the clock of `performance.now`. */
export function newDeadline(): number {
  return performance.now() + providersMs;
}

/** For jobs: nobody waits for them. */
export const noDeadline = Infinity;
