import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WordsRule } from '../../buying/option-words.ts';
import type { CycleCode } from '../../buying/subscription-calendar.ts';
import { notNegative, positive } from './checks.ts';
import { instant, won, yn } from './column-types.ts';

/** GOODS numbers begin with GD, WIRELESS (phones) with HP. */
export type ProductKind = 'GOODS' | 'WIRELESS';

/** Terms of a product that is sold by subscription. */
export interface SubscriptionTerms {
  /** How often it can come, with the price of each delivery in won. The first one is shown in lists. */
  cyclList: { cyclCd: CycleCode; prc: number }[];
  /** 0: no term. */
  cntrctMnth: number;
  /** 0: no trial. */
  trialDays: number;
  brkFeeCntn: string;
}

/** One line of the product-information disclosure (상품정보 고시). */
export type ProductNotice = { title: string; text: string };

/** Sizes that can be chosen, each with its measures in the order of `clmnList`. */
export interface SizeChart {
  unit: string;
  clmnList: string[];
  rowList: { optNm: string; valList: string[] }[];
}

/**
 * Columns that goods and phones share, and by which lists are sorted, filtered and searched. `gdsStat`: GD00401
 * approval pending, GD00402 rejected, GD00403 on sale, GD00404 stopped, GD00405 sold out, GD00406 deleted, GD00407
 * excluded. Lists show GD00403 and GD00405; requested by number, GD00404 is found too.
 */
export const products = pgTable(
  'products',
  {
    gdsGrpNo: text('gds_grp_no').primaryKey(),
    kind: text('kind').$type<ProductKind>().notNull(),
    /** `dispGdsNm` of goods, `gdsGrpNm` of phones. */
    name: text('name').notNull(),
    gdsStat: text('gds_stat').notNull().default('GD00403'),
    gdsGrpTag: text('gds_grp_tag'),
    /** Text of a sticker of the shop's own, in place of the labels that follow from rules; null: none. */
    stckrType: text('stckr_type'),
    /** `#rrggbb` */
    stckrColor: text('stckr_color'),
    /** Cards show the first. */
    imgPaths: jsonb('img_paths').$type<string[]>().notNull(),
    detailHtml: text('detail_html').notNull().default(''),
    notice: jsonb('notice').$type<ProductNotice[]>().notNull().default([]),
    /** The code that `brandType` filters by, e.g. HANBIT. */
    makerCd: text('maker_cd').notNull(),
    makerNm: text('maker_nm').notNull(),
    stckqty: integer('stckqty').notNull().default(0),
    stckqty2: integer('stckqty2').notNull().default(0),
    /** Price for sorting and `rangeType`: sale price of goods, monthly total of phones. */
    sortPrc: won('sort_prc').notNull(),
    regDts: instant('reg_dts').notNull(),
    /** From `buildSearchText`: lower case, nothing but letters and digits. */
    searchText: text('search_text').notNull(),
    /** From `buildSearchText`: the initial consonants (초성) of the same. */
    searchInitials: text('search_initials').notNull(),
    /** From `buildSearchText`: the same split into single letters (자모), for mistyped words. */
    searchJamo: text('search_jamo').notNull(),
  },
  (table) => [
    index('products_search_jamo').using('gin', table.searchJamo.op('gin_trgm_ops')),
    index('products_jamo_words').using('gin', sql`string_to_array(${table.searchJamo}, ' ')`),
    ...notNegative(table.stckqty, table.stckqty2, table.sortPrc),
  ],
);

/** `gdsColorStat`: GD00701 on sale, GD00702 stopped, GD00703 sold out, GD00704 deleted. */
export const productColors = pgTable(
  'product_colors',
  {
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => products.gdsGrpNo, { onDelete: 'cascade' }),
    prir: integer('prir').notNull(),
    colorNm: text('color_nm').notNull(),
    /** `#rrggbb` */
    colorHexCode: text('color_hex_code').notNull(),
    gdsColorStat: text('gds_color_stat').notNull().default('GD00701'),
    /** The product in this color. */
    imgPath: text('img_path'),
    /** All pictures of the product in this color, for its page. */
    imgPaths: jsonb('img_paths').$type<string[]>().notNull().default([]),
    stckqty: integer('stckqty').notNull().default(0),
    useYn: yn('use_yn').notNull().default('Y'),
  },
  (table) => [
    primaryKey({ columns: [table.gdsGrpNo, table.prir] }),
    index('product_colors_hex').on(table.colorHexCode),
    ...notNegative(table.stckqty),
  ],
);

