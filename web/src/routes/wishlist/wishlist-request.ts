import type { WishlistQueryVariables } from '../../__generated__/graphql.ts';

/** Divides by two, four and five, so that no row is left ragged. */
export const productsPerPage = 40;
/** The last page that anyone may ask for: an address must not make the mall count to a million. */
const lastPage = 500;

interface Address {
  mallUrl: string;
  searchParams: URLSearchParams;
}

/** The page that an address asks for; the first where it makes no sense. */
export function pageOf(searchParams: URLSearchParams): number {
  const page = Number(searchParams.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

export function pathOfPage(page: number): string {
  return `?page=${page}`;
}

/** The one question for the list of an address; the loader and the page ask it in the same words. */
export function wishlistVariables({ mallUrl, searchParams }: Address): WishlistQueryVariables {
  return { mallUrl, first: productsPerPage, page: pageOf(searchParams) };
}
