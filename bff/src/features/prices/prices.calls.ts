import type { Charges } from '../../rules/charge.ts';

export const priceCharges: Charges = {
  'Cart.price': { calls: 1 },
  'Goods.price': { calls: 1 },
};
