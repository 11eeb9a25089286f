import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant } from './column-types.ts';
import { members } from './members.ts';

export type FilePurpose = 'QUESTION' | 'CLAIM' | 'DOCUMENT' | 'SIGN';

/** Uploaded files. The file store has their encrypted contents, under their number. */
export const files = pgTable(
  'files',
  {
    fileNo: text('file_no').primaryKey(),
    /** Null once the member has left. Then the file is deleted; that of a claim or inquiry three years after its use, a signature five. */
    memNo: text('mem_no').references(() => members.memNo, { onDelete: 'set null' }),
    purpCd: text('purp_cd').notNull().$type<FilePurpose>(),
    /** Sealed: file names may contain names of people. */
    sealedNm: text('sealed_nm').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a claim, an inquiry or a contract took it; null: deleted after a day. */
    usedAt: instant('used_at'),
  },
  (table) => [
    index('files_mem_no').on(table.memNo),
    index('files_created_at').on(table.createdAt),
    ...notNegative(table.size),
  ],
);
