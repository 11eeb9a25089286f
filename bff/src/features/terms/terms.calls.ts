import { type Charges } from '../../graphql/charge.ts';

export const termsCharges: Charges = {
  'Mall.terms': { calls: 1 },
};
