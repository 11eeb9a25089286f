import { ProductDetailDocument, RelatedPhonesDocument, ShellMenuDocument } from '../../__generated__/graphql.ts';
import type { PageRequest, PageResult } from '../../shared/page/page-module.ts';
import { productNumberOf } from './product-number.ts';

/** Asks for the product, and for a phone's neighbours, which no phone names itself. An unknown product makes the page a 404. */
export async function loadProduct(request: PageRequest): Promise<PageResult | void> {
  const { ask, mallUrl, device } = request;
  const number = productNumberOf(request);
  if (!number) return { status: 404 };
  const mall = { url: mallUrl, device };
  const [product] = await Promise.all([ask(ProductDetailDocument, { ...mall, number }), ask(ShellMenuDocument, mall)]);
  if (isUnknownProduct(product)) return { status: 404 };
  const found = product.data?.mall?.product;
  if (found?.__typename === 'WirelessPhone' && found.categoryNumber) {
    await ask(RelatedPhonesDocument, { ...mall, category: found.categoryNumber });
  }
  return undefined;
}

/** The mall answered, and knows no such product. A failed answer proves nothing. */
export function isUnknownProduct({ data, error }: { data?: { mall?: { product?: unknown } | null }; error?: unknown }): boolean {
  return !error && data?.mall != null && data.mall.product === null;
}
