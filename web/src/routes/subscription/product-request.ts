import type { SubscriptionProductQueryVariables } from '../../__generated__/graphql.ts';
import type { PageRequest } from '../../shop/page/page-module.ts';

/** The variables for the product of an address; null: it names none. */
export function productVariables({
  mallUrl,
  device,
  searchParams,
}: Pick<PageRequest, 'mallUrl' | 'device' | 'searchParams'>): SubscriptionProductQueryVariables | null {
  const number = searchParams.get('subsNo') ?? '';
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/u.test(number) ? { url: mallUrl, device, number } : null;
}
