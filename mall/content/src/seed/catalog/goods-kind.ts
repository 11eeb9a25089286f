import type { ProductKind } from '../../pictures/product-kinds.ts';
import type { Trade } from './brands.ts';
import type { SubCategoryName } from './categories.ts';
import type { DeliveryCode } from './deliveries.ts';
import type { NoticeName } from './notices.ts';
import type { PaletteName } from './palettes.ts';

/** A size or pack as the name shows it, and what it does to the price. */
export interface PackSize {
  text: string;
  factor: number;
}

/** One sort of thing within a kind, sold under many lines. */
export interface GoodsVariant {
  /** The drawing made for this sort. */
  picture: ProductKind;
  sub: SubCategoryName;
  noun: string;
  price: readonly [low: number, high: number];
  specs: readonly string[];
  packs: readonly PackSize[];
  /** For sorts delivered differently from the rest of their kind. */
  delivery?: readonly DeliveryCode[];
}

/** How a product of this kind is named: by its model, by its harvest or by its cut. */
export type NamingStyle = 'device' | 'home' | 'wear' | 'care' | 'food' | 'culture' | 'ticket';

export interface GoodsKind {
  /** What other lists of the catalog call this kind. */
  key: string;
  trade: Trade;
  naming: NamingStyle;
  palette: PaletteName;
  notice: NoticeName;
  /** Delivery type of this kind. */
  delivery: readonly DeliveryCode[];
  /** At least eight. A line always belongs to the same brand. */
  lines: readonly string[];
  variants: readonly GoodsVariant[];
  /** Sentences of the detail page, most important first. */
  selling: readonly string[];
  /** Options with their additional price; empty for what is sold in one way only. */
  options: readonly (readonly [name: string, addPrice: number])[];
}

export function words(text: string): readonly string[] {
  return text.split('|');
}

/** `packs` reads "1kg*1|3kg*2.7"; the number is the factor on the price. */
export function variant(
  picture: ProductKind,
  sub: SubCategoryName,
  noun: string,
  price: readonly [number, number],
  specs: string,
  packs = '',
): GoodsVariant {
  return { picture, sub, noun, price, specs: words(specs), packs: packs === '' ? [] : words(packs).map(toPack) };
}

function toPack(entry: string): PackSize {
  const [text = '', factor = '1'] = entry.split('*');
  return { text, factor: Number(factor) };
}
