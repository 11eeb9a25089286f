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

export interface PricedChoice {
  variantId: string;
  quantity: number;
}

/**
 * The choice whose price to query for what holds of all: how it is delivered, what installments there are. The chosen one, else
 * a piece of the cheapest that is left.
 */
export function choiceForFacts(goods: Goods, params: URLSearchParams): PricedChoice | null {
  const chosen = pricedChoice(goods, params);
  if (chosen) return chosen;
  const priced = (goods.variants ?? []).filter(({ price, isAvailable }) => isAvailable && price !== null && price >= 0);
  const cheapest = priced.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))[0];
  return cheapest ? { variantId: cheapest.id, quantity: 1 } : null;
}

/** The choice whose price to query; null while it is not complete, or where the mall does not say what the goods cost. */
export function pricedChoice(goods: Goods, params: URLSearchParams): PricedChoice | null {
  const { variant, quantity } = requestedChoice(goods, params);
  return variant == null || variant.price == null || variant.price < 0 ? null : { variantId: variant.id, quantity };
}
