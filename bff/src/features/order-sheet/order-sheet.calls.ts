import { type Charges, form } from '../../rules/charge.ts';

export const orderSheetCharges: Charges = {
  'Member.orderSheet': { calls: 1 },
  'Mutation.createOrderSheet': form,
  'Mutation.priceOrderSheet': form,
};
