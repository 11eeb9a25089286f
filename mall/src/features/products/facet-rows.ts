import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listCounts, mallProducts } from '../../db/schema/categories.ts';
import type { ProductKind } from '../../db/schema/products.ts';
import { highestPrice, isPriceFloor, rangesFor, readRange } from './price-ranges.ts';

export interface ListFilter {
  brandType?: string;
  rangeType?: string;
  colorHex?: string;
  inStockYn?: 'Y' | 'N';
}

/** A list whose counts are kept. */
export interface CountedList {
  /** As `list_keys` names it. */
  listKey: string;
  /** The one kind that the list shows of it. */
  kind?: ProductKind;
}

/**
 * Products that are alike in all that facets count, with their number: a hundred thousand products are a few thousand groups.
 * `step` is the place of the price range, from 1; prices outside of all ranges have others.
 */
export function groupColumns(kind: ProductKind, { rangeType }: ListFilter): SQL {
  const { makerCd, isInStock, colors, sortPrc, makerNm } = mallProducts;
  return sql`${makerCd}, ${isInStock}, ${colors}, ${rangeColumns(kind, sortPrc, rangeType)}, max(${makerNm}) as maker_nm, count(*) as size`;
}

/** The same groups of a list whose counts are kept; null for a price range with other ends than theirs. */
export function countedGroups(
  { listKey, kind }: CountedList,
  offered: ProductKind,
  { rangeType }: ListFilter,
): SQL | null {
  const range = readRange(rangeType);
  if (range && !(isPriceFloor(range.min) && isPriceFloor(range.max + 1))) return null;
  const { makerCd, isInStock, colors, floorPrc, makerNm, size } = listCounts;
  const isOfKind = kind && eq(listCounts.kind, kind);
  // Of what a product was before a change nothing is left, nor the name that its maker had.
  return sql`select ${makerCd}, ${isInStock}, ${colors}, ${rangeColumns(offered, floorPrc, rangeType)}, ${makerNm}, sum(${size}) as size
    from ${listCounts} where ${and(eq(listCounts.listKey, listKey), isOfKind)} group by 1, 2, 3, 4, 5, 6 having sum(${size}) > 0`;
}

function rangeColumns(kind: ProductKind, prc: AnyPgColumn, rangeType: string | undefined): SQL {
  const range = readRange(rangeType);
  const ends = rangesFor(kind).map(({ min }) => min);
  const fitsRange = range ? sql`${prc} between ${range.min} and ${range.max}` : sql`true`;
  return sql`width_bucket(${prc}, array[${sql.raw([...ends, highestPrice + 1].join(', '))}]) as step, ${fitsRange} as fits_range`;
}

/** Total and facets over the groups. Each facet counts the matches of all other filters. */
export function facetRows(kind: ProductKind, { brandType, colorHex, inStockYn }: ListFilter): SQL {
  const brand = brandType === undefined || brandType === 'ALL' ? sql`true` : sql`maker_cd = ${brandType}`;
  const color = colorHex === undefined ? sql`true` : fitsHex(sql`colors`, colorHex);
  const stock = inStockYn === 'Y' ? sql`is_in_stock` : sql`true`;
  const names = rangesFor(kind).map(({ min, max }, index) => sql`(${index + 1}::int, ${`${min}-${max}`})`);
  return sql`select 'unfiltered', '', '', coalesce(sum(size), 0)::int from groups
    union all select 'total', '', '', coalesce(sum(size), 0)::int from groups where ${brand} and fits_range and ${color} and ${stock}
    union all select 'brandType', maker_cd, max(maker_nm), sum(size)::int
      from groups where fits_range and ${color} and ${stock} group by maker_cd
    union all select 'rangeType', name, '', sum(size)::int
      from groups join (values ${sql.join(names, sql`, `)}) as ranges (step, name) using (step)
      where ${brand} and ${color} and ${stock} group by name
    union all select 'colorHex', hex, min(name), sum(size)::int
      from (select colors, sum(size) as size from groups where ${brand} and fits_range and ${stock} group by colors) as colored,
        lateral (select split_part(line, e'\t', 1) as hex, min(split_part(line, e'\t', 2)) as name
          from string_to_table(colors, e'\n') as line group by 1) as shown
      group by hex
    union all select 'inStockYn', 'Y', '', coalesce(sum(size), 0)::int
      from groups where is_in_stock and ${brand} and fits_range and ${color}`;
}

/** Whether one of the colors, as `mallProducts.colors` has them, is this one. */
export function fitsHex(colors: SQL, colorHex: string): SQL {
  return sql`position(${`\n${toHex6(colorHex)}\t`} in e'\n' || ${colors}) > 0`;
}

/** #abc, ABC and #aabbcc are one color. */
function toHex6(colorHex: string): string {
  const digits = colorHex.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
