import { type Charges, form, free, productPage } from '../../rules/charge.ts';

export const memberCharges: Charges = {
  'Query.viewer': { calls: 2, isMall: true },
  // All of the one call that `viewer` is charged for.
  'Member.id': free,
  'Member.number': free,
  'Member.name': free,
  'Member.maskedName': free,
  'Member.email': free,
  'Member.mobile': free,
  'Member.mustChangePassword': free,
  'Member.salesType': free,
  'Member.favorites': productPage,
  'Mutation.setFavorite': form,
  'SetFavoriteSuccess.product': { calls: 1 },
};
