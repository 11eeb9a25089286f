import type { SearchProductsQueryVariables } from '../../__generated__/graphql.ts';
import { readListing } from '../../features/category/listing.ts';
import { searchVariables } from '../../features/smart-search/search-address.ts';
import type { CurrentPage } from '../../shop/page/page-context.ts';

/** The query for the keywords of an address, its page, order and filter. */
export function listedVariables(
  at: Pick<CurrentPage, 'mallUrl' | 'device'>,
  keywords: readonly string[],
  searchParams: URLSearchParams,
): SearchProductsQueryVariables {
  const { page, order: orderBy, filter } = readListing(searchParams);
  return searchVariables(at, keywords, { page, orderBy, filter });
}
