import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { CycleCode } from '../../buying/subscription-calendar.ts';
import type { SubscriptionState } from '../../buying/subscription-states.ts';
import { notNegative, positive } from './checks.ts';
import { instant, won, yn } from './column-types.ts';

/** Subscriptions of members. Member and product are no references: a subscription outlives both. Days are yyyyMMdd in Korea. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    applNo: text('appl_no').primaryKey(),
    mallId: text('mall_id').notNull(),
    memNo: text('mem_no').notNull(),
    stat: text('stat').$type<SubscriptionState>().notNull(),
    regDts: instant('reg_dts').notNull(),
    subsNo: text('subs_no').notNull(),
    /** Name and picture when it was subscribed to. */
    subsNm: text('subs_nm').notNull(),
    imgPath: text('img_path'),
    cyclCd: text('cycl_cd').$type<CycleCode>().notNull(),
    bgnDt: text('bgn_dt').notNull(),
    /** The first charge, from which all dates are counted: `bgnDt`, or the end of the trial. */
    firstPayDt: text('first_pay_dt').notNull(),
    qty: integer('qty').notNull(),
    /** Price and regular price of one piece, in won. */
    prc: won('prc').notNull(),
    mnthPrc: won('mnth_prc').notNull(),
    cntrctMnth: integer('cntrct_mnth').notNull(),
    trialEndDt: text('trial_end_dt'),
    /** The address as JSON, sealed; erased three months after the end. */
    sealedDlv: text('sealed_dlv'),
    /** How the carrier gets in, sealed; erased seven days after the end. */
    sealedEntrance: text('sealed_entrance'),
    agreeCdList: jsonb('agree_cd_list').$type<string[]>().notNull(),
    rtnUrl: text('rtn_url').notNull(),
    /** Until when its card can be registered; null afterwards. */
    payDueDts: instant('pay_due_dts'),
    /** The next charge. Null: none is to come. */
    nextPayDt: text('next_pay_dt'),
    /** The charge that was announced last. */
    noticeDt: text('notice_dt'),
    /** The latest date that the member left out. */
    skipDt: text('skip_dt'),
    pauseToDt: text('pause_to_dt'),
    /** A rise that wants consent: price of one piece, and its first day. */
    chgPrc: won('chg_prc'),
    chgFromDt: text('chg_from_dt'),
    /** The answer to the rise, or to the price after the trial. */
    agreeYn: yn('agree_yn'),
    agreeDts: instant('agree_dts'),
    /** When the member was asked for it by mail last. */
    askDts: instant('ask_dts'),
    /** Last day, once it is cancelled or has ended. */
    endDt: text('end_dt'),
    rsnCd: text('rsn_cd'),
    /** Provider, and the card as JSON, sealed. */
    pgCd: text('pg_cd'),
    sealedCard: text('sealed_card'),
  },
  (table) => [
    index('subscriptions_mem_no').on(table.memNo, table.regDts),
    index('subscriptions_subs_no').on(table.subsNo),
    ...positive(table.qty),
    ...notNegative(table.prc, table.mnthPrc, table.cntrctMnth, table.chgPrc),
  ],
);

/**
 * Charges of subscriptions. OPEN: its outcome is not known yet. ENDED: it is charged no more, or was refunded with a cancel.
 * OMIT: a date that the shop left out, since nothing ran when it was due.
 */
export const subscriptionCharges = pgTable(
  'subscription_charges',
  {
    /** The order number of its attempts, but for the first one, which was paid with the registration of the card. */
    chgNo: text('chg_no').primaryKey(),
    applNo: text('appl_no')
      .notNull()
      .references(() => subscriptions.applNo, { onDelete: 'cascade' }),
    payDt: text('pay_dt').notNull(),
    /** Won. */
    prc: won('prc').notNull(),
    chgStat: text('chg_stat').$type<'OPEN' | 'PAID' | 'REFUSED' | 'ENDED' | 'OMIT'>().notNull(),
    /** Its latest attempt. Null: it was left out. */
    payNo: text('pay_no'),
    refusalCnt: integer('refusal_cnt').notNull().default(0),
    /** When a refused charge is tried again. Null: not refused, or no more. */
    retryDts: instant('retry_dts'),
    payDts: instant('pay_dts'),
    sentDts: instant('sent_dts'),
  },
  (table) => [
    // One charge at most for each date.
    unique('subscription_charges_pay_dt').on(table.applNo, table.payDt),
    index('subscription_charges_pay_no').on(table.payNo),
    ...notNegative(table.prc, table.refusalCnt),
  ],
);

/** Every answer to a price: what a charge after a trial, or of a higher price, rests on. Nothing is changed here. */
export const subscriptionConsents = pgTable(
  'subscription_consents',
  {
    seq: integer('seq').generatedAlwaysAsIdentity().primaryKey(),
    applNo: text('appl_no')
      .notNull()
      .references(() => subscriptions.applNo, { onDelete: 'cascade' }),
    /** Won of each charge from `fromDt` on. */
    newPrc: won('new_prc').notNull(),
    fromDt: text('from_dt').notNull(),
    agreeYn: yn('agree_yn').notNull(),
    dts: instant('dts').notNull(),
  },
  (table) => [index('subscription_consents_appl_no').on(table.applNo), ...notNegative(table.newPrc)],
);
