import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Calls } from '../../http/__generated__/calls.ts';
import type { AgreedEstimate } from '../../phone-contract/phone-estimate.ts';
import type { PhoneDocumentCode } from '../../phone-contract/phone-documents.ts';
import type { PhoneOrderState } from '../../phone-contract/phone-order-states.ts';
import { notNegative } from './checks.ts';
import { instant, won } from './column-types.ts';
import { members } from './members.ts';
import type { StockPlace } from './orders.ts';

/** Phone orders that are being written. They hold neither prices nor stock. */
export const wirelessSheets = pgTable(
  'wireless_sheets',
  {
    wlsShtNo: text('wls_sht_no').primaryKey(),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    /** The configuration, as it was sent. */
    input: jsonb('input').$type<Calls['createPhoneSheet']['body']>().notNull(),
    createdAt: instant('created_at').notNull(),
    expDts: instant('exp_dts').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('wireless_sheets_exp_dts').on(table.expDts), index('wireless_sheets_mem_no').on(table.memNo)],
);

/** Numbers that can be brought along, as the porting center said. */
export const portings = pgTable(
  'portings',
  {
    mnpNo: text('mnp_no').primaryKey(),
    wlsShtNo: text('wls_sht_no')
      .notNull()
      .references(() => wirelessSheets.wlsShtNo, { onDelete: 'cascade' }),
    /** Whose proof the check was shown. Null: an older row, which no applicant can use. */
    certReqHash: text('cert_req_hash'),
    /** Number and telecom as JSON, sealed. */
    sealed: text('sealed').notNull(),
    expDts: instant('exp_dts').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('portings_wls_sht_no').on(table.wlsShtNo)],
);

/** A document of a contract, and the file that was handed in. */
export interface StoredDocument {
  docCd: PhoneDocumentCode;
  fileNo: string | null;
  regDts: string | null;
}

/** Contracts for a phone and its line. Member and phone are no references: a contract outlives both. */
export const wirelessOrders = pgTable(
  'wireless_orders',
  {
    ordNo: text('ord_no').primaryKey(),
    mallId: text('mall_id').notNull(),
    memNo: text('mem_no').notNull(),
    wlsShtNo: text('wls_sht_no').notNull(),
    stat: text('stat').$type<PhoneOrderState>().notNull(),
    statDts: instant('stat_dts').notNull(),
    ordDts: instant('ord_dts').notNull(),
    gdsGrpNo: text('gds_grp_no').notNull(),
    colorNm: text('color_nm'),
    stckTp: text('stck_tp').$type<StockPlace>().notNull(),
    /** 1 if the phone came from the second store. */
    stckqty2: integer('stckqty2').notNull(),
    /** The price as it was agreed, as the estimate answers it. */
    estimate: jsonb('estimate').$type<AgreedEstimate>().notNull(),
    repImgPath: text('rep_img_path'),
    /** Holder and address as JSON, sealed. */
    sealed: text('sealed').notNull(),
    /** The billing account or registered card, sealed; erased seven days after opening or the end. */
    sealedAcct: text('sealed_acct'),
    /** How the carrier gets in, sealed; erased likewise after receipt. */
    sealedEntrance: text('sealed_entrance'),
    billTp: text('bill_tp').$type<'ACCT' | 'CARD'>().notNull(),
    /** Null: nothing is paid or registered. */
    payMthdCd: text('pay_mthd_cd'),
    payPrc: won('pay_prc').notNull(),
    /** End of the time to pay or register; null once that is done or the order has ended. */
    payDueDts: instant('pay_due_dts'),
    payDts: instant('pay_dts'),
    payNo: text('pay_no'),
    docList: jsonb('doc_list').$type<StoredDocument[]>().notNull(),
    docDueDts: instant('doc_due_dts'),
    rsnCd: text('rsn_cd'),
    rsnCntn: text('rsn_cntn'),
    signFileNo: text('sign_file_no').notNull(),
    agreeCdList: jsonb('agree_cd_list').$type<string[]>().notNull(),
    /** The parcel with the phone; null before it is sent. */
    dlvCmpnyNm: text('dlv_cmpny_nm'),
    invcNo: text('invc_no'),
    rcvDts: instant('rcv_dts'),
    opnDts: instant('opn_dts'),
  },
  (table) => [
    index('wireless_orders_mem_no').on(table.memNo, table.ordDts),
    index('wireless_orders_stat').on(table.stat, table.statDts),
    index('wireless_orders_gds_grp_no').on(table.gdsGrpNo),
    ...notNegative(table.stckqty2, table.payPrc),
  ],
);

/** Events of a phone order. */
export const wirelessOrderHistory = pgTable(
  'wireless_order_history',
  {
    seq: integer('seq').generatedAlwaysAsIdentity().primaryKey(),
    ordNo: text('ord_no')
      .notNull()
      .references(() => wirelessOrders.ordNo, { onDelete: 'cascade' }),
    dts: instant('dts').notNull(),
    stat: text('stat').$type<PhoneOrderState>().notNull(),
    whoTp: text('who_tp').$type<'M' | 'S'>().notNull(),
    rsnCntn: text('rsn_cntn'),
  },
  (table) => [index('wireless_order_history_ord_no').on(table.ordNo)],
);
