import type { FavoritesQueryVariables } from '../../__generated__/graphql.ts';
import { readPageRange, writePageRange, type PageRange } from '../../shared/ui/Pagination/page-range.ts';
import { productsPerPage } from '../../shop/product-card/products-per-page.ts';

interface Address {
  mallUrl: string;
  searchParams: URLSearchParams;
}

export function pathOf(pageRange: PageRange): string {
  const query = new URLSearchParams();
  writePageRange(query, pageRange);
  return `?${query}`;
}

/** The variables for the list of an address; loader and page share them. */
export function favoritesVariables({ mallUrl, searchParams }: Address): FavoritesQueryVariables {
  return { mallUrl, first: productsPerPage, page: readPageRange(searchParams).page };
}
