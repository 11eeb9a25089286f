import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PriceSummary } from '../../buying/order-price.ts';
import type { ClaimState } from '../../buying/claim-states.ts';
import type { OrderState } from '../../buying/order-states.ts';
import type { RefundPart } from '../../buying/refunds.ts';
import { notNegative, positive, within } from './checks.ts';
import { instant, won, yn } from './column-types.ts';
import { members } from './members.ts';

/** Snapshot of bought goods, as responses show it. */
export type GoodsSnapshot = Record<string, unknown>;

/** A line of a sheet. Its prices hold as long as the sheet. */
export interface SheetLine {
  cartNo: string | null;
  gdsGrpNo: string;
  optNo: string | null;
  colorNm: string | null;
  qty: number;
  slPrc: number;
  addPrc: number;
  dlvType: string;
  dlvPrc: number;
  ingMm: number[];
  snapshot: GoodsSnapshot;
  /** The words of its option, sealed; left out without any. */
  sealedOptTxt?: string;
}

/** The last pricing choice of a sheet. */
export interface SheetChoice {
  cpnIsuNoList: string[];
  usePnt: number;
  dlvNo: string | null;
}

/** Order sheets. They fix prices, and reserve no stock. */
export const orderSheets = pgTable(
  'order_sheets',
  {
    ordShtNo: text('ord_sht_no').primaryKey(),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    lines: jsonb('lines').$type<SheetLine[]>().notNull(),
    choice: jsonb('choice').$type<SheetChoice>().notNull(),
    createdAt: instant('created_at').notNull(),
    expDts: instant('exp_dts').notNull(),
    usedAt: instant('used_at'),
    /** The order that was placed with it. Null: none, or of an earlier version. */
    ordNo: text('ord_no'),
  },
  (table) => [index('order_sheets_exp_dts').on(table.expDts), index('order_sheets_mem_no').on(table.memNo)],
);

/** Orders of goods. No foreign keys to member and goods: an order outlives both. */
export const orders = pgTable(
  'orders',
  {
    ordNo: text('ord_no').primaryKey(),
    mallId: text('mall_id').notNull(),
    memNo: text('mem_no').notNull(),
    /** GOODS, or UPLOAD for a row of a bulk order. */
    ordTp: text('ord_tp').$type<'GOODS' | 'UPLOAD'>().notNull().default('GOODS'),
    ordStat: text('ord_stat').$type<OrderState>().notNull(),
    ordDts: instant('ord_dts').notNull(),
    /** Buyer, address and cash receipt as JSON, sealed. */
    sealed: text('sealed').notNull(),
    /** Entrance code for the carrier, sealed; erased seven days after the last parcel arrived. */
    sealedEntrance: text('sealed_entrance'),
    summary: jsonb('summary').$type<PriceSummary>().notNull(),
    payPrc: won('pay_prc').notNull(),
    payMthdCd: text('pay_mthd_cd').notNull(),
    cardCd: text('card_cd'),
    instMnth: integer('inst_mnth'),
    /** End of its stock reservation; null once it is paid or has ended. */
    payDueDts: instant('pay_due_dts'),
    payDts: instant('pay_dts'),
    /** The attempt that paid it; null: unpaid, or paid with points alone. */
    payNo: text('pay_no'),
    cpnIsuNoList: jsonb('cpn_isu_no_list').$type<string[]>().notNull(),
    agreeCdList: jsonb('agree_cd_list').$type<string[]>().notNull(),
    /** Cart lines to remove once it is paid. */
    cartNoList: jsonb('cart_no_list').$type<string[]>().notNull(),
    /** The shop where its goods are picked up. */
    plcNo: text('plc_no'),
    /** The last day on which its tickets were sent again (yyyyMMdd), and how often on that day. */
    tktSendDt: text('tkt_send_dt'),
    tktSendCnt: integer('tkt_send_cnt').notNull().default(0),
  },
  (table) => [
    index('orders_mem_no').on(table.memNo, table.ordDts),
    index('orders_pay_due_dts').on(table.payDueDts),
    index('orders_ord_stat').on(table.ordStat),
    ...notNegative(table.payPrc, table.tktSendCnt),
  ],
);

/** Stock of a line: reserved for an unpaid order, sold with a paid one, or free again. */
export type StockPlace = 'HELD' | 'SOLD' | 'FREE';

