import type { Database } from '../../../src/db/database.ts';
import { matchesKeywords } from './plain-condition.ts';
import { listProducts, type ListedPage, type ListWish } from './plain-listing.ts';
import { keywordRank } from './plain-rank.ts';

/** What a search must answer, by one plain statement that compares every product: the reference of the indexed one. */
export function plainSearch(
  db: Database,
  mallId: string,
  keywords: readonly string[],
  wish: ListWish,
): Promise<ListedPage> {
  const scope = {
    mallId,
    condition: matchesKeywords(keywords, mallId),
    rank: keywordRank(keywords),
    kind: 'GOODS',
  } as const;
  return listProducts(db, scope, wish);
}
