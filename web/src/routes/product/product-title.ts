import type { ProductDetailQuery } from '../../__generated__/graphql.ts';
import { phoneTitle } from '../../features/phones/phone-title.ts';

export type Product = NonNullable<NonNullable<ProductDetailQuery['mall']>['product']>;

/** What the page is called: a phone by the memory that is chosen. */
export function productTitle(product: Product, params: URLSearchParams): string {
  return product.__typename === 'WirelessPhone' ? phoneTitle(product, params) : product.name;
}
