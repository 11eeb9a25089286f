import { type Charges } from '../../rules/charge.ts';

export const termsCharges: Charges = {
  'Mall.terms': { calls: 1 },
};
