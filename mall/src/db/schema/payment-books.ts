import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant, won, yn } from './column-types.ts';

/** Received money: one row for each transaction of the provider, even if it repeats a notice. */
export const paymentMoney = pgTable(
  'payment_money',
  {
    tid: text('tid').primaryKey(),
    payNo: text('pay_no').notNull(),
    amt: won('amt').notNull(),
    /** When the provider received it. */
    dts: instant('dts').notNull(),
    /** PAID: pays the order. BACK: refunded in full. */
    useTp: text('use_tp').$type<'PAID' | 'BACK'>().notNull(),
  },
  (table) => [
    index('payment_money_pay_no').on(table.payNo),
    uniqueIndex('payment_money_one_paid')
      .on(table.payNo)
      .where(sql`${table.useTp} = 'PAID'`),
    ...notNegative(table.amt),
  ],
);

/** Refunds. A job sends the mall's own to the provider until they are done. The provider's own are only recorded. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Sent to the provider, which refunds once for each. */
    rfndNo: text('rfnd_no').primaryKey(),
    payNo: text('pay_no').notNull(),
    /** The refunded money. */
    tid: text('tid').notNull(),
    amt: won('amt').notNull(),
    /** The claim; null: a refund of money that pays nothing. */
    clmNo: text('clm_no'),
    /** The refund account as JSON, encrypted; null: the original payment method. Erased seven days after the refund. */
    sealedAcct: text('sealed_acct'),
    regDts: instant('reg_dts').notNull(),
    doneDts: instant('done_dts'),
    /** M: requested by the mall. C: the provider's own. */
    byTp: text('by_tp').$type<'M' | 'C'>().notNull().default('M'),
    /** Number of error responses: each ends the idempotency key of its call. */
    tryCnt: integer('try_cnt').notNull().default(0),
    /** The provider's last error; null: none, or no response. */
    failCd: text('fail_cd'),
    /** Start of its latest retries: the release by an operator, or the member's new account. Null: never. */
    waitedDts: instant('waited_dts'),
    /** Since when it waits for an operator. */
    heldDts: instant('held_dts'),
    /** Since when it waits for the member's account. */
    acctReqDts: instant('acct_req_dts'),
  },
  (table) => [
    index('payment_refunds_pay_no').on(table.payNo),
    index('payment_refunds_tid').on(table.tid),
    index('payment_refunds_done_dts').on(table.doneDts),
    ...notNegative(table.amt, table.tryCnt),
  ],
);

/** The test provider's data of an attempt. Only its adapter and its pages read or write this. */
export const testPayments = pgTable(
  'test_payments',
  {
    payNo: text('pay_no').primaryKey(),
    ordNo: text('ord_no').notNull(),
    payMthdCd: text('pay_mthd_cd').notNull(),
    /** The sum to pay, in won. */
    amt: won('amt').notNull(),
    rtnUrl: text('rtn_url').notNull(),
    stat: text('stat').$type<'OPEN' | 'APPROVED' | 'PAID' | 'ACCOUNT' | 'REFUSED' | 'CLOSED'>().notNull(),
    /** The sum to take on confirmation; a different one simulates a mistake of the provider. */
    takenAmt: won('taken_amt').notNull(),
    /** How many notices the test provider sends for a payment. */
    noticeCnt: integer('notice_cnt').notNull().default(0),
    /** The provider does not respond until then. */
    silentUntil: instant('silent_until'),
    authToken: text('auth_token'),
    bankCd: text('bank_cd'),
    acctNo: text('acct_no').unique(),
    acctDueDts: instant('acct_due_dts'),
    /** Y: a registered card whose later charges are refused. */
    refusesYn: yn('refuses_yn').notNull().default('N'),
  },
  (table) => [
    index('test_payments_ord_no').on(table.ordNo),
    ...notNegative(table.amt, table.takenAmt, table.noticeCnt),
  ],
);

/** Money that the test provider took (positive) or refunded (negative). */
export const testMoves = pgTable(
  'test_moves',
  {
    /** The provider's number of a payment, or the number of a refund. */
    moveNo: text('move_no').primaryKey(),
    payNo: text('pay_no')
      .notNull()
      .references(() => testPayments.payNo),
    /** The money that a refund belongs to. */
    tid: text('tid').notNull(),
    amt: won('amt').notNull(),
    dts: instant('dts').notNull(),
  },
  (table) => [index('test_moves_pay_no').on(table.payNo), index('test_moves_tid').on(table.tid)],
);
