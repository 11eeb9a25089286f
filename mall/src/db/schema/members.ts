import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, yn } from './column-types.ts';
import { malls } from './malls.ts';
import { products } from './products.ts';

export type MemberStatus = 'NORMAL' | 'DORMANT' | 'WITHDRAWN';

/**
 * A member of one mall. Guests of a marketing mall are members without id and password. The `plain` columns are those of
 * versions that sealed nothing, and of seeds: the start seals them, and empties them (`seal-plain-rows.ts`).
 */
export const members = pgTable(
  'members',
  {
    memNo: text('mem_no').primaryKey(),
    mallId: text('mall_id')
      .notNull()
      .references(() => malls.mallId),
    /** Null for guests. Unique in a mall, compared in lower case. */
    loginId: text('login_id'),
    /** An argon2id hash. Null for guests. */
    passwordHash: text('password_hash'),
    /** Name, e-mail, mobile and postal address as JSON, sealed. Null for guests and former members. */
    sealed: text('sealed'),
    plainNm: text('mem_nm'),
    plainEmail: text('email'),
    /** Finds the e-mail address; null: none. */
    emailHash: text('email_hash'),
    /** Y once the e-mail address was proven; otherwise the right password is refused with 1257. */
    emailCertYn: yn('email_cert_yn').notNull().default('Y'),
    plainMobile: text('mobile'),
    /** Finds the mobile number; null: none. */
    mobileHash: text('mobile_hash'),
    memStat: text('mem_stat').$type<MemberStatus>().notNull().default('NORMAL'),
    /** Y: the password is the initial one; the right password is refused with 1258. */
    initPwdYn: yn('init_pwd_yn').notNull().default('N'),
    /** Y: signed in, but must change the password before anything else. */
    tmpPwdYn: yn('tmp_pwd_yn').notNull().default('N'),
    guestYn: yn('guest_yn').notNull().default('N'),
    emailAgreeYn: yn('email_agree_yn').notNull().default('Y'),
    smsAgreeYn: yn('sms_agree_yn').notNull().default('N'),
    plainZipCd: text('zip_cd'),
    plainRoadAddr: text('road_addr'),
    plainDtlAddr: text('dtl_addr'),
    joinDts: instant('join_dts').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_login_id').on(table.mallId, table.loginId),
    index('members_mobile_hash').on(table.mallId, table.mobileHash),
    index('members_email_hash').on(table.mallId, table.emailHash),
    index('members_plain')
      .on(table.memNo)
      .where(sql`${table.plainNm} is not null`),
  ],
);

/** A session. Its id is the `sid` of each of its access tokens. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** What it was opened with, such as "iPhone · Safari"; null: unknown. */
    dvcNm: text('dvc_nm'),
    /** When it last got tokens; null: before this was written down. */
    usedAt: instant('used_at'),
    /** Expiry of all tokens of the session. Each refresh extends it. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_mem_no').on(table.memNo), index('sessions_expires_at').on(table.expiresAt)],
);

/** Refresh tokens as hashes. One row per token issued in an open session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sid: text('sid')
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** First use; after it the token is valid for the grace time only. */
    usedAt: instant('used_at'),
    /** Token pair of the first use, encrypted with a key derived from this token. */
    sealedPair: text('sealed_pair'),
  },
  (table) => [index('refresh_tokens_sid').on(table.sid)],
);

/** One-time codes of the telecom identity service. */
export const tidCodes = pgTable('tid_codes', {
  tid: text('tid').primaryKey(),
  mallId: text('mall_id')
    .notNull()
    .references(() => malls.mallId),
  memNo: text('mem_no')
    .notNull()
    .references(() => members.memNo, { onDelete: 'cascade' }),
  /** Null: does not expire. */
  expiresAt: instant('expires_at'),
  usedAt: instant('used_at'),
});

/** Favorites of a member. */
export const wishes = pgTable(
  'wishes',
  {
    memNo: text('mem_no')
      .notNull()
      .references(() => members.memNo, { onDelete: 'cascade' }),
    gdsGrpNo: text('gds_grp_no')
      .notNull()
      .references(() => products.gdsGrpNo, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memNo, table.gdsGrpNo] })],
);
