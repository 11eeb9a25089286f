import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';

export type GoodsOption = NonNullable<GoodsPurchaseFragment['options']>[number];

export function isGone({ stock }: Pick<GoodsOption, 'stock'>): boolean {
  return stock !== null && stock <= 0;
}

/**
 * The option in the address if it is available; else the only one that there is. Undefined where the shopper has to choose: of
 * several sizes, the first is one that comes back.
 */
export function requestedOption(
  options: readonly GoodsOption[] | null | undefined,
  params: URLSearchParams,
): GoodsOption | undefined {
  const available = (options ?? []).filter((option) => !isGone(option));
  const only = options?.length === 1 ? available[0] : undefined;
  return available.find(({ number }) => number === params.get('option')) ?? only;
}

/** Most pieces of one order. */
export const mostPieces = 99;

/** The number of pieces in the address, limited to the stock. */
export function requestedPieces(params: URLSearchParams, most: number): number {
  const pieces = Number(params.get('quantity'));
  return Number.isInteger(pieces) ? Math.min(Math.max(pieces, 1), Math.max(most, 1)) : 1;
}
