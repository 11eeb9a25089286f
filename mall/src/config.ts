import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonSettings, givenIn } from 'settings/common.ts';
import { unknownSettings } from 'settings/unknown-settings.ts';
import { flag, proxies, wholeNumber } from 'settings/values.ts';
import { z } from 'zod';

/** Everything that can be set from outside. */
export interface Settings {
  host: string;
  /** 0: any free port. */
  port: number;
  /** The image host: the gateway serves the pictures unless another is named. */
  endPoint: string;
  /** Null: none is named. */
  imageHost: string | null;
  /** A PostgreSQL server; null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** For a server: connections of this process, the time limit of a statement (0: none), and whether connections prepare them. */
  pool: { connections: number; statementMs: number; preparesStatements: boolean };
  dataDir: string;
  logLevel: string;
  /** All keys are derived from it; null: made on the first start and kept in `dataDir`. */
  secret: string | null;
  /** Another secret whose keys are accepted while the secret is being changed. */
  otherSecret: string | null;
  /** Whether the start brings a server database up to date. */
  migratesAtStart: boolean;
  /** How long a stopping mall says that it is not ready, and serves. */
  unreadyMs: number;
  recaptcha: { secret: string; verifyUrl: string } | null;
  /** The government's road-address service; null: the bundled addresses. */
  addressSearch: { key: string; url: string } | null;
  accessTokenSeconds: number;
  refreshTokenDays: number;
  refreshGraceSeconds: number;
  signIn: { limit: number; addressLimit: number; windowSeconds: number };
  /** Codes and mails per hour: for one number, address or account, and from one IP address. */
  sending: { limit: number; addressLimit: number; windowSeconds: number };
  /** Proxies whose X-Forwarded-For is trusted, as in Express. */
  trustProxy: string[];
  /** Hosts of the shop, in lower case, perhaps with ports. Empty: this machine. */
  mallHosts: string[];
  /** Origin of links in mails. */
  storefrontUrl: string;
  /** Mail server; null: mails stay in the outbox. */
  smtp: { url: string; from: string } | null;
  /** Sender of short texts; null: they stay in the outbox. */
  alimtalk: { url: string; appKey: string; secretKey: string; senderKey: string; fallbackNumber: string } | null;
  /** A bucket for files, by the Amazon S3 protocol; null: a folder in `dataDir`. */
  fileStore: { url: string; accessKeyId: string; secretAccessKey: string; region: string } | null;
  /** Uploads in memory at once, and those that wait unread. More are refused. */
  uploads: { atOnce: number; mostWaiting: number; longestWaitMs: number };
  /** Whether `/dev/outbox` shows this machine the unsent messages. */
  showsOutbox: boolean;
  /** How long the shop that the embedded mall plays takes for each step of an order; 0: it takes none. */
  shopPaceSeconds: number;
  /** Where the operator's door is. Null: there is none. */
  operator: { host: string; port: number } | null;
  /** Yearly interest on a late refund, in percent; 0: none. */
  refundInterestPercent: number;
  /** Payment provider: null, the test provider. */
  payment: { url: string; secretKey: string } | null;
  /** Whether `/pg-test` simulates the payment provider. */
  playsPaymentProvider: boolean;
  /** Whether it does so for everybody, as in a demonstration, and not for this machine alone. */
  isTestProviderPublic: boolean;
  /** Whether an empty database gets members whose passwords are published. */
  hasDemoMembers: boolean;
  /** Whether `/kmcert` simulates the identity agency for this machine. */
  playsAgency: boolean;
  /** Likely mistakes in the names of settings, each a line. */
  unknown: string[];
}

/** A wrong setting or environment. The message tells the operator how to fix it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Less than a gateway waits for an upload that does not move. */
const longestUploadWaitMs = 3000;
const defaultDataDir = fileURLToPath(new URL('../../data', import.meta.url));

const address = (remedy: string) =>
  z.url({ protocol: /^https?$/u, error: `must be an http or https address; ${remedy}` });

const highestPort = 65_535;

