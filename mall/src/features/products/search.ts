import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { withAftrKeys } from '../../http/row-keys.ts';
import { readKeyword } from '../../search/search-keyword.ts';
import { scopeAsTyped, scopeOfGuesses } from '../../search/search-scope.ts';
import { listProducts, type ListedPage, type ListWish } from './listing.ts';
import { loadGoods, loadWireless, viewerOf } from './load-products.ts';

export const searchHandlers = { searchProducts } satisfies Partial<Handlers>;

async function searchProducts(context: MallContext, call: Call<'searchProducts'>) {
  const { smartSearch, ...wish } = call.body;
  const { numbers, keys, totalCnt, facetList } = await findProducts(context.db, call.mallId, smartSearch, wish);
  const shown = (kind: string) => numbers.filter((number) => number.kind === kind).map(({ gdsGrpNo }) => gdsGrpNo);
  const [goodsList, ncpList] = await Promise.all([
    loadGoods(context, viewerOf(call), shown('GOODS')),
    loadWireless(context, viewerOf(call), shown('WIRELESS')),
  ]);
  return {
    goodsList: withAftrKeys(goodsList, keys),
    ncpList: withAftrKeys(ncpList, keys),
    totalCnt,
    page: wish.page,
    size: wish.size,
    facetList,
  };
}

/** A page of the products that match every keyword as typed, or else by likeness. */
export async function findProducts(
  db: Database,
  mallId: string,
  smartSearch: readonly string[],
  wish: ListWish,
): Promise<ListedPage> {
  const keywords = smartSearch.map(readKeyword);
  const asTyped = await listProducts(db, { mallId, kind: 'GOODS', ...scopeAsTyped(keywords, mallId) }, wish);
  if (asTyped.unfilteredCnt > 0) return asTyped;
  const guesses = await scopeOfGuesses(db, keywords, mallId);
  return guesses === null ? asTyped : listProducts(db, { mallId, kind: 'GOODS', ...guesses }, wish);
}
