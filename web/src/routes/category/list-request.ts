import type { CategoryProductsQueryVariables, Device } from '../../__generated__/graphql.ts';
import { readListing } from '../../features/category/listing.ts';

/** Divides by two, four and five, so that no row is left ragged. */
export const productsPerPage = 40;

interface Address {
  mallUrl: string;
  device: Device;
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** The category that an address names: ctgNo, or on phones the path's own segment. */
export function categoryNumberOf({ params, searchParams }: Pick<Address, 'params' | 'searchParams'>): string | null {
  const number = searchParams.get('ctgNo') || params.categoryId;
  return number && number.length <= 20 ? number : null;
}

/** The one question for the list of an address; the loader and the page ask it in the same words. */
export function listVariables(address: Address, number: string): CategoryProductsQueryVariables {
  const { page, order, filter } = readListing(address.searchParams);
  return { url: address.mallUrl, device: address.device, number, first: productsPerPage, page, orderBy: order, filter };
}
