import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant } from './column-types.ts';

/** Metadata of the database, such as the version of its seed. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Kind of a message: the keys of the table in `mail/message-table.ts`. */
export type MessageKind =
  | 'CERT_CODE'
  | 'STEP_CODE'
  | 'WAKE_LINK'
  | 'JOIN_LINK'
  | 'TEMPORARY_PASSWORD'
  | 'WELCOME'
  | 'ORDER_PAID'
  | 'ORDER_TICKET'
  | 'ACCOUNT_ISSUED'
  | 'DEPOSIT_WRONG'
  | 'ORDER_SENT'
  | 'ORDER_DELIVERED'
  | 'ORDER_CANCELLED'
  | 'CLAIM_RECEIVED'
  | 'CLAIM_COLLECTING'
  | 'RETURN_GRANTED'
  | 'CLAIM_REFUSED'
  | 'EXCHANGE_DONE'
  | 'REFUND_DONE'
  | 'PHONE_RECEIVED'
  | 'PHONE_PAPERS_ASKED'
  | 'PHONE_SENT'
  | 'PHONE_OPENED'
  | 'PHONE_REFUSED'
  | 'SUBSCRIPTION_BEGUN'
  | 'CHARGE_ANNOUNCED'
  | 'CHARGED'
  | 'CHARGE_OMITTED'
  | 'CHARGE_REFUSED'
  | 'PRICE_CONSENT'
  | 'SUBSCRIPTION_PAUSED'
  | 'SUBSCRIPTION_ENDED'
  | 'QUESTION_ANSWERED'
  | 'TAX_INVOICE_ASKED'
  | 'TAX_INVOICE_ISSUED'
  | 'TAX_INVOICE_AMENDED'
  | 'RESTOCK_ALERT'
  | 'PRICE_ALERT'
  | 'EVENT_ENTERED'
  | 'EVENT_WON';

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
    /** Target, subject, body and links as JSON, sealed. Body and links are emptied after sending: they may hold a code or a password. */
    sealed: text('sealed'),
    /** Finds the messages to a target. */
    targetHash: text('target_hash'),
    /** The next are those of versions that sealed nothing; the start seals them. */
    plainTarget: text('target'),
    plainSubject: text('subject'),
    plainBody: text('body'),
    plainLinks: jsonb('links').$type<MessageLink[]>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('outbox_target_hash').on(table.targetHash, table.createdAt),
    index('outbox_created_at').on(table.createdAt),
    index('outbox_plain')
      .on(table.id)
      .where(sql`${table.plainTarget} is not null`),
    ...notNegative(table.tries),
  ],
);
