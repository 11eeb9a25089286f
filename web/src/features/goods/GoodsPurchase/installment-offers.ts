import type { GoodsPurchaseFragment, InstallmentOfferFragment } from '../../../__generated__/graphql.ts';

type Offers = Pick<
  GoodsPurchaseFragment,
  'installmentMonths' | 'in2' | 'in3' | 'in6' | 'in10' | 'in12' | 'in18' | 'in24' | 'in36'
>;

/** The gateway's figures for the months that this product offers, fewest months first. */
export function installmentOffers(goods: Offers): InstallmentOfferFragment[] {
  const { in2, in3, in6, in10, in12, in18, in24, in36 } = goods;
  return [in2, in3, in6, in10, in12, in18, in24, in36]
    .filter((offer) => offer != null)
    .filter(({ months }) => goods.installmentMonths.includes(months));
}
