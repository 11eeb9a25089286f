import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { requestedColor } from '../../../shop/color-choice/ColorChoice.tsx';
import { mostPieces, requestedOption, requestedPieces, type GoodsOption } from './goods-choice.ts';

type Goods = Pick<GoodsPurchaseFragment, 'colors' | 'options' | 'variants' | 'salePrice'>;
export type Variant = NonNullable<GoodsPurchaseFragment['variants']>[number];

export interface RequestedChoice {
  color: string | null;
  option: GoodsOption | undefined;
  /** Ordered item. Undefined while the selection is incomplete. */
  variant: Variant | undefined;
  /** The most pieces that can be chosen. */
  most: number;
  quantity: number;
}

/** What the address chooses, as far as it is available. */
export function requestedChoice(goods: Goods, params: URLSearchParams): RequestedChoice {
  const color = requestedColor(goods.colors, params);
  const option = requestedOption(goods.options, params);
  const variant = variantOf(goods, color, option);
  const most = Math.min(mostPieces, variant?.stock ?? mostPieces);
  return { color, option, variant, most, quantity: requestedPieces(params, most) };
}

/** The variant with this color and option; undefined while one of them is missing. */
export function variantOf(
  { variants }: Pick<Goods, 'variants'>,
  color: string | null,
  option: GoodsOption | undefined,
): Variant | undefined {
  return variants?.find((each) => each.optionName === (option?.name ?? null) && (each.color?.name ?? null) === color);
}
