/** By the clock on the wall, which can be set, and by the one that only counts, which stands still on some systems while they sleep. */
export interface Moment {
  wall: number;
  steady: number;
}

export function now(): Moment {
  return { wall: Date.now(), steady: performance.now() };
}

/** By whichever clock has gone further: to renew a token too early costs nothing. */
export function secondsSince({ wall, steady }: Moment): number {
  return Math.max(Date.now() - wall, performance.now() - steady) / 1_000;
}
