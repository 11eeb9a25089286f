import type { Facet, ProductOrder } from '../../graphql/__generated__/schema-types.ts';
import { readConnection, type Connection, type PageArguments, type PageQuery } from '../../rules/pages.ts';
import { toFacets } from './facets.mapper.ts';
import { toProducts } from './product-page.mapper.ts';
import type { WireProductPage } from './product-page.wire.ts';
import type { ProductModel } from './product.model.ts';
import type { ProductMall } from './product-mall.ts';

/** A list of products as a connection, whichever call it comes from. */
export async function productConnection(
  mall: ProductMall,
  { orderBy, ...paging }: PageArguments & { orderBy?: ProductOrder | null },
  ask: (query: PageQuery) => Promise<WireProductPage>,
): Promise<Connection<ProductModel> & { facets: Facet[] }> {
  const { connection, page } = await readConnection(paging, {
    read: async (query) => {
      const response = await ask(query);
      // Goods and phones come apart.
      const isMixed = response.goodsList.length > 0 && response.ncpList.length > 0;
      return { ...response, list: toRows(response, mall, orderBy), isMixed };
    },
    keyOf: ({ product }) => product.number,
    toNode: ({ product }) => product,
  });
  return { ...connection, facets: toFacets(page.facetList) };
}

function toRows(page: WireProductPage, mall: ProductMall, orderBy: ProductOrder | null | undefined) {
  const keys = new Map([...page.goodsList, ...page.ncpList].map(({ gdsGrpNo, aftrKey }) => [gdsGrpNo, aftrKey]));
  const products = toProducts(page, mall, orderBy);
  return products.map((product) => ({ product, aftrKey: keys.get(product.number) ?? null }));
}
