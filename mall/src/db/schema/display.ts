import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { notNegative, positive } from './checks.ts';
import { instant } from './column-types.ts';
import { malls } from './malls.ts';

/** DP00101 product, DP00103 banner, DP00104 HTML. */
export type DisplayType = 'DP00101' | 'DP00103' | 'DP00104';

/** Null: shown on both. */
export type ShownOn = 'PC' | 'MO';

/** A section of a page. Areas 012001-012006 desktop main, 013001-013004 mobile main, 014001 category top. */
export const corners = pgTable(
  'corners',
  {
    cornerNo: text('corner_no').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    cornerNm: text('corner_nm').notNull(),
    dispArea: text('disp_area').notNull(),
    dispType: text('disp_type').$type<DisplayType>().notNull(),
    prir: integer('prir').notNull(),
    /** The first so many of the season are shown. Null: all. */
    shownCnt: integer('shown_cnt'),
  },
  (table) => [index('corners_area').on(table.mallId, table.dispArea), ...positive(table.shownCnt)],
);

/** By the corner's type: gdsGrpNo | imgPath, altText, url | html. */
export const cornerContents = pgTable(
  'corner_contents',
  {
    cornerNo: text('corner_no')
      .notNull()
      .references(() => corners.cornerNo, { onDelete: 'cascade' }),
    prir: integer('prir').notNull(),
    gdsGrpNo: text('gds_grp_no'),
    imgPath: text('img_path'),
    altText: text('alt_text'),
    url: text('url'),
    html: text('html'),
    /** Months of the year (1 to 12, in Korea) in which it is shown. Null: all. */
    months: integer('months').array(),
  },
  (table) => [primaryKey({ columns: [table.cornerNo, table.prir] })],
);

export const promotions = pgTable(
  'promotions',
  {
    promNo: text('prom_no').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    promNm: text('prom_nm').notNull(),
    promDesc: text('prom_desc'),
    imgPath: text('img_path'),
    url: text('url'),
    startDts: instant('start_dts').notNull(),
    endDts: instant('end_dts').notNull(),
    prir: integer('prir').notNull(),
  },
  (table) => [index('promotions_mall').on(table.mallId)],
);

/** DP01801 window, DP01802 top. */
export const popups = pgTable(
  'popups',
  {
    popSeq: integer('pop_seq').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    popType: text('pop_type').notNull(),
    popHtml: text('pop_html').notNull(),
    url: text('url'),
    device: text('device').$type<ShownOn>(),
    startDts: instant('start_dts').notNull(),
    endDts: instant('end_dts').notNull(),
    prir: integer('prir').notNull(),
  },
  (table) => [index('popups_mall').on(table.mallId)],
);

export const smartKeywords = pgTable(
  'smart_keywords',
  {
    searchNo: integer('search_no').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    srhName: text('srh_name').notNull(),
    prir: integer('prir').notNull(),
  },
  (table) => [index('smart_keywords_mall').on(table.mallId)],
);

/** R pending, Y approved, N rejected. */
export type ApprovalState = 'R' | 'Y' | 'N';

/** Every version of every text. Only approved ones are shown. */
export const terms = pgTable(
  'terms',
  {
    infoNo: integer('info_no').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    /** e.g. ME0360101 terms of use */
    code: text('code').notNull(),
    /** HTML with the placeholders #{mallNm} and #{mallUrl}. */
    terms: text('terms').notNull(),
    apprStat: text('appr_stat').$type<ApprovalState>().notNull().default('Y'),
    apprDts: instant('appr_dts').notNull(),
  },
  (table) => [uniqueIndex('terms_version').on(table.mallId, table.code, table.apprDts)],
);

/** View counts of menu entries of a mall. */
export const viewCounts = pgTable(
  'view_counts',
  {
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    contentsType: text('contents_type').notNull(),
    contentsId: text('contents_id').notNull(),
    cnt: integer('cnt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mallId, table.contentsType, table.contentsId] }), ...notNegative(table.cnt)],
);
