import { type Charge, type Charges, form, free, usualLength } from '../../rules/charge.ts';

const ofContents: Charge = { calls: 1, once: 'cart' };

export const cartCharges: Charges = {
  'Member.cart': free,
  'Cart.lines': { ...ofContents, items: usualLength },
  'Cart.deliveryGroups': ofContents,
  'Cart.summary': ofContents,
  'Member.cartCount': { calls: 1 },
  'Mutation.addToCart': form,
  'Mutation.updateCartLine': form,
  'Mutation.removeCartLines': form,
};
