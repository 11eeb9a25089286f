import { and, asc, eq, getTableColumns, inArray, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { readTogether, rowsIn } from '../../db/read-together.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { wishes } from '../../db/schema/members.ts';
import { goods, plannedChanges, productColors, products } from '../../db/schema/products.ts';
import { wireless } from '../../db/schema/wireless.ts';
import { deletedColor, knownStatuses } from './sale-status.ts';

/** Columns of a card; the long texts of a product page are read there. */
export const productColumns = {
  gdsGrpNo: products.gdsGrpNo,
  name: products.name,
  gdsStat: products.gdsStat,
  gdsGrpTag: products.gdsGrpTag,
  stckrType: products.stckrType,
  stckrColor: products.stckrColor,
  imgPaths: products.imgPaths,
  stckqty: products.stckqty,
  stckqty2: products.stckqty2,
};

/** What decides about the label of a product in its mall, beside its prices. */
export const labelFacts = {
  isBest: sql<boolean>`coalesce(${mallProducts.isBest}, false)`,
  regDts: products.regDts,
};

/** Null: no change that is planned raises the price. */
export const priceEndDts = sql<Date | null>`(select min(${plannedChanges.fromDts}) from ${plannedChanges}
  where ${plannedChanges.gdsGrpNo} = ${goods.gdsGrpNo} and ${plannedChanges.slPrc} > ${goods.slPrc})`.mapWith(
  plannedChanges.fromDts,
);

export type GoodsRow = Awaited<ReturnType<typeof loadGoodsRows>>[number];
export type WirelessRow = Awaited<ReturnType<typeof loadWirelessRows>>[number];
export type ColorRow = typeof productColors.$inferSelect;

function onShelf(mallId: string, numbers: readonly string[]) {
  return and(
    eq(mallProducts.mallId, mallId),
    inArray(mallProducts.gdsGrpNo, [...numbers]),
    inArray(products.gdsStat, knownStatuses),
  );
}

export function loadGoodsRows(db: Database, mallId: string, numbers: readonly string[]) {
  return db
    .select({ ctgNo: mallProducts.ctgNo, product: productColumns, goods, facts: { ...labelFacts, priceEndDts } })
    .from(mallProducts)
    .innerJoin(products, eq(products.gdsGrpNo, mallProducts.gdsGrpNo))
    .innerJoin(goods, eq(goods.gdsGrpNo, mallProducts.gdsGrpNo))
    .where(onShelf(mallId, numbers));
}

export function loadWirelessRows(db: Database, mallId: string, numbers: readonly string[]) {
  return db
    .select({ ctgNo: mallProducts.ctgNo, product: productColumns, wireless, facts: labelFacts })
    .from(mallProducts)
    .innerJoin(products, eq(products.gdsGrpNo, mallProducts.gdsGrpNo))
    .innerJoin(wireless, eq(wireless.gdsGrpNo, mallProducts.gdsGrpNo))
    .where(onShelf(mallId, numbers));
}

/** The colors of each product, in their order. */
export async function loadColors(db: Database, numbers: readonly string[]): Promise<Map<string, ColorRow[]>> {
  const rows = await db
    .select()
    .from(productColors)
    .where(and(inArray(productColors.gdsGrpNo, [...numbers]), ne(productColors.gdsColorStat, deletedColor)))
    .orderBy(asc(productColors.gdsGrpNo), asc(productColors.prir));
  return Map.groupBy(rows, ({ gdsGrpNo }) => gdsGrpNo);
}

/** The colors of one product as a part of a larger statement. */
export function colorsIn(number: SQLWrapper): SQL<ColorRow[]> {
  return rowsIn(
    getTableColumns(productColors),
    sql`from ${productColors} where ${productColors.gdsGrpNo} = ${number}
      and ${ne(productColors.gdsColorStat, deletedColor)} order by ${productColors.prir}`,
  );
}

/** The member's favorites among the products; null for a visitor. */
export async function loadFavorites(
  db: Database,
  memNo: string | null,
  numbers: readonly string[],
): Promise<Set<string> | null> {
  if (memNo === null) return null;
  return (await readTogether(db, { favorites: favoritesIn(memNo, numbersIn(numbers)) })).favorites;
}

/** The same as a part of a larger statement. `memNo`: a text; `numbers`: an array of texts. */
export function favoritesIn(memNo: string | SQL, numbers: SQL): SQL<Set<string>> {
  const ofMember = sql`from ${wishes} where ${eq(wishes.memNo, memNo)} and ${wishes.gdsGrpNo} = any(${numbers})`;
  return sql`array(select ${wishes.gdsGrpNo} ${ofMember})`.mapWith((found: string[]) => new Set(found));
}

export function numbersIn(numbers: readonly string[]): SQL {
  return sql`${sql.param([...numbers])}::text[]`;
}

/** Columns of the product page only. */
export async function loadPageTexts(db: Database, gdsGrpNo: string) {
  const [texts] = await db
    .select({
      detailHtml: products.detailHtml,
      makerCd: products.makerCd,
      makerNm: products.makerNm,
      notice: products.notice,
    })
    .from(products)
    .where(eq(products.gdsGrpNo, gdsGrpNo))
    .limit(1);
  return texts;
}
