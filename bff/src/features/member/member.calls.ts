import { type Charges, form, productPage } from '../../graphql/charge.ts';

export const memberCharges: Charges = {
  'Query.viewer': { calls: 2, isMall: true },
  'Member.favorites': productPage,
  'Mutation.setFavorite': form,
  'SetFavoriteSuccess.product': { calls: 1 },
};
