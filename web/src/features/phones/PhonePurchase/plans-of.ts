import type { PhonePlansFragment, PhonePlansQuery } from '../../../__generated__/graphql.ts';

/** The plans in the data of their query; null if there are none. */
export function plansOf(data: PhonePlansQuery | undefined): PhonePlansFragment | null {
  const product = data?.mall?.product;
  return product?.__typename === 'WirelessPhone' ? product.plans : null;
}
