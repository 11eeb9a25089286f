import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { EntryQuestion } from '../../buying/entry-answers.ts';
import type { ExhibitionKind } from '../../buying/exhibition-states.ts';
import { instant } from './column-types.ts';
import { malls } from './malls.ts';
import { members } from './members.ts';

/** A group of products of an exhibition. */
export interface ExhibitionCorner {
  cornerNo: string;
  cornerNm: string;
  gdsGrpNos: string[];
}

export interface Prize {
  prizeNm: string;
  /** How many win it. */
  winCnt: number;
}

/** A winner. Stores the masked name only, since nothing needs the full one. */
export interface Winner {
  maskNm: string;
  prizeNm: string;
}

/** Exhibitions and events of a mall. They are never deleted: their addresses answer after the end. */
export const exhibitions = pgTable(
  'exhibitions',
  {
    exhbNo: text('exhb_no').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    /** Its name in addresses. */
    urlNm: text('url_nm').notNull(),
    exhbNm: text('exhb_nm').notNull(),
    exhbTp: text('exhb_tp').$type<ExhibitionKind>().notNull(),
    /** A line about it. */
    sumCntn: text('sum_cntn'),
    imgPath: text('img_path'),
    cntnHtml: text('cntn_html'),
    startDts: instant('start_dts').notNull(),
    /** The first moment at which it is over. */
    endDts: instant('end_dts').notNull(),
    corners: jsonb('corners').$type<ExhibitionCorner[]>().notNull().default([]),
    /** Coupons that it offers, by number. */
    cpnNos: jsonb('cpn_nos').$type<string[]>().notNull().default([]),
    /** Null: it takes no entries. */
    entryForm: jsonb('entry_form').$type<EntryQuestion[]>(),
    prizeList: jsonb('prize_list').$type<Prize[]>().notNull().default([]),
    /** Conditions of entry, and how winners are drawn. */
    condCntn: text('cond_cntn'),
    /** When winners are announced; null: there are none. */
    winDts: instant('win_dts'),
    /** Null until they are drawn. */
    winList: jsonb('win_list').$type<Winner[]>(),
  },
  (table) => [
    unique('exhibitions_url').on(table.mallId, table.urlNm),
    index('exhibitions_mall').on(table.mallId, table.endDts),
  ],
);

/** Entries of members, one of each in an exhibition. */
export const exhibitionEntries = pgTable(
  'exhibition_entries',
  {
    entryNo: text('entry_no').primaryKey(),
    exhbNo: text('exhb_no')
      .notNull()
      .references(() => exhibitions.exhbNo, { onDelete: 'cascade' }),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    entryDts: instant('entry_dts').notNull(),
    /** The answers as JSON, sealed: a text may name its writer. Erased 30 days after winners are announced. */
    sealedAnswers: text('sealed_answers'),
    agreeCdList: jsonb('agree_cd_list').$type<string[]>().notNull(),
  },
  (table) => [
    unique('exhibition_entries_once').on(table.exhbNo, table.memNo),
    index('exhibition_entries_mem_no').on(table.memNo),
  ],
);
