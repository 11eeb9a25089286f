import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant, won } from './column-types.ts';
import { members } from './members.ts';
import { products } from './products.ts';

export type AlertKind = 'RESTOCK' | 'PRICE';

/** A one-time alert about a product for a member. */
export const alerts = pgTable(
  'alerts',
  {
    almNo: text('alm_no').primaryKey(),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => products.gdsGrpNo, { onDelete: 'cascade' }),
    colorNm: text('color_nm'),
    /** No foreign key: an alert for a deleted option is never sent, and ends by itself. */
    optNo: text('opt_no'),
    /** How the member wants to join, for phones. */
    joinTp: text('join_tp'),
    almTp: text('alm_tp').$type<AlertKind>().notNull(),
    /** As wished; null: any lower price. */
    tgtPrc: won('tgt_prc'),
    /** The highest price that it is sent at; null for RESTOCK. */
    sendPrc: won('send_prc'),
    regDts: instant('reg_dts').notNull(),
    expDts: instant('exp_dts').notNull(),
    sentDts: instant('sent_dts'),
  },
  (table) => [
    index('alerts_mem_no').on(table.memNo),
    index('alerts_waiting')
      .on(table.gdsGrpNo)
      .where(sql`${table.sentDts} is null`),
    index('alerts_exp_dts').on(table.expDts),
    ...notNegative(table.tgtPrc, table.sendPrc),
  ],
);
