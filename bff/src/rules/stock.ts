/** The fields of a color that decide whether the product can be bought. */
interface Color {
  isAvailable: boolean;
}

/** Rules buying: by status, or because colours are listed and none of them can be bought. */
export function isSoldOut(status: string | null, colors: readonly Color[]): boolean {
  return status === 'SOLD_OUT' || (colors.length > 0 && colors.every(({ isAvailable }) => !isAvailable));
}

/** Rules the overlay: the two stock fields add up to more than zero. A missing one is unknown, not zero. */
export function hasStock(one: number | null, other: number | null): boolean | null {
  if ((one ?? 0) + (other ?? 0) > 0) return true;
  return one === null || other === null ? null : false;
}

/** The least of several stocks; null while none is known. Nothing is less than sold out. */
export function leastKnown(stocks: readonly (number | null)[]): number | null {
  const known = stocks.filter((stock) => stock !== null);
  return known.length === 0 ? null : Math.max(0, Math.min(...known));
}
