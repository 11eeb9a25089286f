import {
  GoodsPriceDocument,
  PhoneEstimateDocument,
  PhonePlansDocument,
  ProductDetailDocument,
  RelatedPhonesDocument,
  ShellMenuDocument,
  type PhonePurchaseFragment,
} from '../../__generated__/graphql.ts';
import { chosenRows } from '../../features/goods/GoodsPurchase/chosen-rows.ts';
import { choicesForFacts } from '../../features/goods/GoodsPurchase/priced-choices.ts';
import { plansOf } from '../../features/phones/PhonePurchase/plans-of.ts';
import { requestedEstimate } from '../../features/phones/PhonePurchase/requested-estimate.ts';
import { requestedPlans } from '../../features/phones/PhonePurchase/requested-plans.ts';
import type { PageRequest, PageResult } from '../../shop/page/page-module.ts';
import { productNumberOf } from './product-number.ts';

/** Queries the product and the price of the choice in the address. An unknown product makes the page a 404. */
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
    const choices = choicesForFacts(found.variants, chosenRows(found, searchParams));
    if (choices) await preload(GoodsPriceDocument, { ...mall, number, ...choices });
  }
  if (found?.__typename === 'WirelessPhone') {
    const { categoryNumber: category } = found;
    await Promise.all([
      // No phone names its neighbors itself.
      category ? preload(RelatedPhonesDocument, { ...mall, category }) : null,
      loadPrice(found, request),
    ]);
  }
  return undefined;
}

/** The plans of the phone, if the address has chosen others than the first, and then what the choice costs. */
async function loadPrice(phone: PhonePurchaseFragment, { preload, mallUrl, device, searchParams }: PageRequest) {
  const mall = { url: mallUrl, device, number: phone.number };
  const terms = requestedPlans(phone, searchParams);
  const plans = terms ? plansOf((await preload(PhonePlansDocument, { ...mall, ...terms })).data) : phone.initialPlans;
  const input = requestedEstimate(phone, plans, searchParams);
  if (input) await preload(PhoneEstimateDocument, { ...mall, input });
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
