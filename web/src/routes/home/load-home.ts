import {
  HomeCornersDocument,
  HomeNoticesDocument,
  HomePhonesDocument,
  HomeProductsDocument,
  ShellMenuDocument,
} from '../../__generated__/graphql.ts';
import type { PageRequest } from '../../shared/page/page-module.ts';
import { productNumbers } from '../../catalog/product-card/shelf-numbers.ts';
import { lineCategory } from './line-category.ts';

/** Three queries at once; the products that two of them name are queried as soon as these arrive. */
export async function loadHome(request: PageRequest): Promise<void> {
  const { ask, mallUrl, device } = request;
  await Promise.all([loadShelves(request), loadPhones(request), ask(HomeNoticesDocument, { url: mallUrl, device })]);
}

async function loadShelves({ ask, mallUrl, device }: PageRequest): Promise<void> {
  const mall = { url: mallUrl, device };
  const { data } = await ask(HomeCornersDocument, mall);
  const numbers = productNumbers(data?.mall?.corners ?? []);
  if (numbers.length > 0) await ask(HomeProductsDocument, { ...mall, numbers });
}

async function loadPhones({ ask, mallUrl, device }: PageRequest): Promise<void> {
  const mall = { url: mallUrl, device };
  const { data } = await ask(ShellMenuDocument, mall);
  const category = lineCategory(data?.mall?.menu);
  if (category) await ask(HomePhonesDocument, { ...mall, category: category.number });
}
