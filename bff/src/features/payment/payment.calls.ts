import { type Charges, form } from '../../rules/charge.ts';

export const paymentCharges: Charges = {
  'Member.payment': { calls: 1 },
  'Mall.paymentNotices': { calls: 1 },
  'Mutation.returnFromPayment': form,
};
