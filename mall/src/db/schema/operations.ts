import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant } from './column-types.ts';

/** Metadata of the database, such as the version of its seed. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Kind of a message. */
export type MessageKind =
  | 'CERT_CODE'
  | 'STEP_CODE'
  | 'WAKE_LINK'
  | 'JOIN_LINK'
  | 'TEMPORARY_PASSWORD'
  | 'WELCOME'
  | 'ORDER_PAID'
  | 'CHARGE_ANNOUNCED'
  | 'CHARGE_OMITTED'
  | 'CHARGE_REFUSED'
  | 'PRICE_CONSENT'
  | 'SUBSCRIPTION_ENDED'
  | 'QUESTION_ANSWERED'
  | 'RESTOCK_ALERT'
  | 'PRICE_ALERT';

export interface MessageLink {
  /** Korean name of the kind. */
  label: string;
  url: string;
}

/** Outbox of e-mail and SMS. Mails are sent from here, by jobs, so a shutdown loses none. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mallId: text('mall_id').notNull(),
    channel: text('channel').$type<'EMAIL' | 'SMS'>().notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    target: text('target').notNull(),
    subject: text('subject').notNull(),
    /** Emptied after sending: it may hold a code or a password. */
    body: text('body').notNull(),
    links: jsonb('links').$type<MessageLink[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('outbox_target').on(table.target, table.createdAt),
    index('outbox_created_at').on(table.createdAt),
    ...notNegative(table.tries),
  ],
);
