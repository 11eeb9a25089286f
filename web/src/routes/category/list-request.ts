import type { CategoryProductsQueryVariables, Device } from '../../__generated__/graphql.ts';
import { readListing } from '../../features/category/listing.ts';
import { productsPerPage } from '../../shop/product-card/products-per-page.ts';

interface Address {
  mallUrl: string;
  device: Device;
  searchParams: URLSearchParams;
}

/** The one query for the list of an address, for loader and page alike. */
export function listVariables(address: Address, number: string): CategoryProductsQueryVariables {
  const { page, order, filter } = readListing(address.searchParams);
  return { url: address.mallUrl, device: address.device, number, first: productsPerPage, page, orderBy: order, filter };
}
