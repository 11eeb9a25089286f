import type { ProductKind } from '../../db/schema/products.ts';

/** A range of whole won, both ends included. */
export interface PriceRange {
  min: number;
  max: number;
}

export const highestPrice = 999_999_999;

/** Lower ends of the price ranges in the filter. */
const steps: Record<ProductKind, readonly number[]> = {
  GOODS: [0, 10_000, 30_000, 50_000, 100_000, 300_000, 1_000_000],
  WIRELESS: [0, 30_000, 50_000, 70_000, 100_000],
};

/** A `rangeType`; null: any price. */
export function readRange(rangeType: string | undefined): PriceRange | null {
  if (rangeType === undefined || rangeType === 'ALL') return null;
  const [min = 0, max = highestPrice] = rangeType.split('-').map(Number);
  return { min, max };
}

const floors = new Set([...Object.values(steps).flat(), highestPrice + 1]);

/** Whether kept counts tell the prices from here on (`price_floor`). */
export function isPriceFloor(won: number): boolean {
  return floors.has(won);
}

export function rangesFor(kind: ProductKind): PriceRange[] {
  return steps[kind].map((min, index, all) => ({ min, max: (all[index + 1] ?? highestPrice + 1) - 1 }));
}

/** 3만원 이상 5만원 미만 */
export function nameRange({ min, max }: PriceRange): string {
  if (min === 0) return `${toMan(max + 1)} 미만`;
  if (max === highestPrice) return `${toMan(min)} 이상`;
  return `${toMan(min)} 이상 ${toMan(max + 1)} 미만`;
}

function toMan(won: number): string {
  return `${won / 10_000}만원`;
}
