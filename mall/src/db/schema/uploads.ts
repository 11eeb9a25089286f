import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UploadRowState, UploadState } from '../../buying/upload-states.ts';
import { notNegative, positive } from './checks.ts';
import { instant, won } from './column-types.ts';
import { members } from './members.ts';
import type { SheetLine } from './orders.ts';

/** The cells of a row that are about its order, as they were sent. */
export type OrderCells = Record<'custOrdNo' | 'gdsGrpNo' | 'optNm' | 'colorNm' | 'qty', string>;

/** A mistake of a row, at its column, without what was typed or meant. */
export interface StoredRowError {
  colNm: string;
  errCd: string;
  errMsg: string;
}

/** What a spreadsheet hides by a filter or by hand. */
export interface HiddenCells {
  rowCnt: number;
  /** Titles of hidden columns with a text. */
  colList: string[];
  isLeftOut: boolean;
}

/** Bulk orders: a spreadsheet of which each row becomes an order. */
export const uploads = pgTable(
  'uploads',
  {
    upldNo: text('upld_no').primaryKey(),
    mallId: text('mall_id').notNull(),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    stat: text('stat').$type<UploadState>().notNull(),
    statDts: instant('stat_dts').notNull(),
    regDts: instant('reg_dts').notNull(),
    /** When its rows were edited or confirmed last. Null: never. */
    chgDts: instant('chg_dts'),
    /** Sealed: file names may contain names of people. */
    sealedNm: text('sealed_nm').notNull(),
    /** What its file hides. Null: it was not looked at. */
    hidden: jsonb('hidden').$type<HiddenCells>(),
    /** Set while and after it was confirmed; an edit before the account is open takes it back. */
    payMthdCd: text('pay_mthd_cd'),
    /** Won that were asked for all rows. Null: not confirmed. */
    payPrc: won('pay_prc'),
    /** The end of the time to pay, while it is awaited. */
    payDueDts: instant('pay_due_dts'),
    payDts: instant('pay_dts'),
    /** The attempt that paid it; null with an invoice. */
    payNo: text('pay_no'),
    /** Won of rows that became no order. */
    rfndPrc: won('rfnd_prc').notNull().default(0),
    /** The account for these, sealed; erased once they are settled. */
    sealedAcct: text('sealed_acct'),
    /** When it ended without a payment. */
    endDts: instant('end_dts'),
    /** When all rows were settled with what was paid. */
    stlDts: instant('stl_dts'),
  },
  (table) => [index('uploads_mem_no').on(table.memNo, table.regDts), ...notNegative(table.payPrc, table.rfndPrc)],
);

/** Rows of bulk orders. */
export const uploadRows = pgTable(
  'upload_rows',
  {
    upldNo: text('upld_no')
      .notNull()
      .references(() => uploads.upldNo, { onDelete: 'cascade' }),
    /** Counts data rows from 1 and stays when others are deleted. */
    rowNo: integer('row_no').notNull(),
    memNo: text('mem_no').notNull(),
    rowStat: text('row_stat').$type<UploadRowState>().notNull(),
    custOrdNo: text('cust_ord_no').notNull(),
    cells: jsonb('cells').$type<OrderCells>().notNull(),
    /** The other cells as JSON, sealed; erased 30 days after the upload's last change. */
    sealedRcvr: text('sealed_rcvr'),
    errList: jsonb('err_list').$type<StoredRowError[]>().notNull(),
    /** Won with delivery; 0 with errors. */
    payPrc: won('pay_prc').notNull(),
    /** What was confirmed, with its prices. */
    line: jsonb('line').$type<SheetLine>(),
    ordNo: text('ord_no'),
    /** When it became an order: its number counts for 90 days. */
    ordDts: instant('ord_dts'),
  },
  (table) => [
    primaryKey({ columns: [table.upldNo, table.rowNo] }),
    index('upload_rows_cust_ord_no').on(table.memNo, table.custOrdNo),
    index('upload_rows_ord_no').on(table.ordNo),
    ...positive(table.rowNo),
    ...notNegative(table.payPrc),
  ],
);
