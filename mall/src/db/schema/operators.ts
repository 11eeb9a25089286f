import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/** What a person of the shop may do. ALL may do everything. */
export type OperatorRole = 'ORDERS' | 'CONTRACTS' | 'SERVICE' | 'ALL';

/** Named keys of operators. Kept for two years after their end, since writes and looks name them. */
export const operatorKeys = pgTable('operator_keys', {
  keyNo: text('key_no').primaryKey(),
  keyNm: text('key_nm').notNull(),
  roleCd: text('role_cd').$type<OperatorRole>().notNull(),
  keyHash: text('key_hash').notNull().unique(),
  regDts: instant('reg_dts').notNull(),
  endDts: instant('end_dts').notNull(),
  /** Null: not revoked. */
  revDts: instant('rev_dts'),
});

/** Browsers that are signed in with a key. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    keyNo: text('key_no')
      .notNull()
      .references(() => operatorKeys.keyNo, { onDelete: 'cascade' }),
    endDts: instant('end_dts').notNull(),
  },
  (table) => [index('operator_sessions_end_dts').on(table.endDts)],
);

/** Everything that operators changed, and the response of each call, for a repeat with its key. Kept for two years. */
export const operatorWrites = pgTable(
  'operator_writes',
  {
    writeNo: text('write_no').primaryKey(),
    keyNo: text('key_no')
      .notNull()
      .references(() => operatorKeys.keyNo),
    /** Of the contract. */
    operation: text('operation').notNull(),
    /** The number in its path. Null: it has none. */
    target: text('target'),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** States and sums of the target, without personal data. Null: it was not there. */
    before: jsonb('before').$type<object>(),
    after: jsonb('after').$type<object>(),
    /** Words of the operator, sealed: they may name a person. */
    sealedWords: text('sealed_words'),
    answer: jsonb('answer'),
    dts: instant('dts').notNull(),
  },
  (table) => [
    unique('operator_writes_once').on(table.keyNo, table.operation, table.idempotencyKey),
    index('operator_writes_dts').on(table.dts),
    index('operator_writes_target').on(table.target),
  ],
);

/** Whose personal data operators saw. Kept for two years. */
export const operatorLooks = pgTable(
  'operator_looks',
  {
    lookNo: text('look_no').primaryKey(),
    keyNo: text('key_no')
      .notNull()
      .references(() => operatorKeys.keyNo),
    operation: text('operation').notNull(),
    /** Numbers of the members. */
    memNoList: jsonb('mem_no_list').$type<string[]>().notNull(),
    dts: instant('dts').notNull(),
  },
  (table) => [index('operator_looks_dts').on(table.dts)],
);
