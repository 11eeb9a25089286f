import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant, won } from './column-types.ts';

/** Tax invoices that companies asked for: one for each order or bulk order. Kept for five years, as the law wants. */
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
    /** Won as they were when it was asked for. */
    taxFreePrc: won('tax_free_prc').notNull(),
    splyPrc: won('sply_prc').notNull(),
    vatPrc: won('vat_prc').notNull(),
    reqDts: instant('req_dts').notNull(),
    /** When the shop issued it. Null: not yet. */
    issDts: instant('iss_dts'),
    /** The number that the tax office gave it. */
    aprvNo: text('aprv_no'),
  },
  (table) => [
    index('tax_invoices_iss_dts').on(table.issDts, table.reqDts),
    index('tax_invoices_req_dts').on(table.reqDts),
    ...notNegative(table.taxFreePrc, table.splyPrc, table.vatPrc),
  ],
);
