import { type Charges, form, usualLength } from '../../rules/charge.ts';

export const cartCharges: Charges = {
  'Member.cart': { calls: 1, items: usualLength },
  'Member.cartCount': { calls: 1 },
  'Mutation.addToCart': form,
  'Mutation.updateCartLine': form,
  'Mutation.removeCartLines': form,
};
