import type { ProductDetailQuery } from '../../__generated__/graphql.ts';
import { phoneTitle } from '../../features/phones/phone-title.ts';

export type Product = NonNullable<NonNullable<ProductDetailQuery['mall']>['product']>;

/** Title of the page. A phone's includes the chosen memory. */
export function productTitle(product: Product, params: URLSearchParams): string {
  return product.__typename === 'WirelessPhone' ? phoneTitle(product, params) : product.name;
}
