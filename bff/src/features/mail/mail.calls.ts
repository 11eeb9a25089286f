import { type Charges } from '../../rules/charge.ts';

export const mailCharges: Charges = {
  'Mutation.unsubscribeEmail': { calls: 1 },
};
