import type { GoodsPurchaseFragment } from '../../__generated__/graphql.ts';

type Delivered = Pick<GoodsPurchaseFragment, 'salePrice' | 'deliveryType' | 'deliveryPrice' | 'freeDeliveryFrom'>;

const korea = 'KR';

/** Days in which a buyer may change their mind: the law on consumers in electronic commerce, article 17. */
const returnDays = 7;

/** What one piece costs to be sent within Korea, islands aside. Empty where the mall does not say, or nothing is sent. */
export function shippingOf({ salePrice, deliveryType, deliveryPrice, freeDeliveryFrom }: Delivered): object {
  if (deliveryPrice === null || deliveryPrice === undefined || deliveryType === 'SELF_PICKUP') return {};
  const isFree = salePrice !== null && typeof freeDeliveryFrom === 'number' && salePrice >= freeDeliveryFrom;
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : deliveryPrice, currency: 'KRW' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: korea },
    },
  };
}

/** Of goods that come to the buyer, who pays for sending them back. */
export const returnPolicy = {
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: korea,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  },
};
