import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../src/db/database.ts';
import { rowsOf } from '../../../src/db/rows.ts';
import { mallProducts } from '../../../src/db/schema/categories.ts';
import { productColors, products, type ProductKind } from '../../../src/db/schema/products.ts';
import { toFacets, type Facet, type FacetRow } from '../../../src/features/products/facets.ts';
import { rangesFor, readRange } from '../../../src/features/products/price-ranges.ts';
import { deletedColor, listedStatuses } from '../../../src/features/products/sale-status.ts';

type ProductSort = 'RECOMMEND' | 'NEW' | 'SALES' | 'PRICE_ASC' | 'PRICE_DESC';

/** Filter, order and page of a list. */
export interface ListWish {
  sort?: ProductSort;
  page: number;
  size: number;
  brandType?: string;
  rangeType?: string;
  colorHex?: string;
  inStockYn?: 'Y' | 'N';
}

export interface ListScope {
  mallId: string;
  /** Condition over `products` and `mallProducts` that defines the list. */
  condition: SQL;
  /** Relevance of a product, larger is better; first criterion of the order RECOMMEND. */
  rank?: SQL;
  /** The kind whose price ranges are offered. */
  kind: ProductKind;
}

export interface ListedPage {
  /** The numbers of the page, in order. */
  numbers: { gdsGrpNo: string; kind: ProductKind }[];
  totalCnt: number;
  facetList: Facet[];
}

const orders: Record<ProductSort, SQL> = {
  RECOMMEND: sql`fit desc, recommend_rank`,
  NEW: sql`reg_dts desc`,
  SALES: sql`sales_cnt desc`,
  PRICE_ASC: sql`sort_prc`,
  PRICE_DESC: sql`sort_prc desc`,
};

/** A page, its total and its facets in one statement, so that the list's condition is evaluated once. */
export async function listProducts(db: Database, scope: ListScope, wish: ListWish): Promise<ListedPage> {
  const from = (wish.page - 1) * wish.size;
  const rows = await rowsOf<FacetRow>(
    db,
    sql`with hits as materialized (${hits(scope, wish)}),
      chosen as (
        select gds_grp_no, kind, row_number() over (order by ${orders[wish.sort ?? 'RECOMMEND']}, gds_grp_no)::int as place
        from hits where fits_brand and fits_range and fits_color and fits_stock
      )
      select 'page' as key, gds_grp_no as value, kind as name, place as count
        from chosen where place > ${from} and place <= ${from + wish.size}
      union all select 'total', '', '', count(*)::int from chosen
      union all select 'brandType', maker_cd, max(maker_nm), count(*)::int
        from hits where fits_range and fits_color and fits_stock group by maker_cd
      union all select 'rangeType', low || '-' || high, '', count(*)::int
        from hits join (values ${rangeRows(scope.kind)}) as ranges (low, high) on sort_prc between low and high
        where fits_brand and fits_color and fits_stock group by low, high
      union all select 'colorHex', lower(${productColors.colorHexCode}), min(${productColors.colorNm}), count(distinct hits.gds_grp_no)::int
        from hits join ${productColors} on ${productColors.gdsGrpNo} = hits.gds_grp_no and ${shownColor()}
        where fits_brand and fits_range and fits_stock group by lower(${productColors.colorHexCode})
      union all select 'inStockYn', 'Y', '', count(*)::int
        from hits where in_stock and fits_brand and fits_range and fits_color`,
  );
  return toPage(rows, scope.kind);
}

function hits({ mallId, condition, rank }: ListScope, wish: ListWish): SQL {
  const range = readRange(wish.rangeType);
  const hasBrand = wish.brandType !== undefined && wish.brandType !== 'ALL';
  const inStock = sql`(${products.gdsStat} <> 'GD00405' and ${products.stckqty} + ${products.stckqty2} > 0)`;
  return sql`select ${products.gdsGrpNo}, ${products.kind}, ${products.makerCd}, ${products.makerNm}, ${products.sortPrc},
      ${products.regDts}, ${mallProducts.recommendRank}, ${mallProducts.salesCnt}, ${rank ?? sql`0`} as fit,
      ${hasBrand ? sql`${products.makerCd} = ${wish.brandType}` : sql`true`} as fits_brand,
      ${range ? sql`${products.sortPrc} between ${range.min} and ${range.max}` : sql`true`} as fits_range,
      ${wish.colorHex === undefined ? sql`true` : comesInColor(wish.colorHex)} as fits_color,
      ${wish.inStockYn === 'Y' ? inStock : sql`true`} as fits_stock, ${inStock} as in_stock
    from ${mallProducts} join ${products} on ${products.gdsGrpNo} = ${mallProducts.gdsGrpNo}
    where ${mallProducts.mallId} = ${mallId} and ${products.gdsStat} in ${listedStatuses} and (${condition})`;
}

function comesInColor(colorHex: string): SQL {
  return sql`exists (select 1 from ${productColors} where ${productColors.gdsGrpNo} = ${products.gdsGrpNo}
    and lower(${productColors.colorHexCode}) = ${toHex6(colorHex)} and ${shownColor()})`;
}

function shownColor(): SQL {
  return sql`${productColors.gdsColorStat} <> ${deletedColor} and ${productColors.useYn} = 'Y'`;
}

/** #abc, ABC and #aabbcc are one color. */
function toHex6(colorHex: string): string {
  const digits = colorHex.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

function rangeRows(kind: ProductKind): SQL {
  return sql.join(
    rangesFor(kind).map(({ min, max }) => sql`(${min}::int, ${max}::int)`),
    sql`, `,
  );
}

function toPage(rows: readonly FacetRow[], kind: ProductKind): ListedPage {
  const page = rows.filter(({ key }) => key === 'page').toSorted((left, right) => left.count - right.count);
  return {
    numbers: page.map(({ value, name }) => ({ gdsGrpNo: value, kind: name as ProductKind })),
    totalCnt: rows.find(({ key }) => key === 'total')?.count ?? 0,
    facetList: toFacets(rows, kind),
  };
}