/** Lines of orders. A line of which a part is claimed is split. */
export const orderItems = pgTable(
  'order_items',
  {
    ordItemNo: text('ord_item_no').primaryKey(),
    ordNo: text('ord_no')
      .notNull()
      .references(() => orders.ordNo, { onDelete: 'cascade' }),
    /** Position in the order; a part of a split line has the same position. */
    lineNo: integer('line_no').notNull(),
    gdsGrpNo: text('gds_grp_no').notNull(),
    optNo: text('opt_no'),
    colorNm: text('color_nm'),
    qty: integer('qty').notNull(),
    slPrc: won('sl_prc').notNull(),
    addPrc: won('add_prc').notNull(),
    dlvGrpNo: text('dlv_grp_no').notNull(),
    snapshot: jsonb('snapshot').$type<GoodsSnapshot>().notNull(),
    /** The words of its option, sealed. Erased once its member leaves. */
    sealedOptTxt: text('sealed_opt_txt'),
    cpnIsuNo: text('cpn_isu_no'),
    cpnDscntPrc: won('cpn_dscnt_prc').notNull(),
    usePnt: integer('use_pnt').notNull(),
    payPrc: won('pay_prc').notNull(),
    savePnt: integer('save_pnt').notNull(),
    /** Whether `savePnt` has been credited. */
    savedYn: yn('saved_yn').notNull().default('N'),
    itemStat: text('item_stat').$type<OrderState>().notNull(),
    statDts: instant('stat_dts').notNull(),
    /** The state before the open claim. */
    befStat: text('bef_stat').$type<OrderState>(),
    /** The open claim, or the one that ended the line. */
    clmNo: text('clm_no'),
    stckTp: text('stck_tp').$type<StockPlace>().notNull(),
    /** Number of its pieces from the second store of the group. */
    stckqty2: integer('stckqty2').notNull(),
    /** Its latest parcel. */
    invcNo: text('invc_no'),
    rcvDts: instant('rcv_dts'),
  },
  (table) => [
    index('order_items_ord_no').on(table.ordNo),
    index('order_items_item_stat').on(table.itemStat, table.statDts),
    index('order_items_gds_grp_no').on(table.gdsGrpNo),
    ...positive(table.qty),
    ...notNegative(table.slPrc, table.cpnDscntPrc, table.usePnt, table.payPrc, table.savePnt, table.stckqty2),
    within(table.stckqty2, table.qty),
  ],
);

/** The delivery price of a group, and whether it was refunded. */
export const orderGroups = pgTable(
  'order_groups',
  {
    ordNo: text('ord_no')
      .notNull()
      .references(() => orders.ordNo, { onDelete: 'cascade' }),
    dlvGrpNo: text('dlv_grp_no').notNull(),
    dlvType: text('dlv_type').notNull(),
    dlvPrc: won('dlv_prc').notNull(),
    stdDlvPrc: won('std_dlv_prc').notNull(),
    addDlvPrc: won('add_dlv_prc').notNull(),
    freeStdPrc: won('free_std_prc').notNull(),
    cpnDscntPrc: won('cpn_dscnt_prc').notNull(),
    usePnt: integer('use_pnt').notNull(),
    payPrc: won('pay_prc').notNull(),
    /** The claim that ended the group and refunded its fee. */
    clmNo: text('clm_no'),
  },
  (table) => [
    primaryKey({ columns: [table.ordNo, table.dlvGrpNo] }),
    ...notNegative(
      table.dlvPrc,
      table.stdDlvPrc,
      table.addDlvPrc,
      table.freeStdPrc,
      table.cpnDscntPrc,
      table.usePnt,
      table.payPrc,
    ),
  ],
);

/** Events of an order or one of its lines. */
export const orderHistory = pgTable(
  'order_history',
  {
    seq: integer('seq').generatedAlwaysAsIdentity().primaryKey(),
    ordNo: text('ord_no')
      .notNull()
      .references(() => orders.ordNo, { onDelete: 'cascade' }),
    ordItemNo: text('ord_item_no'),
    dts: instant('dts').notNull(),
    stat: text('stat').notNull(),
    /** M the member, S the shop. */
    whoTp: text('who_tp').$type<'M' | 'S'>().notNull(),
    memo: text('memo'),
  },
  (table) => [index('order_history_ord_no').on(table.ordNo)],
);

