import { type Charges } from '../../graphql/charge.ts';

export const mailCharges: Charges = {
  'Mutation.unsubscribeEmail': { calls: 1 },
};
