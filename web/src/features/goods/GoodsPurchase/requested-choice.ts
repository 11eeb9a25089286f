import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { requestedColor } from '../../../shop/color-choice/ColorChoice.tsx';
import { mostPieces, requestedOption, requestedPieces, type GoodsOption } from './goods-choice.ts';
import { piecesLeft } from './stock-text.ts';

type Goods = Pick<GoodsPurchaseFragment, 'colors' | 'options' | 'variants' | 'salePrice'>;
type Variant = NonNullable<GoodsPurchaseFragment['variants']>[number];

export interface RequestedChoice {
  color: string | null;
  option: GoodsOption | undefined;
  /** What is ordered; undefined while the choice is not complete. */
  variant: Variant | undefined;
  /** The most pieces that can be chosen. */
  most: number;
  quantity: number;
}

/** What the address chooses, as far as it is available. */
export function requestedChoice({ colors, options, variants }: Goods, params: URLSearchParams): RequestedChoice {
  const color = requestedColor(colors, params);
  const option = requestedOption(options, params);
  const most = Math.min(mostPieces, piecesLeft(colors, color, option) ?? mostPieces);
  const variant = variantOf(variants, option?.name ?? null, color);
  return { color, option, variant, most, quantity: requestedPieces(params, most) };
}

interface Named {
  optionName: string | null;
  color: { name: string } | null;
}

/** The variant with these names; undefined where there is none, or the mall does not tell the variants. */
export function variantOf<Variant extends Named>(
  variants: readonly Variant[] | null,
  optionName: string | null,
  colorName: string | null,
): Variant | undefined {
  return variants?.find((each) => each.optionName === optionName && (each.color?.name ?? null) === colorName);
}

export interface PricedChoice {
  variantId: string;
  quantity: number;
}

/** The choice whose price to query; null while it is not complete, or where the mall does not say what the goods cost. */
export function pricedChoice(goods: Goods, params: URLSearchParams): PricedChoice | null {
  const { variant, quantity } = requestedChoice(goods, params);
  return variant == null || variant.price == null || variant.price < 0 ? null : { variantId: variant.id, quantity };
}
