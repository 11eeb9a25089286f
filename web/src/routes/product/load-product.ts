import {
  GoodsPriceDocument,
  PhoneEstimateDocument,
  PhonePlansDocument,
  ProductDetailDocument,
  RelatedPhonesDocument,
  ShellMenuDocument,
} from '../../__generated__/graphql.ts';
import { pricedChoice } from '../../features/goods/GoodsPurchase/requested-choice.ts';
import { requestedEstimate } from '../../features/phones/PhonePurchase/requested-estimate.ts';
import { requestedPlans } from '../../features/phones/PhonePurchase/requested-plans.ts';
import { plansOf } from '../../features/phones/PhonePurchase/plans-of.ts';
import type { PageRequest, PageResult } from '../../shop/page/page-module.ts';
import { productNumberOf } from './product-number.ts';

/**
 * Queries the product; for goods also the price of the choice in the address; for a phone others of its category, which no phone names itself, its plans if the
 * address has chosen others than the first, and then what the choice costs. An unknown product makes the page a 404.
 */
export async function loadProduct(request: PageRequest): Promise<PageResult | void> {
  const { preload, mallUrl, device, searchParams } = request;
  const number = productNumberOf(request);
  if (!number) return { status: 404 };
  const mall = { url: mallUrl, device };
  const [product] = await Promise.all([
    preload(ProductDetailDocument, { ...mall, number }),
    preload(ShellMenuDocument, mall),
  ]);
  if (isUnknownProduct(product)) return { status: 404 };
  const found = product.data?.mall?.product;
  if (found?.__typename === 'Goods') {
    const choice = pricedChoice(found, searchParams);
    if (choice) await preload(GoodsPriceDocument, { ...mall, number, ...choice });
  }
  if (found?.__typename !== 'WirelessPhone') return undefined;
  const phone = found;
  const terms = requestedPlans(phone, searchParams);
  const estimate = async () => {
    const told = terms ? await preload(PhonePlansDocument, { ...mall, number, ...terms }) : null;
    const input = requestedEstimate(phone, told ? plansOf(told.data) : phone.initialPlans, searchParams);
    if (input) await preload(PhoneEstimateDocument, { ...mall, number, input });
  };
  await Promise.all([
    found.categoryNumber ? preload(RelatedPhonesDocument, { ...mall, category: found.categoryNumber }) : null,
    estimate(),
  ]);
  return undefined;
}

/** The mall responded and has no such product. A failed response proves nothing. */
export function isUnknownProduct({
  data,
  error,
}: {
  data?: { mall?: { product?: unknown } | null };
  error?: unknown;
}): boolean {
  return !error && data?.mall != null && data.mall.product === null;
}
