import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { categories, mallProducts } from '../../db/schema/categories.ts';
import { ascending, descending, rowOrder, toAftrKey, type OrderTerm } from '../../http/row-keys.ts';
import type { ProductKind } from '../../db/schema/products.ts';
import { toFacets, type Facet, type FacetRow } from './facets.ts';
import { countedGroups, facetRows, fitsHex, groupColumns, type CountedList, type ListFilter } from './facet-rows.ts';
import { readRange } from './price-ranges.ts';

type ProductSort = 'RECOMMEND' | 'NEW' | 'SALES' | 'PRICE_ASC' | 'PRICE_DESC';

/** Filter, order and page of a list. */
export interface ListWish extends ListFilter {
  sort?: ProductSort;
  page: number;
  size: number;
  /** In place of the page: behind the row that had this key. */
  aftrKey?: string | undefined;
}

export interface ListScope {
  mallId: string;
  /** Which of the mall's listed products are in the list: a condition over `mallProducts` and the columns of `joins`. */
  condition: SQL;
  joins?: SQL;
  /** Named queries for `joins`. */
  queries?: readonly SQL[];
  /** Relevance of a product, larger is better; first criterion of the order RECOMMEND. */
  rank?: SQL;
  /** Products above all others in relevance: if they fill the page, no other is ranked. */
  best?: SQL | null;
  /** The kind whose price ranges are offered. */
  kind: ProductKind;
  /** Where the counts of the list are kept; otherwise its rows are counted. */
  counted?: CountedList | undefined;
}

export interface ListedPage {
  /** The numbers of the page, in order. */
  numbers: { gdsGrpNo: string; kind: ProductKind }[];
  /** `aftrKey` of each number. */
  keys: ReadonlyMap<string, string>;
  totalCnt: number;
  /** Products of the list, whatever the filter. */
  unfilteredCnt: number;
  facetList: Facet[];
}

const orders: Record<ProductSort, OrderTerm[]> = {
  RECOMMEND: [descending(sql`fit`, 'float8'), ascending(sql`recommend_rank`, 'integer')],
  NEW: [descending(sql`reg_dts`, 'timestamptz')],
  SALES: [descending(sql`sales_cnt`, 'integer')],
  PRICE_ASC: [ascending(sql`sort_prc`, 'integer')],
  PRICE_DESC: [descending(sql`sort_prc`, 'integer')],
};

/** A page, its total and its facets in one statement. It counts groups of products that are alike, and ranks those of the page. */
export async function listProducts(db: Database, scope: ListScope, wish: ListWish): Promise<ListedPage> {
  const kept = scope.counted ? countedGroups(scope.counted, scope.kind, wish) : null;
  const counted = kept ?? sql`select ${groupColumns(scope.kind, wish)} ${fromWhere(scope)} group by 1, 2, 3, 4, 5`;
  const rows = await rowsOf<FacetRow>(
    db,
    sql`with ${sql.join([...joined(scope), sql`groups as materialized (${counted})`, page(scope, wish)], sql`, `)}
      select 'page' as key, gds_grp_no as value, json_build_array(kind, row_key)::text as name, place::int as count from page
      union all ${facetRows(scope.kind, wish)}`,
  );
  return toPage(rows, scope.kind);
}

/** The products that are found by joining, once for the groups and the page. */
function joined({ mallId, condition, joins, queries, rank }: ListScope): SQL[] {
  if (!joins) return [];
  const { gdsGrpNo, kind, recommendRank, salesCnt, regDts, sortPrc, makerCd, makerNm, isInStock, colors } =
    mallProducts;
  const columns = sql`${gdsGrpNo}, ${kind}, ${recommendRank}, ${salesCnt}, ${regDts}, ${sortPrc},
    ${makerCd}, ${makerNm}, ${isInStock}, ${colors}, (${rank ?? sql`0`})::float8 as fit`;
  const where = sql`where ${isListedIn(mallId)} and (${condition})`;
  return [...(queries ?? []), sql`joined as materialized (select ${columns} from ${mallProducts} ${joins} ${where})`];
}

