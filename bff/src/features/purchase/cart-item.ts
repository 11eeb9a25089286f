import type { CartItemInput } from '../../graphql/__generated__/schema-types.ts';

/** The schema's names of its fields. */
export const cartItemFields = {
  gdsGrpNo: 'productNumber',
  optNo: 'optionNumber',
  colorNm: 'colorName',
  qty: 'quantity',
};

/** Goods to buy with what is chosen of them, in the mall's words. */
export function toCartItem({ productNumber, optionNumber, colorName, quantity }: CartItemInput) {
  return { gdsGrpNo: productNumber, optNo: optionNumber, colorNm: colorName, qty: quantity };
}
