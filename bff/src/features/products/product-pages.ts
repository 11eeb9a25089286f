import type { Facet, ProductOrder } from '../../graphql/__generated__/schema-types.ts';
import { readWindow, toConnection, windowOf, type Connection, type PageArguments } from '../../rules/pages.ts';
import { toFacets, toProducts } from './product-page.mapper.ts';
import type { WireProductPage } from './product-page.wire.ts';
import type { ProductMall, ProductModel } from './product.model.ts';

/** A list of products as a connection, whichever call it comes from. */
export async function productConnection(
  mall: ProductMall,
  { orderBy, ...paging }: PageArguments & { orderBy?: ProductOrder | null },
  ask: (page: { page: number; size: number }) => Promise<WireProductPage>,
): Promise<Connection<ProductModel> & { facets: Facet[] }> {
  const window = windowOf(paging);
  let facets: Facet[] = [];
  const { items, totalCount } = await readWindow(window, async (page, size) => {
    const answer = await ask({ page, size });
    facets = toFacets(answer.facetList);
    return { items: toProducts(answer, mall, orderBy), totalCount: answer.totalCnt ?? 0 };
  });
  return { ...toConnection(window, items, totalCount), facets };
}
