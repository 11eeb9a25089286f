import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant, won } from './column-types.ts';

/** Days of Korea whose payments and refunds were compared with the books of a payment provider. */
export const reconciledDays = pgTable(
  'reconciled_days',
  {
    pgCd: text('pg_cd').notNull(),
    /** yyyyMMdd */
    day: text('day').notNull(),
    dts: instant('dts').notNull(),
    /** When what the provider paid out was compared. Null: not yet. */
    paidOutDts: instant('paid_out_dts'),
  },
  (table) => [primaryKey({ columns: [table.pgCd, table.day] })],
);

/** What the books of a payment provider and of the mall say differently about one payment or refund. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    diffNo: text('diff_no').primaryKey(),
    pgCd: text('pg_cd').notNull(),
    /** The day of Korea on which it was found, yyyyMMdd. */
    day: text('day').notNull(),
    /** The provider's word for the order, which is the number of an attempt if it is one of the mall's. */
    payNo: text('pay_no').notNull(),
    /** TAKEN: a payment. BACK: a refund. PAID_OUT: what the shop gets of a payment. */
    moveTp: text('move_tp').$type<'TAKEN' | 'BACK' | 'PAID_OUT'>().notNull(),
    /** The number of the payment or refund. */
    moveNo: text('move_no').notNull(),
    /** Won in the mall's books. Null: it is not there. */
    ourAmt: won('our_amt'),
    /** Won in the provider's. Null: it is not there. */
    theirAmt: won('their_amt'),
    regDts: instant('reg_dts').notNull(),
    endDts: instant('end_dts'),
    /** AGREES: both books are the same now. OPERATOR: an operator has ended it with a note. */
    endTp: text('end_tp').$type<'AGREES' | 'OPERATOR'>(),
  },
  (table) => [
    uniqueIndex('payment_differences_move').on(table.pgCd, table.payNo, table.moveTp, table.moveNo),
    index('payment_differences_end_dts').on(table.endDts),
    ...notNegative(table.ourAmt, table.theirAmt),
  ],
);
