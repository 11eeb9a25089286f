import { type Charges } from '../../graphql/charge.ts';

export const mallCharges: Charges = {
  'Query.mall': { calls: 1, isMall: true },
};
