import { type Charges, form, page } from '../../rules/charge.ts';

export const orderCharges: Charges = {
  'Member.orders': page,
  'Member.order': { calls: 1 },
  'GoodsOrder.shipments': { calls: 1 },
  'Mutation.placeOrder': form,
  'Mutation.retryPayment': form,
  'Mutation.confirmPurchase': form,
};
