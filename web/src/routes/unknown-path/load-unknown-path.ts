import { MallShellDocument, PopularProductsDocument, ShellMenuDocument } from '../../__generated__/graphql.ts';
import { popularCategory } from '../../catalog/popular-products/popular-category.ts';
import type { PageRequest, PageResult } from '../../shop/page/page-module.ts';
import { showsGoods } from './shows-goods.ts';

/** The page is a 404; its recommendations are loaded with it. */
export async function loadUnknownPath({ preload, mallUrl, device }: PageRequest): Promise<PageResult> {
  const variables = { url: mallUrl, device };
  const [{ data: shell }, { data: menu }] = await Promise.all([
    preload(MallShellDocument, variables),
    preload(ShellMenuDocument, variables),
  ]);
  const category = shell?.mall && showsGoods(shell.mall) ? popularCategory(menu?.mall?.menu ?? []) : null;
  if (category) await preload(PopularProductsDocument, { ...variables, category: category.number });
  return { status: 404 };
}
