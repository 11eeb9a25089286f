import { type Charges } from '../../rules/charge.ts';

export const promotionCharges: Charges = {
  'Mall.promotions': { calls: 1, once: 'promotions' },
};
