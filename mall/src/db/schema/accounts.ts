import { char, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { malls } from './malls.ts';
import { members } from './members.ts';

/** What a proof is for. STEP_EMAIL: the step after a sign-in that was refused for want of a certified address. */
export type CertPurpose = 'JOIN' | 'FIND_ID' | 'FIND_PASSWORD' | 'DORMANT' | 'CHANGE' | 'STEP_EMAIL';

/** How a person is certified: by a code in a message or a mail, or at the identity agency. */
export type CertKind = 'SMS' | 'EMAIL' | 'PHONE';

/** From asking for a code to using the proof. Numbers, codes and proofs are kept as hashes only. */
export const certRequests = pgTable(
  'cert_requests',
  {
    certReqHash: text('cert_req_hash').primaryKey(),
    kind: text('kind').$type<CertKind>().notNull(),
    purposeCd: text('purpose_cd').$type<CertPurpose>().notNull(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    /** The member who asked with a token of theirs; the proof is good for nobody else. */
    memNo: text('mem_no').references(() => members.memNo, { onDelete: 'cascade' }),
    /** Null until a person has said it at the agency, as the three after it. */
    memNm: text('mem_nm'),
    /** A mobile number, digits only, or an e-mail address in lower case. */
    target: text('target'),
    /** yyyyMMdd */
    birthDt: char('birth_dt', { length: 8 }),
    /** Where the agency sends the person back. */
    rtnUrl: text('rtn_url'),
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    tries: integer('tries').notNull().default(0),
    /** When the right code was given. */
    provenAt: instant('proven_at'),
    certNoHash: text('cert_no_hash').unique(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
    /** Of the request, and once it is proven of the proof. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('cert_requests_expires_at').on(table.expiresAt), index('cert_requests_mem_no').on(table.memNo)],
);

/** Step tokens that have been used, until they would have expired. */
export const spentSteps = pgTable('spent_steps', {
  jti: text('jti').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Tokens of links in mails, by hash only. WAKE belongs to a member, JOIN to an address. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<'WAKE' | 'JOIN'>().notNull(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    memNo: text('mem_no').references(() => members.memNo, { onDelete: 'cascade' }),
    email: text('email'),
    usedAt: instant('used_at'),
    /** When the proven address of a JOIN link went into an account. */
    joinedAt: instant('joined_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mail_links_email').on(table.email), index('mail_links_mem_no').on(table.memNo)],
);

/** The texts that a member agreed to when joining, with the version of then. */
export const consents = pgTable(
  'consents',
  {
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    /** Null where the mall had published no text under the code. */
    infoNo: integer('info_no'),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memNo, table.code] })],
);

/** Ids of members who left, by keyed hash, so that nobody gets them again; and why they left. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    idHash: text('id_hash').notNull(),
    reasonCd: text('reason_cd'),
    reason: text('reason'),
    withdrawnAt: instant('withdrawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mallId, table.idHash] })],
);

/** How often something was tried since its count began, by hash of what and whose. */
export const tryCounts = pgTable('try_counts', {
  keyHash: text('key_hash').primaryKey(),
  spent: integer('spent').notNull(),
  /** When the count begins anew. */
  until: instant('until').notNull(),
});
