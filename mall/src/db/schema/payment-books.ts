import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant, won, yn } from './column-types.ts';

/** Money that arrived for an attempt: one row for each transaction of the provider, also when its notice is repeated. */
export const paymentMoney = pgTable(
  'payment_money',
  {
    tid: text('tid').primaryKey(),
    payNo: text('pay_no').notNull(),
    amt: won('amt').notNull(),
    /** When the provider got it. */
    dts: instant('dts').notNull(),
    /** PAID: it pays the order. BACK: it goes back in full. */
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

/** Refunds. A job sends each of the mall's to the provider until it is done; those that the provider made of itself are written down. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** The provider sees it too, and gives back once for each. */
    rfndNo: text('rfnd_no').primaryKey(),
    payNo: text('pay_no').notNull(),
    /** The money that it is a part of. */
    tid: text('tid').notNull(),
    amt: won('amt').notNull(),
    /** The claim; null: money that nothing is paid with. */
    clmNo: text('clm_no'),
    /** The refund account as JSON, encrypted; null: the original payment method. Erased seven days after the refund. */
    sealedAcct: text('sealed_acct'),
    regDts: instant('reg_dts').notNull(),
    doneDts: instant('done_dts'),
    /** M: the mall asked for it. C: the provider made it of itself. */
    byTp: text('by_tp').$type<'M' | 'C'>().notNull().default('M'),
    /** How often the provider answered with an error: each answer ends the key of its call. */
    tryCnt: integer('try_cnt').notNull().default(0),
    /** The provider's last error; null: none, or no answer. */
    failCd: text('fail_cd'),
    /** When it was last seen to wait for an operator, or its member named an account: from then on it is tried anew. Null: never. */
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
    /** The sum that is taken on confirmation; another one simulates a mistake of the provider. */
    takenAmt: won('taken_amt').notNull(),
    /** How many notices the test provider sends for a payment. */
    noticeCnt: integer('notice_cnt').notNull().default(0),
    /** Until then the provider does not respond. */
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

/** Money that the test provider took (plus) or gave back (minus). */
export const testMoves = pgTable(
  'test_moves',
  {
    /** For a payment its number at the provider, for a refund the number of the refund. */
    moveNo: text('move_no').primaryKey(),
    payNo: text('pay_no')
      .notNull()
      .references(() => testPayments.payNo),
    /** The money that a refund is a part of. */
    tid: text('tid').notNull(),
    amt: won('amt').notNull(),
    dts: instant('dts').notNull(),
  },
  (table) => [index('test_moves_pay_no').on(table.payNo), index('test_moves_tid').on(table.tid)],
);
