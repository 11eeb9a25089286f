import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';

export type GoodsOption = NonNullable<GoodsPurchaseFragment['options']>[number];

export function isGone({ stock }: Pick<GoodsOption, 'stock'>): boolean {
  return stock !== null && stock <= 0;
}

/**
 * The option in the address if it is available; else the first available one that costs no more than the price shown.
 * Undefined if there is none: the shopper has to choose.
 */
export function requestedOption(
  options: readonly GoodsOption[] | null | undefined,
  params: URLSearchParams,
): GoodsOption | undefined {
  const available = (options ?? []).filter((option) => !isGone(option));
  return (
    available.find(({ number }) => number === params.get('option')) ?? available.find(({ surcharge }) => surcharge <= 0)
  );
}

/** Most pieces of one order. */
export const mostPieces = 99;

/** The number of pieces in the address, limited to the stock. */
export function requestedPieces(params: URLSearchParams, most: number): number {
  const pieces = Number(params.get('quantity'));
  return Number.isInteger(pieces) ? Math.min(Math.max(pieces, 1), Math.max(most, 1)) : 1;
}
