import { type Charges, form } from '../../rules/charge.ts';

export const claimCharges: Charges = {
  'Mall.claimGuides': { calls: 1 },
  'GoodsOrder.claimPreview': { calls: 1 },
  'Mutation.cancelOrder': form,
  'Mutation.requestReturn': form,
  'Mutation.requestExchange': form,
  'Mutation.withdrawClaim': form,
  'Mutation.giveRefundAccount': form,
};
