import { opaqueId, partsOfId } from '../../rules/ids.ts';
import { isPhone, isProductNumber } from '../../rules/product-number.ts';

/** Goods with what is chosen of them, in the mall's numbers and names. */
export interface Variant {
  productNumber: string;
  /** Null where the goods have no options. */
  optionNumber: string | null;
  /** Null where the goods have no colors in use. */
  colorName: string | null;
}

/** The id of a variant of goods. The mall has no number for one, and no client should repeat a name to choose it. */
export function variantId(mallNumber: string, { productNumber, optionNumber, colorName }: Variant): string {
  return opaqueId('GoodsVariant', mallNumber, productNumber, optionNumber ?? '', colorName ?? '');
}

/** The variant that an id of this mall names. Null for every other text: it comes from clients, so it may be anything. */
export function readVariantId(mallNumber: string, id: string): Variant | null {
  const parts = partsOfId('GoodsVariant', id);
  if (parts?.length !== 4) return null;
  const [ofMall = '', productNumber = '', optionNumber = '', colorName = ''] = parts;
  if (ofMall !== mallNumber || !isProductNumber(productNumber) || isPhone(productNumber)) return null;
  return { productNumber, optionNumber: optionNumber || null, colorName: colorName || null };
}

/** Message to the shopper for an invalid variant id. */
export const unknownVariant = '옵션이나 색상을 다시 선택해 주세요.';
