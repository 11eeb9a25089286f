const AHEAD_OF_UTC_MS = 9 * 60 * 60_000;

/**
 * "2026-11-23T18:45": the instant on Korea's clock, which knows no summer time. `Intl.DateTimeFormat` says the same, but a slow
 * processor needs 60 ms to make the first one of a zone, and a list would make one for each row.
 */
export function koreanClock(instant: Date): string {
  return new Date(instant.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);
}

/** "2026-11-23T18:45" -> "11월 23일". */
export function monthAndDay(clock: string): string {
  return `${Number(clock.slice(5, 7))}월 ${Number(clock.slice(8, 10))}일`;
}

/** "2026-11-23T18:45" -> "18:45". */
export function timeOfDay(clock: string): string {
  return clock.slice(11);
}
