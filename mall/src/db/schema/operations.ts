import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/** Facts about the database itself, such as the version of the seed that filled it. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** E-mail and SMS that the mall would send. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mallId: text('mall_id').notNull(),
    channel: text('channel').$type<'EMAIL' | 'SMS'>().notNull(),
    target: text('target').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('outbox_target').on(table.target, table.createdAt)],
);
