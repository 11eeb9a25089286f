/** Smallest first; what has no priority comes last, in the order given. */
export function byPriority(one: { prir: number | null }, other: { prir: number | null }): number {
  return (one.prir ?? Number.MAX_SAFE_INTEGER) - (other.prir ?? Number.MAX_SAFE_INTEGER);
}
