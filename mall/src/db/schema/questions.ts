import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { members } from './members.ts';

/** Inquiries of members. */
export const questions = pgTable(
  'questions',
  {
    qstnNo: text('qstn_no').primaryKey(),
    /** Null once the member has left. Then the inquiry is deleted three years after its last event. */
    memNo: text('mem_no').references(() => members.memNo, { onDelete: 'set null' }),
    qstnTpCd: text('qstn_tp_cd').notNull(),
    /** Without foreign keys: the inquiry outlives what it is about. */
    ordNo: text('ord_no'),
    gdsGrpNo: text('gds_grp_no'),
    /** Title and text as JSON, sealed; null once the member has deleted it: the row then counts for its day alone. */
    sealed: text('sealed'),
    fileNoList: jsonb('file_no_list').$type<string[]>().notNull(),
    rplyMthdCd: text('rply_mthd_cd').$type<'SMS' | 'EMAIL'>().notNull(),
    regDts: instant('reg_dts').notNull(),
    sealedAns: text('sealed_ans'),
    ansDts: instant('ans_dts'),
  },
  (table) => [index('questions_mem_no').on(table.memNo, table.regDts), index('questions_reg_dts').on(table.regDts)],
);
