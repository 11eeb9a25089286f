import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { notNegative, positive, within } from './checks.ts';
import { instant, won } from './column-types.ts';
import { malls } from './malls.ts';
import { members } from './members.ts';

/** The target of a coupon: the price of one line, of the order, or of its delivery. */
export type CouponKind = 'GOODS' | 'ORDER' | 'DELIVERY';

/** Kinds of coupons of a mall. */
export const coupons = pgTable(
  'coupons',
  {
    cpnNo: text('cpn_no').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    cpnNm: text('cpn_nm').notNull(),
    cpnTp: text('cpn_tp').$type<CouponKind>().notNull(),
    dscntTp: text('dscnt_tp').$type<'RATE' | 'AMT'>().notNull(),
    /** Percent, or won. */
    dscntVal: integer('dscnt_val').notNull(),
    /** Null: no limit. */
    maxDscntPrc: won('max_dscnt_prc'),
    minPrc: won('min_prc').notNull().default(0),
    /** When it can be taken. */
    startDts: instant('start_dts').notNull(),
    /** When it can no longer be issued or used. */
    endDts: instant('end_dts').notNull(),
    /** How many members can take it; null: all. */
    maxIsuCnt: integer('max_isu_cnt'),
    isuCnt: integer('isu_cnt').notNull().default(0),
    /** Hash of the code that it is registered with; null: it has none. */
    cpnCodeHash: text('cpn_code_hash'),
  },
  (table) => [
    index('coupons_mall_id').on(table.mallId),
    uniqueIndex('coupons_code').on(table.mallId, table.cpnCodeHash),
    ...notNegative(table.dscntVal, table.maxDscntPrc, table.minPrc, table.maxIsuCnt, table.isuCnt),
  ],
);

/** Coupons that members hold. */
export const couponIssues = pgTable(
  'coupon_issues',
  {
    cpnIsuNo: text('cpn_isu_no').primaryKey(),
    cpnNo: text('cpn_no')
      .notNull()
      .references(() => coupons.cpnNo),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    isuDts: instant('isu_dts').notNull(),
    endDts: instant('end_dts').notNull(),
    usedAt: instant('used_at'),
    /** The order that it was used for. */
    ordNo: text('ord_no'),
  },
  (table) => [
    index('coupon_issues_mem_no').on(table.memNo),
    index('coupon_issues_ord_no').on(table.ordNo),
    uniqueIndex('coupon_issues_one_each').on(table.cpnNo, table.memNo),
  ],
);

/** Events of points. */
export type PointKind = 'SAVE' | 'USE' | 'EXPIRE' | 'RESTORE' | 'REVOKE';

/** The ledger of points. The points of a member are the sum of `pnt`, and of `leftPnt` as well. */
export const pointEntries = pgTable(
  'point_entries',
  {
    /** Grows: of two entries the older has the smaller one. */
    seq: integer('seq').generatedAlwaysAsIdentity().primaryKey(),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    pntTp: text('pnt_tp').$type<PointKind>().notNull(),
    /** Signed. */
    pnt: integer('pnt').notNull(),
    /** The rest of points that were saved or restored; 0 for all other entries. */
    leftPnt: integer('left_pnt').notNull(),
    ordNo: text('ord_no'),
    regDts: instant('reg_dts').notNull(),
    /** Null for entries that take points away. */
    expDts: instant('exp_dts'),
  },
  (table) => [
    index('point_entries_mem_no').on(table.memNo, table.seq),
    index('point_entries_ord_no').on(table.ordNo),
    ...notNegative(table.leftPnt),
  ],
);

/** From which points an order took its own, so that they come back as they were. */
export const pointUses = pgTable(
  'point_uses',
  {
    ordNo: text('ord_no').notNull(),
    /** The entry that they were saved or restored with. */
    seq: integer('seq')
      .notNull()
      .references(() => pointEntries.seq, { onDelete: 'cascade' }),
    pnt: integer('pnt').notNull(),
    restoredPnt: integer('restored_pnt').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ordNo, table.seq] }),
    ...positive(table.pnt),
    ...notNegative(table.restoredPnt),
    within(table.restoredPnt, table.pnt),
  ],
);
