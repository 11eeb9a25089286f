const shownAtOnce = 5;

/** The pages to offer around the current one: five at most, as near to the middle as the ends allow. */
export function pageNumbers(current: number, last: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(shownAtOnce / 2), last - shownAtOnce + 1));
  return Array.from({ length: Math.min(shownAtOnce, last) }, (_, index) => first + index);
}
