import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { requestedColor } from '../../../shop/color-choice/ColorChoice.tsx';
import { mostPieces, requestedOption, requestedPieces, type GoodsOption } from './goods-choice.ts';
import { piecesLeft } from './stock-text.ts';

type Goods = Pick<GoodsPurchaseFragment, 'colors' | 'options' | 'salePrice'>;

export interface RequestedChoice {
  color: string | null;
  option: GoodsOption | undefined;
  /** The most pieces that can be chosen. */
  most: number;
  quantity: number;
}

/** What the address chooses, as far as it is available. */
export function requestedChoice({ colors, options }: Goods, params: URLSearchParams): RequestedChoice {
  const color = requestedColor(colors, params);
  const option = requestedOption(options, params);
  const most = Math.min(mostPieces, piecesLeft(colors, color, option) ?? mostPieces);
  return { color, option, most, quantity: requestedPieces(params, most) };
}

export interface PricedChoice {
  optionNumber: string | null;
  colorName: string | null;
  quantity: number;
}

/** The choice whose price to query; null while it is not complete, or where the mall does not say what the goods cost. */
export function pricedChoice(goods: Goods, params: URLSearchParams): PricedChoice | null {
  const { color, option, quantity } = requestedChoice(goods, params);
  const isOptionMissing = option === undefined && (goods.options?.length ?? 0) > 0;
  const isColorMissing = color === null && goods.colors.length > 0;
  if (isOptionMissing || isColorMissing || goods.salePrice === null || goods.salePrice < 0) return null;
  return { optionNumber: option?.number ?? null, colorName: color, quantity };
}
