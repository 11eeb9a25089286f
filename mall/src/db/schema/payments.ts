import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentState } from '../../buying/payment-states.ts';
import { notNegative } from './checks.ts';
import { instant, won } from './column-types.ts';

/**
 * Attempts to pay. `ordNo` is the number of an order of goods or phones, of a subscription or an upload; no reference:
 * payments stay when what was paid for is gone.
 */
export const payments = pgTable(
  'payments',
  {
    payNo: text('pay_no').primaryKey(),
    /** Grows with every attempt: the latest of an order has the largest one. */
    seq: integer('seq').generatedAlwaysAsIdentity().notNull(),
    ordNo: text('ord_no').notNull(),
    mallId: text('mall_id').notNull(),
    memNo: text('mem_no').notNull(),
    /** The payment provider: TEST, or that of the adapter. */
    pgCd: text('pg_cd').notNull(),
    payMthdCd: text('pay_mthd_cd').notNull(),
    cardCd: text('card_cd'),
    instMnth: integer('inst_mnth'),
    /** The sum to pay, in won. */
    payPrc: won('pay_prc').notNull(),
    /** The refunded part of it. */
    rfndPrc: won('rfnd_prc').notNull().default(0),
    payStat: text('pay_stat').$type<PaymentState>().notNull(),
    statDts: instant('stat_dts').notNull(),
    regDts: instant('reg_dts').notNull(),
    /** End of the time to pay. */
    expDts: instant('exp_dts').notNull(),
    rtnUrl: text('rtn_url').notNull(),
    /** The form that opens the provider, as sealed JSON: its fields may be secrets. Null: not opened (yet). */
    sealedForm: text('sealed_form'),
    /** Number of error responses without a result: each ends the idempotency key of its call. */
    tryCnt: integer('try_cnt').notNull().default(0),
    /** The number at the provider. */
    tid: text('tid'),
    payDts: instant('pay_dts'),
    /** Approval number of the money; null: it has none, or it was learned by notice. */
    apprNo: text('appr_no'),
    failMsg: text('fail_msg'),
    bankCd: text('bank_cd'),
    /** The virtual account as JSON, sealed. */
    sealedVbank: text('sealed_vbank'),
    /** Finds an account by its number without storing the number. */
    acctNoHash: text('acct_no_hash'),
    /** The latest time of a valid deposit. */
    acctDueDts: instant('acct_due_dts'),
    /** A card that was registered by it as JSON, sealed: a key for later charges. Erased once what was paid for keeps it, and when the attempt ends. */
    sealedCard: text('sealed_card'),
  },
  (table) => [
    index('payments_ord_no').on(table.ordNo, table.regDts),
    index('payments_pay_stat').on(table.payStat, table.statDts),
    index('payments_mem_no').on(table.memNo),
    // Not unique: a provider reuses the numbers of closed accounts.
    index('payments_acct_no_hash').on(table.acctNoHash),
    uniqueIndex('payments_one_open')
      .on(table.ordNo)
      .where(sql`${table.payStat} in ('READY', 'PENDING', 'WAIT')`),
    uniqueIndex('payments_one_paid')
      .on(table.ordNo)
      // Cards are registered with 0 won, as often as the member likes.
      .where(sql`${table.payStat} in ('PAID', 'PART_REFUND') and ${table.payPrc} > 0`),
    ...notNegative(table.payPrc, table.rfndPrc, table.tryCnt),
  ],
);