/** "from ... where ...": the list's products of the mall, which every filter narrows. */
function fromWhere({ mallId, condition, joins }: ListScope, further?: SQL): SQL {
  if (joins) return sql`from joined as ${mallProducts} where ${further ?? sql`true`}`;
  return sql`from ${mallProducts} where ${and(isListedIn(mallId), sql`(${condition})`, further)}`;
}

/** On sale or sold out in the mall. */
export function isListedIn(mallId: string): SQL {
  return sql`${mallProducts.mallId} = ${mallId} and ${mallProducts.isListed}`;
}

/** Listed by the category or, where it is of the first level, by one below it. Finds the rows by an index, and reads each page once. */
export function isInCategory(mallId: string, ctgNo: string): SQL {
  const family = or(eq(categories.ctgNo, ctgNo), eq(categories.upCtgNo, ctgNo));
  return sql`${mallProducts.ctgKeys} && (select array_agg(${categories.mallId} || ${categories.ctgNo})
    from ${categories} where ${and(eq(categories.mallId, mallId), family)})`;
}

function page(scope: ListScope, wish: ListWish): SQL {
  const { size, sort = 'RECOMMEND' } = wish;
  const { orderBy, key, behind, offset } = rowOrder([...orders[sort], ascending(sql`gds_grp_no`, 'text')], wish);
  const order = sql.join(orderBy, sql`, `);
  const isRanked = sort === 'RECOMMEND';
  const { best } = scope;
  const rank = scope.joins ? sql`fit` : (scope.rank ?? sql`0`);
  const fit = isRanked ? rank : sql`0`;
  const columns = sql`${mallProducts.gdsGrpNo}, ${mallProducts.kind}, ${mallProducts.recommendRank}, ${mallProducts.salesCnt},
    ${mallProducts.regDts}, ${mallProducts.sortPrc}, (${fit})::float8 as fit`;
  const fitting = (condition: SQL, further?: SQL) => fromWhere({ ...scope, condition }, and(fitsFilter(wish), further));
  const following = behind ? sql`where ${behind}` : sql``;
  const countOfBest = sql`(select count(*) from best ${following})`;
  const candidates =
    isRanked && best
      ? sql`best as materialized (select ${columns} ${fitting(best)}),
        candidates as (select * from best where ${countOfBest} >= ${offset + size}
          union all select ${columns} ${fitting(scope.condition, sql`${countOfBest} < ${offset + size}`)})`
      : sql`candidates as (select ${columns} ${fitting(scope.condition)})`;
  // Number rows after the limit: otherwise all of them would be sorted.
  return sql`${candidates}, page as (
    select gds_grp_no, kind, row_number() over (order by ${order}) as place, ${key} as row_key
    from (select * from candidates ${following} order by ${order} limit ${size} offset ${offset}) as shown)`;
}

/** The condition on a product that `facetRows` puts on a group. */
function fitsFilter({ brandType, rangeType, colorHex, inStockYn }: ListWish): SQL | undefined {
  const range = readRange(rangeType);
  return and(
    brandType === undefined || brandType === 'ALL' ? undefined : sql`${mallProducts.makerCd} = ${brandType}`,
    range ? sql`${mallProducts.sortPrc} between ${range.min} and ${range.max}` : undefined,
    colorHex === undefined ? undefined : fitsHex(sql`${mallProducts.colors}`, colorHex),
    inStockYn === 'Y' ? sql`${mallProducts.isInStock}` : undefined,
  );
}

function toPage(rows: readonly FacetRow[], kind: ProductKind): ListedPage {
  const listed = rows
    .filter(({ key }) => key === 'page')
    .toSorted((left, right) => left.count - right.count)
    .map(({ value: gdsGrpNo, name }) => {
      const [kind, key] = JSON.parse(name) as [ProductKind, unknown];
      return { gdsGrpNo, kind, key: toAftrKey(key) };
    });
  const countOf = (key: string) => rows.find((row) => row.key === key)?.count ?? 0;
  return {
    numbers: listed.map(({ gdsGrpNo, kind }) => ({ gdsGrpNo, kind })),
    keys: new Map(listed.map(({ gdsGrpNo, key }) => [gdsGrpNo, key])),
    totalCnt: countOf('total'),
    unfilteredCnt: countOf('unfiltered'),
    facetList: toFacets(rows, kind),
  };
}
