import { eq, sql, type SQL } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { categories, mallProducts } from '../../db/schema/categories.ts';
import { products } from '../../db/schema/products.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { completesProduct, isOneInitial, rankOfName } from '../../search/completion.ts';
import { readKeyword, type SearchKeyword } from '../../search/search-keyword.ts';
import { matchesStart } from '../../search/search-condition.ts';
import { rankOf } from '../../search/search-rank.ts';
import { isListedIn } from './listing.ts';

export const suggestionHandlers = { suggestWords } satisfies Partial<Handlers>;

interface Named {
  no: string;
  nm: string;
}

async function suggestWords({ db }: MallContext, { mallId, params }: Call<'suggestWords'>) {
  const keyword = readKeyword(params.kwd);
  const [goods, ofCategories, makers] = await Promise.all([
    completeGoods(db, mallId, keyword, params.size),
    categoriesOf(db, mallId),
    makersOf(db, mallId),
  ]);
  const best = (names: readonly Named[]) => completing(names, keyword).slice(0, params.size);
  return [
    ...goods.map((named) => ({ tp: 'GOODS' as const, ...named })),
    ...best(ofCategories).map((named) => ({ tp: 'CATEGORY' as const, ...named })),
    ...best(makers).map((named) => ({ tp: 'MAKER' as const, ...named })),
  ];
}

/** Unlike in a search, names that begin with the keyword come before whole words of others: where they are enough, no other is compared. */
async function completeGoods(db: Database, mallId: string, keyword: SearchKeyword, size: number): Promise<Named[]> {
  const rank = isOneInitial(keyword) ? sql`0` : rankOf(keyword);
  const best = await goodsThat(db, mallId, matchesStart(keyword, mallId), rank, size);
  if (best.length >= size) return best;
  const known = sql`${sql.param(best.map(({ no }) => no))}::text[]`;
  const others = sql`${completesProduct(keyword, mallId)} and ${mallProducts.gdsGrpNo} <> all(${known})`;
  return [...best, ...(await goodsThat(db, mallId, others, rank, size - best.length))];
}

function goodsThat(db: Database, mallId: string, condition: SQL, rank: SQL, size: number): Promise<Named[]> {
  const found = sql`select ${mallProducts.gdsGrpNo} as no, (${rank})::integer as fit, ${mallProducts.recommendRank} as place
    from ${mallProducts} where ${isListedIn(mallId)} and ${mallProducts.kind} = 'GOODS' and ${condition}
    order by fit desc, place, no limit ${size}`;
  return rowsOf<Named>(
    db,
    sql`select no, ${products.name} as nm from (${found}) as found join ${products} on ${products.gdsGrpNo} = no order by fit desc, place, no`,
  );
}

/** By how well they complete the keyword, then the shorter name first. */
function completing(names: readonly Named[], keyword: SearchKeyword): Named[] {
  return names
    .flatMap((named) => {
      const rank = rankOfName(named.nm, keyword);
      return rank === null ? [] : [{ named, rank }];
    })
    .toSorted(
      (left, right) =>
        right.rank - left.rank ||
        left.named.nm.length - right.named.nm.length ||
        left.named.nm.localeCompare(right.named.nm, 'ko'),
    )
    .map(({ named }) => named);
}

function categoriesOf(db: Database, mallId: string): Promise<Named[]> {
  return db
    .select({ no: categories.ctgNo, nm: categories.ctgNm })
    .from(categories)
    .where(eq(categories.mallId, mallId))
    .orderBy(categories.ctgNo);
}

/** The makers of listed products: one step of the index for each, however many products it has. */
function makersOf(db: Database, mallId: string): Promise<Named[]> {
  const following = (further: SQL) => sql`(select ${mallProducts.makerCd} as no, ${mallProducts.makerNm} as nm
    from ${mallProducts} where ${isListedIn(mallId)} ${further} order by ${mallProducts.makerCd} limit 1)`;
  return rowsOf<Named>(
    db,
    sql`with recursive makers as (${following(sql``)}
      union all select further.* from makers, lateral ${following(sql`and ${mallProducts.makerCd} > makers.no`)} as further)
      select no, nm from makers where nm <> ''`,
  );
}