/** Columns of goods only. */
export const goods = pgTable(
  'goods',
  {
    gdsGrpNo: text('gds_grp_no')
      .primaryKey()
      .references(() => products.gdsGrpNo, { onDelete: 'cascade' }),
    masterGdsNo: text('master_gds_no').notNull(),
    modelNm: text('model_nm'),
    mktPrc: won('mkt_prc').notNull(),
    slPrc: won('sl_prc').notNull(),
    fileExt: text('file_ext'),
    /** 1 common, 2 freight car, 3 special, 4 shuttle, 5 response, 8 today, 9 self-receive. */
    dlvType: text('dlv_type').notNull(),
    dlvPrc: won('dlv_prc').notNull().default(0),
    originNm: text('origin_nm'),
    /** Installment months offered, e.g. [2,3,6,12]. */
    ingMm: jsonb('ing_mm').$type<number[]>().notNull().default([]),
    relGdsGrpNos: jsonb('rel_gds_grp_nos').$type<string[]>().notNull().default([]),
    sizeChart: jsonb('size_chart').$type<SizeChart>(),
    /** Sold without value added tax: unprocessed food, books. */
    taxFree: boolean('tax_free').notNull().default(false),
    /** Terms of what is sold by subscription alone. Null: it is bought as goods. */
    subs: jsonb('subs').$type<SubscriptionTerms>(),
    /** The company that supplies and sends it. Null: the mall's own. */
    splNm: text('spl_nm'),
  },
  (table) => [...notNegative(table.mktPrc, table.slPrc, table.dlvPrc)],
);

export const goodsOptions = pgTable(
  'goods_options',
  {
    optNo: text('opt_no').primaryKey(),
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => goods.gdsGrpNo, { onDelete: 'cascade' }),
    optNm: text('opt_nm').notNull(),
    addPrc: won('add_prc').notNull().default(0),
    stckqty: integer('stckqty').notNull().default(0),
    prir: integer('prir').notNull(),
    /** The words that it needs. Null: none. */
    txtReq: jsonb('txt_req').$type<WordsRule>(),
    /** Made to order: not returned for a change of mind. */
    mkOrdYn: yn('mk_ord_yn').notNull().default('N'),
  },
  (table) => [index('goods_options_goods').on(table.gdsGrpNo), ...notNegative(table.stckqty)],
);

/** Pieces that a mall sold before its orders were here, by day (yyyyMMdd in Korea). */
export const productSales = pgTable(
  'product_sales',
  {
    mallId: text('mall_id').notNull(),
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => products.gdsGrpNo, { onDelete: 'cascade' }),
    soldDt: text('sold_dt').notNull(),
    qty: integer('qty').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mallId, table.gdsGrpNo, table.soldDt] }), ...positive(table.qty)],
);

/** Changes that the shop's people have planned, until each is in force or withdrawn. Null: stays as it is. */
export const plannedChanges = pgTable(
  'planned_changes',
  {
    planNo: text('plan_no').primaryKey(),
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => products.gdsGrpNo, { onDelete: 'cascade' }),
    slPrc: won('sl_prc'),
    gdsStat: text('gds_stat'),
    stckqty: integer('stckqty'),
    /** The choice that `stckqty` is of. Both null: the product as a whole. */
    optNo: text('opt_no'),
    colorNm: text('color_nm'),
    fromDts: instant('from_dts').notNull(),
  },
  (table) => [
    index('planned_changes_product').on(table.gdsGrpNo),
    index('planned_changes_from_dts').on(table.fromDts),
    ...notNegative(table.slPrc, table.stckqty),
  ],
);

/**
 * The words of `searchJamo` of all products, so that a mistyped word is compared with each word once. Triggers add them; a word stays when the last
 * product that has it is gone.
 */
export const searchWords = pgTable('search_words', { word: text('word').notNull() }, (table) => [
  index('search_words_word').on(table.word),
  index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
]);
