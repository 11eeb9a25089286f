import { and, eq, sql } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { categories, mallProducts } from '../../db/schema/categories.ts';
import type { ProductKind } from '../../db/schema/products.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { withAftrKeys } from '../../http/row-keys.ts';
import { isInCategory, listProducts, type ListScope } from './listing.ts';
import { loadGoods, loadWireless, viewerOf } from './load-products.ts';

/** GD05301: the category of lines, which sells phones; all others sell goods. */
const lineType = 'GD05301';

export const categoryHandlers = {
  listCategoryProducts,
  listPreCategoryProducts: listCategoryProducts,
} satisfies Partial<Handlers>;

async function listCategoryProducts(
  context: MallContext,
  call: Call<'listCategoryProducts' | 'listPreCategoryProducts'>,
) {
  const { db } = context;
  const { ctgNo, ...wish } = call.params;
  const kind = await findKind(db, call.mallId, ctgNo);
  const scope = categoryScope(call.mallId, ctgNo, kind);
  const { numbers, keys, totalCnt, facetList } = await listProducts(db, scope, wish);
  const shown = numbers.map(({ gdsGrpNo }) => gdsGrpNo);
  return {
    ctgNo,
    goodsList: kind === 'GOODS' ? withAftrKeys(await loadGoods(context, viewerOf(call), shown), keys) : [],
    ncpList: kind === 'WIRELESS' ? withAftrKeys(await loadWireless(context, viewerOf(call), shown), keys) : [],
    totalCnt,
    page: wish.page,
    size: wish.size,
    facetList,
  };
}

async function findKind(db: Database, mallId: string, ctgNo: string): Promise<ProductKind> {
  const [category] = await db
    .select({ ctgType: categories.ctgType })
    .from(categories)
    .where(and(eq(categories.mallId, mallId), eq(categories.ctgNo, ctgNo)))
    .limit(1);
  if (!category) throw notFound('카테고리를');
  return category.ctgType === lineType ? 'WIRELESS' : 'GOODS';
}

/** The products of a category; a first-level one also shows those of its children. */
export function categoryScope(mallId: string, ctgNo: string, kind: ProductKind): ListScope {
  const condition = sql`${mallProducts.kind} = ${kind} and ${isInCategory(mallId, ctgNo)}`;
  return { mallId, kind, condition, counted: { listKey: mallId + ctgNo, kind } };
}
