import type { MallContext } from '../../context.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { matchesKeywords } from '../../search/search-condition.ts';
import { keywordRank } from '../../search/search-rank.ts';
import { listProducts, type ListWish } from './listing.ts';
import { loadGoods, loadWireless, viewerOf } from './load-products.ts';

export function searchHandlers(context: MallContext): Handlers {
  return { searchProducts: (call) => searchProducts(context, call) };
}

async function searchProducts({ db }: MallContext, call: Call) {
  const { smartSearch, ...wish } = call.body as unknown as { smartSearch: string[] } & ListWish;
  const { numbers, totalCnt, facetList } = await listProducts(
    db,
    {
      mallId: call.mallId,
      condition: matchesKeywords(smartSearch, call.mallId),
      rank: keywordRank(smartSearch),
      kind: 'GOODS',
    },
    wish,
  );
  const shown = (kind: string) => numbers.filter((number) => number.kind === kind).map(({ gdsGrpNo }) => gdsGrpNo);
  const [goodsList, ncpList] = await Promise.all([
    loadGoods(db, viewerOf(call), shown('GOODS')),
    loadWireless(db, viewerOf(call), shown('WIRELESS')),
  ]);
  return { goodsList, ncpList, totalCnt, page: wish.page, size: wish.size, facetList };
}
