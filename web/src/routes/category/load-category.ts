import {
  CategoryCornerProductsDocument,
  CategoryLayoutDocument,
  CategoryProductsDocument,
  ShellMenuDocument,
} from '../../__generated__/graphql.ts';
import type { PageRequest, PageResult } from '../../shared/page/page-module.ts';
import { productNumbers } from '../product-card/shelf-numbers.ts';
import { categoryNumberOf, listVariables } from './list-request.ts';

/** Asks for the list and its surroundings together. An unknown category makes the page a 404. */
export async function loadCategory(request: PageRequest): Promise<PageResult | void> {
  const { ask, mallUrl, device } = request;
  const number = categoryNumberOf(request);
  if (!number) return { status: 404 };
  const mall = { url: mallUrl, device };
  const [layout] = await Promise.all([
    ask(CategoryLayoutDocument, { ...mall, number }),
    ask(CategoryProductsDocument, listVariables(request, number)),
    ask(ShellMenuDocument, mall),
  ]);
  if (isUnknownCategory(layout)) return { status: 404 };
  const numbers = productNumbers(layout.data?.mall?.corners ?? []);
  if (numbers.length > 0) await ask(CategoryCornerProductsDocument, { ...mall, numbers });
  return undefined;
}

/** The mall answered, and knows no such category. A failed answer proves nothing. */
export function isUnknownCategory({ data, error }: { data?: { mall?: { category?: unknown } | null }; error?: unknown }): boolean {
  return !error && data?.mall != null && data.mall.category === null;
}
