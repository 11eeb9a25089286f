import {
  CategoryCornerProductsDocument,
  CategoryLayoutDocument,
  CategoryProductsDocument,
  ShellMenuDocument,
} from '../../__generated__/graphql.ts';
import { listResult } from '../../shop/page/list-result.ts';
import type { PageRequest, PageResult } from '../../shop/page/page-module.ts';
import { productNumbers } from '../../catalog/product-card/row-numbers.ts';
import { listVariables } from './list-request.ts';
import { categoryOfPath, numberIn } from './named-category.ts';

/** Asks for the list and its surroundings together. An unknown category makes the page a 404. */
export async function loadNamedCategory(request: PageRequest): Promise<PageResult | void> {
  const menu = request.preload(ShellMenuDocument, { url: request.mallUrl, device: request.device });
  const given = numberIn(request);
  if (given !== null) return loadCategory(request, given, menu);
  const { data, error } = await menu;
  const found = categoryOfPath(data?.mall?.menu ?? [], request);
  if (found !== null) return loadCategory(request, found, menu);
  return error ? undefined : { status: 404 };
}

async function loadCategory(request: PageRequest, number: string, menu: Promise<unknown>) {
  const { preload, mallUrl, device } = request;
  const mall = { url: mallUrl, device };
  const [layout, list] = await Promise.all([
    preload(CategoryLayoutDocument, { ...mall, number }),
    preload(CategoryProductsDocument, listVariables(request, number)),
    menu,
  ]);
  if (isUnknownCategory(layout)) return { status: 404 } as const;
  const numbers = productNumbers(layout.data?.mall?.corners ?? []);
  if (numbers.length > 0) await preload(CategoryCornerProductsDocument, { ...mall, numbers });
  return listResult(request, list.data?.mall?.category?.products);
}

/** The mall responded and has no such category. A failed response proves nothing. */
export function isUnknownCategory({
  data,
  error,
}: {
  data?: { mall?: { category?: unknown } | null };
  error?: unknown;
}): boolean {
  return !error && data?.mall != null && data.mall.category === null;
}
