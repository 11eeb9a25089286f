import type { GoodsPurchaseFragment } from '../../__generated__/graphql.ts';

type Delivered = Pick<GoodsPurchaseFragment, 'salePrice' | 'receivingWay' | 'deliveryPrice' | 'freeDeliveryFrom'>;

const korea = 'KR';

/** Days in which a buyer may change their mind: the law on consumers in electronic commerce, article 17. */
const returnDays = 7;

/** What one piece costs to be sent within Korea, islands aside. Empty where the mall does not say, or nothing is sent. */
export function shippingOf({ salePrice, receivingWay, deliveryPrice, freeDeliveryFrom }: Delivered): object {
  if (deliveryPrice === null || deliveryPrice === undefined || receivingWay !== 'PARCEL') return {};
  const isFree = salePrice !== null && typeof freeDeliveryFrom === 'number' && salePrice >= freeDeliveryFrom;
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : deliveryPrice, currency: 'KRW' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: korea },
    },
  };
}

/** How goods come back: who pays for a way back, where there is one. */
const waysBack: Record<GoodsPurchaseFragment['receivingWay'], object> = {
  PARCEL: {
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  },
  PICKUP: { returnMethod: 'https://schema.org/ReturnInStore', returnFees: 'https://schema.org/FreeReturn' },
  TEXT: { returnFees: 'https://schema.org/FreeReturn' },
};

/** For a change of mind. What is made to order, whatever is chosen, does not come back. */
export function returnPolicyOf({
  receivingWay,
  options,
}: Pick<GoodsPurchaseFragment, 'receivingWay' | 'options'>): object {
  const isMadeToOrder = options !== null && options.length > 0 && options.every((option) => option.isMadeToOrder);
  const allowed = {
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    ...waysBack[receivingWay],
  };
  const policy = isMadeToOrder ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } : allowed;
  return { hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', applicableCountry: korea, ...policy } };
}
