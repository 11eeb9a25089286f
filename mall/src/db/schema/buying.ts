import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { notNegative, positive } from './checks.ts';
import { instant, won, yn } from './column-types.ts';
import { members } from './members.ts';
import { goods } from './products.ts';

/** Cart lines of a member. They reserve no stock. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cartNo: text('cart_no').primaryKey(),
    /** Grows with every new line: of two lines the older has the smaller one. */
    seq: integer('seq').generatedAlwaysAsIdentity().notNull(),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => goods.gdsGrpNo, { onDelete: 'cascade' }),
    /** No foreign key: a line stays after its option is deleted, and shows that. */
    optNo: text('opt_no'),
    colorNm: text('color_nm'),
    /** The words of its option, sealed, and a hash that finds equal ones. */
    sealedOptTxt: text('sealed_opt_txt'),
    optTxtHash: text('opt_txt_hash'),
    qty: integer('qty').notNull(),
    /** The sale price that the member has last seen here. */
    seenSlPrc: won('seen_sl_prc').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('cart_lines_choice')
      .on(table.memNo, table.gdsGrpNo, table.optNo, table.colorNm, table.optTxtHash)
      .nullsNotDistinct(),
    index('cart_lines_changed_at').on(table.changedAt),
    ...positive(table.qty),
    ...notNegative(table.seenSlPrc),
  ],
);

/** The address book of a member. */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    dlvNo: text('dlv_no').primaryKey(),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    dfltYn: yn('dflt_yn').notNull(),
    /** Everything personal in it as JSON, sealed. */
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an order last used it, or when it was created. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [index('delivery_addresses_mem_no').on(table.memNo)],
);

/** The first response to a call with a key, stored in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    /** Method and path without the query, e.g. `POST /api/v1/mall/carts`. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The response as JSON, sealed: it may be personal. */
    sealedAnswer: text('sealed_answer').notNull(),
    /** End of the lease of the request that finishes the call; null: the response is stored. */
    busyUntil: instant('busy_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memNo, table.call, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
