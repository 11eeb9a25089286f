import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/** Facts about the database itself, such as the version of the seed that filled it. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** What a letter is about. */
export type LetterKind = 'CERT_CODE' | 'STEP_CODE' | 'WAKE_LINK' | 'JOIN_LINK' | 'TEMPORARY_PASSWORD' | 'WELCOME';

export interface LetterLink {
  /** Korean words for it. */
  label: string;
  url: string;
}

/** E-mail and SMS on their way out. A mail is sent from here, so none is lost when the mall ends in between. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mallId: text('mall_id').notNull(),
    channel: text('channel').$type<'EMAIL' | 'SMS'>().notNull(),
    kind: text('kind').$type<LetterKind>().notNull(),
    target: text('target').notNull(),
    subject: text('subject').notNull(),
    /** Empty once the letter was sent: it may hold a code or a password. */
    body: text('body').notNull(),
    links: jsonb('links').$type<LetterLink[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
  },
  (table) => [index('outbox_target').on(table.target, table.createdAt), index('outbox_created_at').on(table.createdAt)],
);
