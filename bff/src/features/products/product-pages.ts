import type { Facet, ProductOrder } from '../../graphql/__generated__/schema-types.ts';
import { readWindow, toConnection, windowOf, type Connection, type PageArguments } from '../../rules/pages.ts';
import { toFacets } from './facets.mapper.ts';
import { toProducts } from './product-page.mapper.ts';
import type { WireProductPage } from './product-page.wire.ts';
import type { ProductMall, ProductModel } from './product.model.ts';

/** A list of products as a connection, whichever call it comes from. */
export async function productConnection(
  mall: ProductMall,
  { orderBy, ...paging }: PageArguments & { orderBy?: ProductOrder | null },
  ask: (page: { page: number; size: number }) => Promise<WireProductPage>,
): Promise<Connection<ProductModel> & { facets: Facet[] }> {
  const window = windowOf(paging);
  const { items, totalCount, facets } = await readWindow(window, async (page, size) => {
    const response = await ask({ page, size });
    return {
      items: toProducts(response, mall, orderBy),
      totalCount: response.totalCnt ?? 0,
      facets: toFacets(response.facetList),
    };
  });
  return { ...toConnection(window, items, totalCount), facets };
}
