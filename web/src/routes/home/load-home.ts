import {
  HomeCornersDocument,
  HomeNoticesDocument,
  HomePhonesDocument,
  HomeProductsDocument,
  ShellMenuDocument,
} from '../../__generated__/graphql.ts';
import type { PageRequest } from '../../shop/page/page-module.ts';
import { productNumbers } from '../../catalog/product-card/row-numbers.ts';
import { lineCategory } from './line-category.ts';

/** Three queries at once; the products that two of them name are queried as soon as these arrive. */
export async function loadHome(request: PageRequest): Promise<void> {
  const { preload, mallUrl, device } = request;
  await Promise.all([
    loadProductRows(request),
    loadPhones(request),
    preload(HomeNoticesDocument, { url: mallUrl, device }),
  ]);
}

async function loadProductRows({ preload, mallUrl, device }: PageRequest): Promise<void> {
  const mall = { url: mallUrl, device };
  const { data } = await preload(HomeCornersDocument, mall);
  const numbers = productNumbers(data?.mall?.corners ?? []);
  if (numbers.length > 0) await preload(HomeProductsDocument, { ...mall, numbers });
}

async function loadPhones({ preload, mallUrl, device }: PageRequest): Promise<void> {
  const mall = { url: mallUrl, device };
  const { data } = await preload(ShellMenuDocument, mall);
  const category = lineCategory(data?.mall?.menu);
  if (category) await preload(HomePhonesDocument, { ...mall, category: category.number });
}
