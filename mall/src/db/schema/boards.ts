import { index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant, yn } from './column-types.ts';
import { malls } from './malls.ts';

/** CM00404 notice, CM00410 MD review. */
export type BoardType = 'CM00404' | 'CM00410';

/**
 * Numbers of notices, questions, popups and versions of terms that the shop's people write. They begin far behind those of the first
 * data, and a removed one's number is never given again: links to it lead nowhere.
 */
export const contentNumbers = pgSequence('content_numbers', { startWith: 1_000_000 });

export type BoardFile = { fileNm: string; filePath: string; size: number };

export const boards = pgTable(
  'boards',
  {
    brdNo: integer('brd_no').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    tp: text('tp').$type<BoardType>().notNull(),
    title: text('title').notNull(),
    cntnHtml: text('cntn_html').notNull(),
    /** Y: pinned. */
    fixYn: yn('fix_yn').notNull().default('N'),
    thmbImgPath: text('thmb_img_path'),
    fileList: jsonb('file_list').$type<BoardFile[]>().notNull().default([]),
    regDts: instant('reg_dts').notNull(),
    viewCnt: integer('view_cnt').notNull().default(0),
  },
  (table) => [index('boards_list').on(table.mallId, table.tp, table.regDts), ...notNegative(table.viewCnt)],
);

export const faqCategories = pgTable(
  'faq_categories',
  {
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    faqCtgCd: text('faq_ctg_cd').notNull(),
    faqCtgNm: text('faq_ctg_nm').notNull(),
    prir: integer('prir').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mallId, table.faqCtgCd] })],
);

export const faqs = pgTable(
  'faqs',
  {
    faqNo: integer('faq_no').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    faqCtgCd: text('faq_ctg_cd').notNull(),
    qstn: text('qstn').notNull(),
    ansHtml: text('ans_html').notNull(),
    prir: integer('prir').notNull(),
  },
  (table) => [index('faqs_mall').on(table.mallId)],
);
