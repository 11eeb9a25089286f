import { phoneTitle } from '../../features/phones/phone-title.ts';
import type { Product } from './ProductDetail.tsx';

/** What the page is called: a phone by the memory that is chosen. */
export function productTitle(product: Product, asked: URLSearchParams): string {
  return product.__typename === 'WirelessPhone' ? phoneTitle(product, asked) : product.name;
}
