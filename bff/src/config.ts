import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commonSettings, givenIn } from 'settings/common.ts';
import { unknownSettings } from 'settings/unknown-settings.ts';
import {
  attributes,
  flag,
  names,
  origin,
  origins,
  outwardAddress,
  port,
  proxies,
  returnTargets,
  secret,
  serverAddress,
  share,
  text,
  wholeNumber,
} from 'settings/values.ts';
import { z } from 'zod';
import { mismatchedTimes } from './mismatched-times.ts';

const builtStorefront = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Every setting of the gateway, by its name in the environment. The defaults are safe for one machine. */
const environment = z.object({
  ...commonSettings,
  METRICS_PORT: port(4001),
  MALL_API_URL: origin,
  SHOP_KEYS: names.default(['familyshop', 'groupware', 'bizpartner']),
  LISTED_MALLS: names.default([]),
  REDIS_URL: serverAddress,
  REDIS_COMMAND_MS: wholeNumber(500, { from: 50 }),
  WEB_DIST: text.default(builtStorefront),
  MANIFESTS: text.optional(),
  PURGE_KEY: secret.optional(),
  TRUSTED_PROXIES: proxies([]),
  CORS_ORIGINS: origins.default([]),
  RETURN_TARGETS: returnTargets.default([]),
  CLIENT_NAMES: names.default(['storefront', 'ios', 'android']),

  OTEL_EXPORTER_OTLP_ENDPOINT: outwardAddress,
  OTEL_SERVICE_NAME: text.optional(),
  OTEL_RESOURCE_ATTRIBUTES: attributes.default({}),
  OTEL_TRACES_SAMPLER_ARG: share(1),

  CHATBOT_URL: outwardAddress,
  TELECOM_GATE_URL: outwardAddress,
  BUSINESS_CHECK_URL: outwardAddress,
  FAMILY_SITE_URL: outwardAddress,
  SECURITY_URL: outwardAddress,
  ANALYTICS_MALL: text.optional(),
  ANALYTICS_URL: outwardAddress,
  RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_SCRIPT_URL: outwardAddress.default('https://www.google.com/recaptcha/api.js'),
  RECAPTCHA_ORIGINS: origins.default([
    'https://www.google.com',
    'https://www.gstatic.com',
    'https://recaptcha.google.com',
  ]),

  CERTIFICATION_ORIGINS: origins.default([]),
  PG_URL: z.string().optional(),
  PAYMENT_ORIGINS: origins.default([]),
  AGENTS: flag(false),
  INTROSPECTION: flag(false),
  TELL_UPSTREAM_CALLS: flag(false),
  TRUSTED_DOCUMENTS_ONLY: flag(false),
  REQUEST_HEADERS_MS: wholeNumber(10_000, { from: 100 }),
  REQUEST_MS: wholeNumber(20_000, { from: 100 }),
  FILE_MS: wholeNumber(120_000, { from: 200 }),
  MAX_REQUESTS_IN_FLIGHT: wholeNumber(2_048, { from: 1 }),
  MAX_WAIT_MS: wholeNumber(1_000, { from: 10 }),
  MAX_BODY_BYTES: wholeNumber(100_000, { from: 1_000 }),
  MAX_TOKENS: wholeNumber(1_000, { from: 50 }),
  MAX_DEPTH: wholeNumber(12, { from: 3 }),
  MAX_ALIASES: wholeNumber(30),
  MAX_DIRECTIVES: wholeNumber(20),
  MAX_FIELDS: wholeNumber(300, { from: 10 }),
  MAX_UPSTREAM_CALLS: wholeNumber(20, { from: 1 }),
  SIGN_IN_TRIES_PER_ACCOUNT: wholeNumber(20, { from: 1 }),
  SIGN_IN_TRIES_PER_ADDRESS: wholeNumber(100, { from: 1 }),
  GUEST_SESSIONS_PER_ADDRESS: wholeNumber(3_000, { from: 1 }),
  REFUSED_REFRESHES_PER_ADDRESS: wholeNumber(60, { from: 1 }),
  AGENT_CALLS_PER_MEMBER: wholeNumber(60, { from: 1 }),
  AGENT_CALLS_PER_ADDRESS: wholeNumber(600, { from: 1 }),
  FILE_UPLOADS_PER_MEMBER: wholeNumber(100, { from: 1 }),
  FILE_DOWNLOADS_PER_MEMBER: wholeNumber(1_000, { from: 1 }),
  FILES_PER_ADDRESS: wholeNumber(10_000, { from: 1 }),
  REFRESH_BEFORE_SECONDS: wholeNumber(300),

  MALL_CONNECT_MS: wholeNumber(1_000, { from: 50 }),
  MALL_CALL_MS: wholeNumber(5_000, { from: 100 }),
  MALL_PATIENCE_MS: wholeNumber(500, { from: 10 }),
  ANSWER_MS: wholeNumber(7_500, { from: 200 }),
  MALL_CONNECTIONS: wholeNumber(128, { from: 1 }),
  MALL_CALLS_PER_ENDPOINT: wholeNumber(32, { from: 1 }),
  MALL_QUEUE_PER_ENDPOINT: wholeNumber(256),
  MALL_MAX_ANSWER_BYTES: wholeNumber(5_000_000, { from: 1_000 }),
  MALL_MAX_IMAGE_BYTES: wholeNumber(20_000_000, { from: 1_000 }),
  BREAKER_FAILURES: wholeNumber(5, { from: 1 }),
  BREAKER_PAUSE_MS: wholeNumber(1_000, { from: 10 }),

  LAYOUT_STALE_SECONDS: wholeNumber(86_400),
  LAYOUT_CACHE_BYTES: wholeNumber(64_000_000),
  LAYOUT_PATIENCE_MS: wholeNumber(200),

  RENDER_MS: wholeNumber(1_500, { from: 1 }),
  WARM_UP_MS: wholeNumber(5_000),
  RENDERS_AT_ONCE: wholeNumber(8, { from: 1 }),
  PAGE_CACHE_BYTES: wholeNumber(64_000_000),
  PAGE_STALE_SECONDS: wholeNumber(600),
  UNREADY_MS: wholeNumber(500),
  DRAIN_MS: wholeNumber(10_000),
});

