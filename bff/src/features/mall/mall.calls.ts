import { type Charges } from '../../rules/charge.ts';

export const mallCharges: Charges = {
  'Query.mall': { calls: 1, isMall: true },
};
