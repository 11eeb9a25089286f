import { type Charges } from '../../graphql/charge.ts';

export const promotionCharges: Charges = {
  'Mall.promotions': { calls: 1, once: 'promotions' },
};
