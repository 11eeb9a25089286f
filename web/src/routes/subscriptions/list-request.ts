import type { SubscriptionProductsQueryVariables } from '../../__generated__/graphql.ts';
import { readListing } from '../../features/category/listing.ts';
import type { PageRequest } from '../../shop/page/page-module.ts';
import { productsPerPage } from '../../shop/product-card/products-per-page.ts';

/** The one query for the list of an address, for loader and page alike. */
export function listVariables({
  mallUrl,
  device,
  searchParams,
}: Pick<PageRequest, 'mallUrl' | 'device' | 'searchParams'>): SubscriptionProductsQueryVariables {
  const { page, order } = readListing(searchParams);
  const category = searchParams.get('ctgNo');
  return {
    url: mallUrl,
    device,
    category: category && category.length <= 20 ? category : null,
    orderBy: order,
    first: productsPerPage,
    page,
  };
}
