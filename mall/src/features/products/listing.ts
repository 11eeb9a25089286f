import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import type { ProductKind } from '../../db/schema/products.ts';
import { toFacets, type Facet, type FacetRow } from './facets.ts';
import { facetRows, fitsHex, groupColumns, type ListFilter } from './facet-rows.ts';
import { readRange } from './price-ranges.ts';

type ProductSort = 'RECOMMEND' | 'NEW' | 'SALES' | 'PRICE_ASC' | 'PRICE_DESC';

/** Filter, order and page of a list. */
export interface ListWish extends ListFilter {
  sort?: ProductSort;
  page: number;
  size: number;
}

export interface ListScope {
  mallId: string;
  /** A query that replaces the table `mallProducts`: the mall's listed products, with `listColumns`. */
  products?: SQL;
  /** Which of them are in the list: a condition over `mallProducts` and the columns of `joins`. */
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
}

export interface ListedPage {
  /** The numbers of the page, in order. */
  numbers: { gdsGrpNo: string; kind: ProductKind }[];
  totalCnt: number;
  /** Products of the list, whatever the filter. */
  unfilteredCnt: number;
  facetList: Facet[];
}

const orders: Record<ProductSort, SQL> = {
  RECOMMEND: sql`fit desc, recommend_rank`,
  NEW: sql`reg_dts desc`,
  SALES: sql`sales_cnt desc`,
  PRICE_ASC: sql`sort_prc`,
  PRICE_DESC: sql`sort_prc desc`,
};

/** The columns of `mallProducts` that a list without keywords reads. */
export const listColumns = sql.join(
  (
    [
      'gdsGrpNo',
      'kind',
      'isInStock',
      'makerCd',
      'makerNm',
      'sortPrc',
      'colors',
      'regDts',
      'recommendRank',
      'salesCnt',
    ] as const
  ).map((name) => sql`${mallProducts[name]}`),
  sql`, `,
);

/** A page, its total and its facets in one statement. It counts groups of products that are alike, and ranks those of the page. */
export async function listProducts(db: Database, scope: ListScope, wish: ListWish): Promise<ListedPage> {
  const groups = sql`groups as materialized (select ${groupColumns(scope.kind, wish)} ${fromWhere(scope)} group by 1, 2, 3, 4, 5)`;
  // Materialized, since the list reads it twice, and finding the products of a large category takes longest.
  const products = scope.products ? [sql`${mallProducts} as materialized (${scope.products})`] : [];
  const rows = await rowsOf<FacetRow>(
    db,
    sql`with ${sql.join([...products, ...(scope.queries ?? []), groups, page(scope, wish)], sql`, `)}
      select 'page' as key, gds_grp_no as value, kind as name, place::int as count from page
      union all ${facetRows(scope.kind, wish)}`,
  );
  return toPage(rows, scope.kind);
}

/** "from ... where ...": the list's products of the mall, which every filter narrows. */
function fromWhere({ mallId, products, condition, joins }: ListScope, further?: SQL): SQL {
  // `products` has this condition already. Twice, the planner would expect fewer rows, and sort them instead of hashing.
  const listed = products ? undefined : isListedIn(mallId);
  return sql`from ${mallProducts} ${joins ?? sql``} where ${and(listed, sql`(${condition})`, further)}`;
}

/** On sale or sold out in the mall. */
export function isListedIn(mallId: string): SQL {
  return sql`${mallProducts.mallId} = ${mallId} and ${mallProducts.isListed}`;
}

function page(scope: ListScope, wish: ListWish): SQL {
  const order = sql`${orders[wish.sort ?? 'RECOMMEND']}, gds_grp_no`;
  const { size } = wish;
  const from = (wish.page - 1) * size;
  const isRanked = (wish.sort ?? 'RECOMMEND') === 'RECOMMEND';
  const { best } = scope;
  const columns = sql`${mallProducts.gdsGrpNo}, ${mallProducts.kind}, ${mallProducts.recommendRank}, ${mallProducts.salesCnt},
    ${mallProducts.regDts}, ${mallProducts.sortPrc}, ${isRanked ? (scope.rank ?? sql`0`) : sql`0`} as fit`;
  const fitting = (condition: SQL, further?: SQL) => fromWhere({ ...scope, condition }, and(fitsFilter(wish), further));
  const candidates =
    isRanked && best
      ? sql`best as materialized (select ${columns} ${fitting(best)}),
        candidates as (select * from best where (select count(*) from best) >= ${from + size}
          union all select ${columns} ${fitting(scope.condition, sql`(select count(*) from best) < ${from + size}`)})`
      : sql`candidates as (select ${columns} ${fitting(scope.condition)})`;
  // Number rows after the limit: otherwise all of them would be sorted.
  return sql`${candidates}, page as (
    select gds_grp_no, kind, row_number() over (order by ${order}) as place
    from (select * from candidates order by ${order} limit ${size} offset ${from}) as shown)`;
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
  const listed = rows.filter(({ key }) => key === 'page').toSorted((left, right) => left.count - right.count);
  const countOf = (key: string) => rows.find((row) => row.key === key)?.count ?? 0;
  return {
    numbers: listed.map(({ value, name }) => ({ gdsGrpNo: value, kind: name as ProductKind })),
    totalCnt: countOf('total'),
    unfilteredCnt: countOf('unfiltered'),
    facetList: toFacets(rows, kind),
  };
}
