import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant, won } from './column-types.ts';

/** A tax invoice for what was given back after the first was issued (수정세금계산서). Won are signed: what it takes off is negative. */
export interface TaxCorrection {
  taxFreePrc: number;
  splyPrc: number;
  vatPrc: number;
  /** ISO 8601. */
  issDts: string;
  aprvNo: string | null;
  /** Left out in those of old. */
  exmpAprvNo?: string | null;
}

/** Documents of tax that companies asked for, 세금계산서 and 계산서: one row for each order or bulk order. Kept for five years, as the law wants. */
export const taxInvoices = pgTable(
  'tax_invoices',
  {
    taxNo: text('tax_no').primaryKey(),
    /** An order of goods, or a bulk order. No foreign key: it outlives both. */
    ordNo: text('ord_no').notNull().unique(),
    mallId: text('mall_id').notNull(),
    memNo: text('mem_no').notNull(),
    /** Registration number, company, representative and e-mail as JSON, sealed. */
    sealed: text('sealed').notNull(),
    /** Won as they were when it was asked for; once it is issued, what was issued with all corrections. */
    taxFreePrc: won('tax_free_prc').notNull(),
    splyPrc: won('sply_prc').notNull(),
    vatPrc: won('vat_prc').notNull(),
    reqDts: instant('req_dts').notNull(),
    /** When the shop issued it. Null: not yet. */
    issDts: instant('iss_dts'),
    /** The number that the tax office gave the 세금계산서. */
    aprvNo: text('aprv_no'),
    /** Likewise the 계산서, for what is free of tax. */
    exmpAprvNo: text('exmp_aprv_no'),
    corrections: jsonb('corrections').$type<TaxCorrection[]>().notNull().default([]),
    /** Since when a correction is to be issued: when money was given back. Null: none is. */
    crctDts: instant('crct_dts'),
  },
  (table) => [
    index('tax_invoices_iss_dts').on(table.issDts, table.reqDts),
    index('tax_invoices_mem_no').on(table.memNo, table.reqDts),
    index('tax_invoices_req_dts').on(table.reqDts),
    index('tax_invoices_crct_dts').on(table.crctDts),
    ...notNegative(table.taxFreePrc, table.splyPrc, table.vatPrc),
  ],
);
