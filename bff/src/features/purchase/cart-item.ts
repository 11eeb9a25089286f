import { badInput } from '../../errors/shopper-error.ts';
import type { CartItemInput } from '../../graphql/__generated__/schema-types.ts';
import { readVariantId, unknownVariant, type Variant } from '../products/variant-id.ts';

/** The schema's names of its fields. */
export const cartItemFields = {
  gdsGrpNo: 'variantId',
  optNo: 'variantId',
  colorNm: 'variantId',
  optTxt: 'optionWords',
  qty: 'quantity',
};

/** Goods to buy with what is chosen of them, in the mall's words. `path` leads to them in the input. */
export function toCartItem(mallNumber: string, { variantId, quantity, optionWords }: CartItemInput, ...path: string[]) {
  const { productNumber, optionNumber, colorName } = variantAt(mallNumber, variantId, ...path);
  const variant = { gdsGrpNo: productNumber, optNo: optionNumber, colorNm: colorName };
  return { ...variant, ...(optionWords == null ? {} : { optTxt: optionWords }), qty: quantity };
}

/** The variant that an id names; BAD_INPUT for a text that the gateway never gave out for this mall. */
export function variantAt(mallNumber: string, variantId: string, ...path: string[]): Variant {
  const variant = readVariantId(mallNumber, variantId);
  if (!variant) throw badInput([...path, 'variantId'], unknownVariant, 'NOT_FOUND');
  return variant;
}