export const settingNames = Object.keys(environment.shape);

export interface Settings extends Omit<z.output<typeof environment>, 'MALL_API_URL'> {
  MALL_API_URL: string;
  /** Likely mistakes in the names of settings, each a line. */
  unknown: string[];
}

/** Names that begin so are the gateway's alone. */
const families = ['BREAKER_', 'LAYOUT_'];

/** The settings do not fit. `message` names every mistake with its remedy, a line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the environment; the only place that does. Throws a SettingsError that names all mistakes at once. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = givenIn(env);
  const result = environment.safeParse(given);
  if (!result.success) throw new SettingsError(result.error.issues.map((issue) => describe(issue, given)).join('\n'));
  const settings = result.data;
  return {
    ...settings,
    MALL_API_URL: settings.MALL_API_URL ?? `http://127.0.0.1:${settings.MALL_PORT}`,
    unknown: unknownSettings(env, settingNames, families),
  };
}

/** Probable mistakes that do not prevent the start. */
export function warningsAbout(settings: Settings): string[] {
  const isBuilt = existsSync(settings.WEB_DIST);
  return [
    ...settings.unknown,
    ...mismatchedTimes(settings),
    ...(isBuilt
      ? []
      : ['The storefront is not built, so pages show a notice only. Build it with: pnpm --filter web build']),
  ];
}

function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = issue.path.join('.');
  return `${name} ${issue.message}. It is ${JSON.stringify(given[name] === undefined ? null : withoutCredentials(given[name]).slice(0, 80))} now.`;
}

/** Masks the credentials of an address, well-formed or not, because the message goes into logs. */
function withoutCredentials(value: string): string {
  return value.replace(/^(\s*[\w+.-]+:\/\/)?.*@/su, '$1[redacted]@');
}