const fields = z.object({
  ...commonSettings,
  OPERATOR_HOST: z.string().default('127.0.0.1'),
  OPERATOR_PORT: z
    .string()
    .refine(
      (text) => /^\d{1,5}$/u.test(text) && Number(text) <= highestPort,
      'must be a port; leave it out for no door',
    )
    .transform(Number)
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/u, error: 'must begin with postgres://; leave it out for the embedded database' })
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(10, { from: 1, to: 1000 }),
  DATABASE_STATEMENT_MS: wholeNumber(8000, { to: 3_600_000 }),
  DATABASE_PREPARES_STATEMENTS: flag(true),
  DATA_DIR: z.string().optional(),
  MALL_SECRET: z.string().min(32, 'must have 32 characters or more; leave it out to have one made').optional(),
  MALL_SECRET_ALSO: z.string().min(32, 'must have 32 characters or more; leave it out for none').optional(),
  MIGRATE_AT_START: flag(true),
  MALL_UNREADY_MS: wholeNumber(0, { to: 60_000 }),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: address('leave it out for the public one').default(
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  ADDRESS_SEARCH_KEY: z.string().optional(),
  ADDRESS_SEARCH_URL: address('leave it out for the public one').default(
    'https://business.juso.go.kr/addrlink/addrLinkApi.do',
  ),
  ACCESS_TOKEN_SECONDS: wholeNumber(1800, { from: 1, to: 86_400 }),
  REFRESH_TOKEN_DAYS: wholeNumber(14, { from: 1, to: 365 }),
  SIGN_IN_LIMIT: wholeNumber(10, { from: 1, to: 100_000 }),
  SIGN_IN_ADDRESS_LIMIT: wholeNumber(100, { from: 1, to: 1_000_000 }),
  SIGN_IN_WINDOW_SECONDS: wholeNumber(600, { from: 1, to: 86_400 }),
  SEND_LIMIT: wholeNumber(5, { from: 1, to: 100_000 }),
  SEND_ADDRESS_LIMIT: wholeNumber(60, { from: 1, to: 1_000_000 }),
  SHOP_PACE_SECONDS: wholeNumber(600, { to: 86_400 }),
  REFUND_INTEREST_PERCENT: wholeNumber(15, { to: 100 }),
  TRUST_PROXY: proxies(['loopback']),
  STOREFRONT_URL: address('leave it out for the first of MALL_HOSTS, or this machine').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/u,
      error: 'must begin with smtp:// or smtps://; leave it out to keep mails in the outbox',
    })
    .optional(),
  MAIL_FROM: z.string().regex(/@/u, 'must hold an e-mail address').default('no-reply@localhost'),
  ALIMTALK_URL: address('leave it out for the public one').default(
    'https://kakaotalk-bizmessage.api.nhncloudservice.com',
  ),
  ALIMTALK_APP_KEY: z.string().default(''),
  ALIMTALK_SECRET_KEY: z.string().default(''),
  ALIMTALK_SENDER_KEY: z.string().default(''),
  ALIMTALK_FALLBACK_NUMBER: z
    .string()
    .regex(/^\d{8,12}$/u, 'must be the digits of a number that is registered for text messages')
    .optional(),
  FILE_STORE_URL: address('leave it out to keep files in DATA_DIR').optional(),
  FILE_STORE_KEY_ID: z.string().default(''),
  FILE_STORE_SECRET: z.string().default(''),
  FILE_STORE_REGION: z.string().default('auto'),
  UPLOADS_AT_ONCE: wholeNumber(5, { from: 1, to: 1000 }),
  UPLOADS_WAITING: wholeNumber(64, { to: 10_000 }),
  PG_URL: address('leave it out for the test provider').optional(),
  PG_SECRET_KEY: z.string().optional(),
  SEED_DEMO: flag(false),
});

export const settingNames = Object.keys(fields.shape);

/** Names that begin so are the mall's alone. */
const families = ['ADDRESS_SEARCH_', 'ALIMTALK_', 'FILE_STORE_', 'OPERATOR_', 'PG_', 'SMTP_'];

const schema = fields
  .refine(
    ({ FILE_STORE_URL, FILE_STORE_KEY_ID, FILE_STORE_SECRET }) =>
      FILE_STORE_URL === undefined || (FILE_STORE_KEY_ID !== '' && FILE_STORE_SECRET !== ''),
    { path: ['FILE_STORE_SECRET'], error: 'and FILE_STORE_KEY_ID must be given together with FILE_STORE_URL' },
  )
  .refine(
    ({ ALIMTALK_APP_KEY, ALIMTALK_SECRET_KEY, ALIMTALK_SENDER_KEY, ALIMTALK_FALLBACK_NUMBER = '' }) => {
      const given = [ALIMTALK_APP_KEY, ALIMTALK_SECRET_KEY, ALIMTALK_SENDER_KEY, ALIMTALK_FALLBACK_NUMBER];
      return given.every((each) => each !== '') || given.every((each) => each === '');
    },
    {
      path: ['ALIMTALK_APP_KEY'],
      error:
        'must be set together with ALIMTALK_SECRET_KEY, ALIMTALK_SENDER_KEY and ALIMTALK_FALLBACK_NUMBER; leave all out to keep short texts in the outbox',
    },
  )
  .refine(({ PG_URL, PG_SECRET_KEY }) => (PG_URL === undefined) === (PG_SECRET_KEY === undefined), {
    path: ['PG_SECRET_KEY'],
    error: 'must be set together with PG_URL; leave both out for the test provider',
  })
  .refine(({ PG_URL, SEED_DEMO }) => PG_URL === undefined || !SEED_DEMO, {
    path: ['SEED_DEMO'],
    error: 'must be 0 beside PG_URL: everybody knows the passwords of the demonstration and could buy with them',
  });

