import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant, won, yn } from './column-types.ts';
import { malls } from './malls.ts';
import { products, type ProductKind } from './products.ts';

/** GD05301 line, GD05302 general, GD05303 event, GD05304 subscription. */
export type CategoryType = 'GD05301' | 'GD05302' | 'GD05303' | 'GD05304';

/** A mall's menu, two levels deep. Several malls may use the same number. */
export const categories = pgTable(
  'categories',
  {
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    ctgNo: text('ctg_no').notNull(),
    /** Null for the first level. */
    upCtgNo: text('up_ctg_no'),
    ctgNm: text('ctg_nm').notNull(),
    ctgType: text('ctg_type').$type<CategoryType>().notNull(),
    /** A path below the mall's segment, in its desktop form. */
    url: text('url').notNull(),
    prir: integer('prir').notNull(),
    mobileUseYn: yn('mobile_use_yn').notNull().default('Y'),
    mobileImgFileNm: text('mobile_img_file_nm'),
    mobileImgFilePath: text('mobile_img_file_path'),
  },
  (table) => [
    primaryKey({ columns: [table.mallId, table.ctgNo] }),
    foreignKey({ columns: [table.mallId, table.upCtgNo], foreignColumns: [table.mallId, table.ctgNo] }),
  ],
);

/**
 * Products of a mall. A product that is not listed here does not exist for that mall. What lists filter, sort, count and search by is
 * copied here by triggers from `products` and `product_colors`, so that a list of many reads one narrow table. Nothing else writes it.
 */
export const mallProducts = pgTable(
  'mall_products',
  {
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => products.gdsGrpNo, { onDelete: 'cascade' }),
    /** The product's home category in this mall. */
    ctgNo: text('ctg_no').notNull(),
    /** Order of sort RECOMMEND, smallest first. */
    recommendRank: integer('recommend_rank').notNull().default(0),
    /** Pieces sold lately, as `countSales` counts them. Order of sort SALES, largest first. */
    salesCnt: integer('sales_cnt').notNull().default(0),
    /** Among the mall's bestsellers, likewise. */
    isBest: boolean('is_best').notNull().default(false),
    kind: text('kind').$type<ProductKind>().notNull().default('GOODS'),
    /** On sale or sold out: shown in lists. */
    isListed: boolean('is_listed').notNull().default(false),
    /** On sale, with pieces left. */
    isInStock: boolean('is_in_stock').notNull().default(false),
    makerCd: text('maker_cd').notNull().default(''),
    makerNm: text('maker_nm').notNull().default(''),
    sortPrc: won('sort_prc').notNull().default(0),
    regDts: instant('reg_dts').notNull().defaultNow(),
    /** A line for each visible color: its code in lower case, a tab, its name. */
    colors: text('colors').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    searchInitials: text('search_initials').notNull().default(''),
    /** The categories that list it, each behind the number of the mall: its home category, and those of `categoryProducts`. */
    ctgKeys: text('ctg_keys').array().notNull().default([]),
  },
  (table) => [
    index('mall_products_grams')
      .using('gin', sql`search_grams(${table.mallId}, ${table.searchText}, ${table.searchInitials})`)
      // Off, since every search would read all pending entries.
      .with({ fastupdate: false }),
    index('mall_products_categories').using('gin', table.ctgKeys).with({ fastupdate: false }),
    index('mall_products_makers')
      .on(table.mallId, table.makerCd)
      .where(sql`${table.isListed}`),
    index('mall_products_product').on(table.gdsGrpNo),
    primaryKey({ columns: [table.mallId, table.gdsGrpNo] }),
    foreignKey({ columns: [table.mallId, table.ctgNo], foreignColumns: [categories.mallId, categories.ctgNo] }),
    ...notNegative(table.salesCnt, table.sortPrc),
  ],
);

/**
 * Products of a category: its home products and those of events. A first-level category also shows products
 * of its children, so a product is listed here once, at its deepest category.
 */
export const categoryProducts = pgTable(
  'category_products',
  {
    mallId: text('mall_id').notNull(),
    ctgNo: text('ctg_no').notNull(),
    gdsGrpNo: text('gds_grp_no').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mallId, table.ctgNo, table.gdsGrpNo] }),
    foreignKey({ columns: [table.mallId, table.ctgNo], foreignColumns: [categories.mallId, categories.ctgNo] }),
    foreignKey({
      columns: [table.mallId, table.gdsGrpNo],
      foreignColumns: [mallProducts.mallId, mallProducts.gdsGrpNo],
    }).onDelete('cascade'),
    index('category_products_product').on(table.mallId, table.gdsGrpNo),
  ],
);

/**
 * How many products that are alike in all that facets count each list has, so that a list need not count its rows. A change of a
 * product adds rows of +1 and -1, and the sum counts: two changes never wait for each other. Triggers write it; housekeeping adds up.
 */
export const listCounts = pgTable(
  'list_counts',
  {
    /** A category with those below it, or the initial of a word (`list_keys`), behind the number of the mall. */
    listKey: text('list_key').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    makerCd: text('maker_cd').notNull(),
    makerNm: text('maker_nm').notNull(),
    isInStock: boolean('is_in_stock').notNull(),
    colors: text('colors').notNull(),
    /** Lower end of the price range (`price_floor`). */
    floorPrc: won('floor_prc').notNull(),
    size: integer('size').notNull(),
    /** Added by a change, since the counts were last added up. */
    isChange: boolean('is_change').notNull().default(true),
  },
  (table) => [
    index('list_counts_list').on(table.listKey),
    index('list_counts_changes')
      .on(table.listKey)
      .where(sql`${table.isChange}`),
    ...notNegative(table.floorPrc),
  ],
);
