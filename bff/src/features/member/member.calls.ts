import { type Charges, form, free, productPage } from '../../rules/charge.ts';

export const memberCharges: Charges = {
  'Query.viewer': { calls: 2, isMall: true },
  'Member.maskedName': free,
  'Member.favorites': productPage,
  'Mutation.setFavorite': form,
  'SetFavoriteSuccess.product': { calls: 1 },
};