/** Reads the environment. Throws one `StartError` that names every mistake with its remedy. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const result = schema.safeParse(givenIn(environment));
  if (!result.success) {
    const mistakes = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new StartError(`The settings are wrong. ${mistakes.join(' ')}`);
  }
  return toSettings(result.data, environment);
}

function toSettings(read: z.output<typeof schema>, environment: Record<string, string | undefined>): Settings {
  return {
    host: read.HOST,
    port: read.MALL_PORT,
    imageHost: read.IMAGE_HOST ?? null,
    endPoint: read.IMAGE_HOST ?? `http://localhost:${read.PORT}`,
    databaseUrl: read.DATABASE_URL ?? null,
    pool: {
      connections: read.DATABASE_CONNECTIONS,
      statementMs: read.DATABASE_STATEMENT_MS,
      preparesStatements: read.DATABASE_PREPARES_STATEMENTS,
    },
    // A package script runs in the package's folder; INIT_CWD is the folder in which it was started.
    dataDir: read.DATA_DIR ? resolve(environment['INIT_CWD'] ?? '.', read.DATA_DIR) : defaultDataDir,
    logLevel: read.LOG_LEVEL,
    secret: read.MALL_SECRET ?? null,
    otherSecret: read.MALL_SECRET_ALSO ?? null,
    migratesAtStart: read.MIGRATE_AT_START,
    unreadyMs: read.MALL_UNREADY_MS,
    recaptcha: read.RECAPTCHA_SECRET ? { secret: read.RECAPTCHA_SECRET, verifyUrl: read.RECAPTCHA_VERIFY_URL } : null,
    addressSearch: read.ADDRESS_SEARCH_KEY ? { key: read.ADDRESS_SEARCH_KEY, url: read.ADDRESS_SEARCH_URL } : null,
    accessTokenSeconds: read.ACCESS_TOKEN_SECONDS,
    refreshTokenDays: read.REFRESH_TOKEN_DAYS,
    refreshGraceSeconds: read.REFRESH_GRACE_SECONDS,
    signIn: {
      limit: read.SIGN_IN_LIMIT,
      addressLimit: read.SIGN_IN_ADDRESS_LIMIT,
      windowSeconds: read.SIGN_IN_WINDOW_SECONDS,
    },
    sending: { limit: read.SEND_LIMIT, addressLimit: read.SEND_ADDRESS_LIMIT, windowSeconds: 3600 },
    shopPaceSeconds: read.SHOP_PACE_SECONDS,
    operator: read.OPERATOR_PORT === undefined ? null : { host: read.OPERATOR_HOST, port: read.OPERATOR_PORT },
    refundInterestPercent: read.REFUND_INTEREST_PERCENT,
    trustProxy: read.TRUST_PROXY,
    mallHosts: read.MALL_HOSTS,
    storefrontUrl: storefrontUrl(read),
    smtp: read.SMTP_URL ? { url: read.SMTP_URL, from: read.MAIL_FROM } : null,
    alimtalk: alimtalk(read),
    fileStore: fileStore(read),
    uploads: { atOnce: read.UPLOADS_AT_ONCE, mostWaiting: read.UPLOADS_WAITING, longestWaitMs: longestUploadWaitMs },
    showsOutbox: read.DEV_OUTBOX && read.SMTP_URL === undefined,
    playsAgency: read.CERTIFICATION_PAGE,
    payment:
      read.PG_URL && read.PG_SECRET_KEY ? { url: new URL(read.PG_URL).origin, secretKey: read.PG_SECRET_KEY } : null,
    playsPaymentProvider: read.PG_URL === undefined && read.PG_TEST !== '0',
    isTestProviderPublic: read.PG_TEST === 'public',
    hasDemoMembers: read.SEED_DEMO,
    unknown: unknownSettings(environment, settingNames, families),
  };
}

function alimtalk(read: z.output<typeof schema>): Settings['alimtalk'] {
  if (read.ALIMTALK_APP_KEY === '') return null;
  return {
    url: read.ALIMTALK_URL.replace(/\/+$/u, ''),
    appKey: read.ALIMTALK_APP_KEY,
    secretKey: read.ALIMTALK_SECRET_KEY,
    senderKey: read.ALIMTALK_SENDER_KEY,
    fallbackNumber: read.ALIMTALK_FALLBACK_NUMBER ?? '',
  };
}

function fileStore(read: z.output<typeof schema>): Settings['fileStore'] {
  if (read.FILE_STORE_URL === undefined) return null;
  return {
    url: read.FILE_STORE_URL.replace(/\/+$/u, ''),
    accessKeyId: read.FILE_STORE_KEY_ID,
    secretAccessKey: read.FILE_STORE_SECRET,
    region: read.FILE_STORE_REGION,
  };
}

function storefrontUrl({ STOREFRONT_URL, MALL_HOSTS: [host], PORT }: z.output<typeof schema>): string {
  return new URL(STOREFRONT_URL ?? (host === undefined ? `http://localhost:${PORT}` : `https://${host}`)).origin;
}
