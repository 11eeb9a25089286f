/**
 * A moment by both clocks: the one on the wall, which can be set, and the one that only counts, which stands still on some systems
 * while they sleep.
 */
export interface Moment {
  wall: number;
  /** Null: it was noted by another process, whose count says nothing here. */
  steady: number | null;
}

export function now(): Moment {
  return { wall: Date.now(), steady: performance.now() };
}

/** By the clock that has gone further, since renewing early costs nothing. Infinite if the wall clock was set back and no other is known. */
export function secondsSince({ wall, steady }: Moment): number {
  const byWall = Date.now() - wall;
  if (steady === null) return byWall < 0 ? Infinity : byWall / 1_000;
  return Math.max(byWall, performance.now() - steady) / 1_000;
}