/** Parcels. */
export const shipments = pgTable(
  'shipments',
  {
    invcNo: text('invc_no').primaryKey(),
    ordNo: text('ord_no')
      .notNull()
      .references(() => orders.ordNo, { onDelete: 'cascade' }),
    dlvCmpnyNm: text('dlv_cmpny_nm').notNull(),
    sentDts: instant('sent_dts').notNull(),
    rcvDts: instant('rcv_dts'),
  },
  (table) => [index('shipments_ord_no').on(table.ordNo)],
);

/** Tickets that were sent by text message: one for each piece of a line. */
export const orderTickets = pgTable(
  'order_tickets',
  {
    tktNo: text('tkt_no').primaryKey(),
    ordNo: text('ord_no')
      .notNull()
      .references(() => orders.ordNo, { onDelete: 'cascade' }),
    ordItemNo: text('ord_item_no').notNull(),
    /** The code that buys something: as good as money, so it is sealed. */
    sealedPin: text('sealed_pin').notNull(),
    sentDts: instant('sent_dts').notNull(),
    /** The last day on which it can be used. */
    expDts: instant('exp_dts').notNull(),
  },
  (table) => [index('order_tickets_ord_no').on(table.ordNo)],
);

export type ClaimKind = 'CANCEL' | 'EXCHANGE' | 'RETURN';

/** Cancellations, exchanges and returns. */
export const claims = pgTable(
  'claims',
  {
    clmNo: text('clm_no').primaryKey(),
    ordNo: text('ord_no')
      .notNull()
      .references(() => orders.ordNo, { onDelete: 'cascade' }),
    clmTp: text('clm_tp').$type<ClaimKind>().notNull(),
    clmStat: text('clm_stat').$type<ClaimState>().notNull(),
    statDts: instant('stat_dts').notNull(),
    rsnCd: text('rsn_cd').notNull(),
    /** The member's text, encrypted. */
    sealedRsnCntn: text('sealed_rsn_cntn'),
    rejRsnCntn: text('rej_rsn_cntn'),
    fileNoList: jsonb('file_no_list').$type<string[]>().notNull(),
    /** The refund account while the claim is open, encrypted. Its refund takes it over. */
    sealedAcct: text('sealed_acct'),
    /** The day on which the goods are fetched, as yyyyMMdd in Korea; null: the carrier's own. */
    pickDt: text('pick_dt'),
    /** Where they are fetched while the claim is open, encrypted; null: at the address of the order. */
    sealedPick: text('sealed_pick'),
    rfndPrc: won('rfnd_prc').notNull(),
    /** The parts of `rfndPrc`. */
    rfndList: jsonb('rfnd_list').$type<RefundPart[]>().notNull().default([]),
    rtnDlvPrc: won('rtn_dlv_prc').notNull(),
    rstrPnt: integer('rstr_pnt').notNull(),
    /** The coupons that it restores. */
    rstrCpnList: jsonb('rstr_cpn_list').$type<{ cpnIsuNo: string; cpnNm: string }[]>().notNull().default([]),
    reqDts: instant('req_dts').notNull(),
    /** The last day of the refund; null until the goods are back. */
    rfndDueDts: instant('rfnd_due_dts'),
  },
  (table) => [
    index('claims_ord_no').on(table.ordNo),
    index('claims_clm_stat').on(table.clmStat, table.statDts),
    ...notNegative(table.rfndPrc, table.rtnDlvPrc, table.rstrPnt),
  ],
);

/** The claimed pieces of each line; for an exchange also the replacement, reserved until it arrives. */
export const claimItems = pgTable(
  'claim_items',
  {
    clmNo: text('clm_no')
      .notNull()
      .references(() => claims.clmNo, { onDelete: 'cascade' }),
    ordItemNo: text('ord_item_no').notNull(),
    qty: integer('qty').notNull(),
    optNo: text('opt_no'),
    colorNm: text('color_nm'),
    /** Null: not an exchange. */
    stckTp: text('stck_tp').$type<StockPlace>(),
    stckqty2: integer('stckqty2').notNull().default(0),
    /** Names of the replaced option and color. */
    befOptNm: text('bef_opt_nm'),
    befColorNm: text('bef_color_nm'),
    /** The displayed data of the new selection. */
    snapshot: jsonb('snapshot').$type<GoodsSnapshot>(),
  },
  (table) => [
    primaryKey({ columns: [table.clmNo, table.ordItemNo] }),
    ...positive(table.qty),
    ...notNegative(table.stckqty2),
    within(table.stckqty2, table.qty),
  ],
);
