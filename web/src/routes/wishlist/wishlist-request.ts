import type { WishlistQueryVariables } from '../../__generated__/graphql.ts';
import { readStretch, writeStretch, type Stretch } from '../../shared/ui/Pagination/stretch.ts';
import { productsPerPage } from '../../shared/ui/Pagination/products-per-page.ts';

interface Address {
  mallUrl: string;
  searchParams: URLSearchParams;
}

export function pathOf(stretch: Stretch): string {
  const query = new URLSearchParams();
  writeStretch(query, stretch);
  return `?${query}`;
}

/** The variables for the list of an address; loader and page share them. */
export function wishlistVariables({ mallUrl, searchParams }: Address): WishlistQueryVariables {
  return { mallUrl, first: productsPerPage, page: readStretch(searchParams).page };
}
