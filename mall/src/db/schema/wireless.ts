import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { won } from './column-types.ts';
import { products } from './products.ts';
import type { CreditTerms } from '../../phone-contract/credit-terms.ts';
import type { JoinType } from '../../phone-contract/join-type.ts';

/**
 * Columns of phones only. The price columns are the `priceData` of the card, in won per month: the price for its join
 * type, memory and months.
 */
export const wireless = pgTable(
  'wireless',
  {
    gdsGrpNo: text('gds_grp_no')
      .primaryKey()
      .references(() => products.gdsGrpNo, { onDelete: 'cascade' }),
    /** Subsidies of a new line with the card's plan and memory, in units of ten thousand won. So are `transNum` and `changeNum`. */
    newNum: integer('new_num'),
    transNum: integer('trans_num'),
    changeNum: integer('change_num'),
    otherItem1: text('other_item1'),
    otherItem2: text('other_item2'),
    joinTp: text('join_tp').$type<JoinType>().notNull(),
    /** Number of monthly payments for the device. */
    instMnth: integer('inst_mnth').notNull(),
    /** e.g. 공통지원금, 선택약정 */
    discType: text('disc_type').notNull(),
    phoneMemory: text('phone_memory').notNull(),
    phonePrice: won('phone_price').notNull(),
    planName: text('plan_name').notNull(),
    planPrice: won('plan_price').notNull(),
    /** phonePrice + planPrice; the product's `sortPrc` is the same number. */
    totalPrice: won('total_price').notNull(),
    relsPrc: won('rels_prc').notNull(),
    joinTpList: jsonb('join_tp_list').$type<JoinType[]>().notNull(),
    instMnthList: jsonb('inst_mnth_list').$type<number[]>().notNull(),
  },
  (table) => [
    ...notNegative(
      table.newNum,
      table.transNum,
      table.changeNum,
      table.phonePrice,
      table.planPrice,
      table.totalPrice,
      table.relsPrc,
    ),
  ],
);

export const wirelessMemories = pgTable(
  'wireless_memories',
  {
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => wireless.gdsGrpNo, { onDelete: 'cascade' }),
    /** e.g. 256GB */
    phoneMemory: text('phone_memory').notNull(),
    relsPrc: won('rels_prc').notNull(),
    prir: integer('prir').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gdsGrpNo, table.phoneMemory] }), ...notNegative(table.relsPrc)],
);

/** Carriers. */
export const carriers = pgTable('carriers', {
  telecomCd: text('telecom_cd').primaryKey(),
  telecomNm: text('telecom_nm').notNull(),
  /** On which it lends the price of a phone. Null: not known. */
  crdt: jsonb('crdt').$type<CreditTerms>(),
});

/** A tariff of the telecom family. */
export const plans = pgTable(
  'plans',
  {
    planNo: text('plan_no').primaryKey(),
    telecomCd: text('telecom_cd')
      .notNull()
      .references(() => carriers.telecomCd),
    planNm: text('plan_nm').notNull(),
    planPrice: won('plan_price').notNull(),
    dataCntn: text('data_cntn').notNull(),
    voiceCntn: text('voice_cntn').notNull(),
    smsCntn: text('sms_cntn').notNull(),
    /** Monthly discount in won for the 25 % contract discount instead of the subsidy. */
    slctDscntPrc: won('slct_dscnt_prc').notNull(),
    /** Minimum term of the plan in months. */
    keepMnth: integer('keep_mnth').notNull(),
    /** The ages in full years for which it is sold, both ends included. Null: no limit. */
    ageMin: integer('age_min'),
    ageMax: integer('age_max'),
    prir: integer('prir').notNull(),
  },
  (table) => [...notNegative(table.planPrice, table.slctDscntPrc, table.ageMin, table.ageMax)],
);

/** Plans of a phone with the subsidies of that pair, which differ by memory and join type. */
export const wirelessPlans = pgTable(
  'wireless_plans',
  {
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => wireless.gdsGrpNo, { onDelete: 'cascade' }),
    phoneMemory: text('phone_memory').notNull(),
    joinTp: text('join_tp').$type<JoinType>().notNull(),
    planNo: text('plan_no')
      .notNull()
      .references(() => plans.planNo),
    sprtPrc: won('sprt_prc').notNull(),
    addSprtPrc: won('add_sprt_prc').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gdsGrpNo, table.phoneMemory, table.joinTp, table.planNo] }),
    ...notNegative(table.sprtPrc, table.addSprtPrc),
  ],
);

/** Monthly services that can be added to any plan. */
export const additionalServices = pgTable(
  'additional_services',
  {
    addSvcNo: text('add_svc_no').primaryKey(),
    addSvcNm: text('add_svc_nm').notNull(),
    /** What it is; of an insurance its insurer, cover and own share. */
    addSvcCntn: text('add_svc_cntn'),
    /** Won per month. */
    mnthPrc: won('mnth_prc').notNull(),
    prir: integer('prir').notNull(),
  },
  (table) => [...notNegative(table.mnthPrc)],
);
