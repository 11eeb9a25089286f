import { variantId } from '../../bff/src/features/products/variant-id.ts';

/** Goods of the seed, in the mall's numbers and names. */
export interface SeedItem {
  productNumber: string;
  optionNumber?: string;
  colorName?: string;
  quantity: number;
}

/** Number of the mall `familyshop`. */
const familyShop = 'M0001';

/** The gateway's id of it in a mall, by the mall's number. */
export function cartItem(
  { productNumber, optionNumber = '', colorName = '', quantity }: SeedItem,
  mallNumber = familyShop,
) {
  const variant = { productNumber, optionNumber: optionNumber || null, colorName: colorName || null };
  return { variantId: variantId(mallNumber, variant), quantity };
}
