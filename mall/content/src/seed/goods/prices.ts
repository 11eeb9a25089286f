import type { Random } from '../random.ts';

/** A typical shop price: 19,900, 46,500, 128,000, 1,190,000. */
export function shopPrice(exact: number, random: Random): number {
  if (exact < 30_000) return Math.max(roundTo(exact, 1_000), 3_000) - random.pick([100, 100, 100, 500, 200]);
  if (exact < 100_000) return roundTo(exact, 1_000) - random.pick([100, 100, 0, 0, 500]);
  if (exact < 1_000_000) return roundTo(exact, 10_000) - random.pick([1_000, 1_000, 0, 2_000, 5_000]);
  return roundTo(exact, 10_000);
}

/** The market price, always above the sale price. `discount` is the share taken off, 0.1 to 0.6. */
export function marketPrice(salePrice: number, discount: number): number {
  const step = salePrice < 100_000 ? 100 : 1_000;
  return Math.max(roundTo(salePrice / (1 - discount), step), salePrice + step);
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** Installment months that a card offers at this price. */
export function installmentMonths(price: number): number[] {
  if (price < 50_000) return [];
  if (price < 100_000) return [2, 3];
  if (price < 300_000) return [2, 3, 6];
  if (price < 1_000_000) return [2, 3, 6, 10, 12];
  return [2, 3, 6, 10, 12, 24];
}
