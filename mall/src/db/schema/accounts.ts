import { char, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notNegative } from './checks.ts';
import { instant } from './column-types.ts';
import { malls } from './malls.ts';
import { members } from './members.ts';

/** Purpose of a proof. STEP_EMAIL: the step after a sign-in that was refused without a certified address. */
export type CertPurpose =
  | 'JOIN'
  | 'FIND_ID'
  | 'FIND_PASSWORD'
  | 'DORMANT'
  | 'CHANGE'
  | 'CONTRACT'
  | 'ORDER'
  | 'STEP_EMAIL';

/** How a person is certified: by a code in a message or a mail, or at the identity agency. */
export type CertKind = 'SMS' | 'EMAIL' | 'PHONE';

/** From the request of a code to the use of its proof. Stores numbers, codes and proofs as hashes only. */
export const certRequests = pgTable(
  'cert_requests',
  {
    certReqHash: text('cert_req_hash').primaryKey(),
    kind: text('kind').$type<CertKind>().notNull(),
    purposeCd: text('purpose_cd').$type<CertPurpose>().notNull(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    /** The signed-in member who requested it; the proof is valid for no other. */
    memNo: text('mem_no').references(() => members.memNo, { onDelete: 'cascade' }),
    /** The person as JSON, sealed. Null until they enter their data at the agency. */
    sealed: text('sealed'),
    /** The next are those of versions that sealed nothing; the start seals them. */
    plainNm: text('mem_nm'),
    plainTarget: text('target'),
    plainBirthDt: char('birth_dt', { length: 8 }),
    /** Address that the agency returns to. */
    rtnUrl: text('rtn_url'),
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    tries: integer('tries').notNull().default(0),
    /** When the right code was entered. */
    provenAt: instant('proven_at'),
    certNoHash: text('cert_no_hash').unique(),
    usedAt: instant('used_at'),
    /** The sheet of a phone order that a proof of CONTRACT was shown with first; it is good for no other. */
    wlsShtNo: text('wls_sht_no'),
    createdAt: instant('created_at').notNull(),
    /** Expiry of the request, and of the proof once there is one. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('cert_requests_expires_at').on(table.expiresAt),
    index('cert_requests_mem_no').on(table.memNo),
    ...notNegative(table.tries),
  ],
);

/** Used step tokens, until they would have expired. */
export const spentSteps = pgTable('spent_steps', {
  jti: text('jti').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Tokens of links in mails, as hashes. WAKE belongs to a member, JOIN to an address. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<'WAKE' | 'JOIN'>().notNull(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    memNo: text('mem_no').references(() => members.memNo, { onDelete: 'cascade' }),
    sealedEmail: text('sealed_email'),
    /** Finds the address. */
    emailHash: text('email_hash'),
    /** That of a version that sealed nothing; the start seals it. */
    plainEmail: text('email'),
    usedAt: instant('used_at'),
    /** When the proven address of a JOIN link went into an account. */
    joinedAt: instant('joined_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mail_links_email_hash').on(table.emailHash), index('mail_links_mem_no').on(table.memNo)],
);

/** Tickets that open a session in a browser, as hashes. Used and expired ones stay for a day, so that their holder is told why. */
export const tickets = pgTable(
  'tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('tickets_expires_at').on(table.expiresAt), index('tickets_mem_no').on(table.memNo)],
);

/** Texts that a member agreed to when joining, with the version at that time. */
export const consents = pgTable(
  'consents',
  {
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    /** Null if the mall had no published text under the code. */
    infoNo: integer('info_no'),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memNo, table.code] })],
);

/** Ids of former members as keyed hashes, so that no one gets them again; with the reason of leaving. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    idHash: text('id_hash').notNull(),
    reasonCd: text('reason_cd'),
    /** In their words, sealed. */
    sealedReason: text('sealed_reason'),
    /** That of a version that sealed nothing; the start seals it. */
    plainReason: text('reason'),
    withdrawnAt: instant('withdrawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mallId, table.idHash] })],
);

/** Number of attempts in the current window, by hash of action and target. */
export const tryCounts = pgTable(
  'try_counts',
  {
    keyHash: text('key_hash').primaryKey(),
    spent: integer('spent').notNull(),
    /** End of the window. */
    until: instant('until').notNull(),
  },
  (table) => [...notNegative(table.spent)],
);
