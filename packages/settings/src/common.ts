import { flag, imageHost, names, oneOf, port, text, wholeNumber } from './values.ts';

/** The settings that mall and gateway both read, so that one environment means the same to both. */
export const commonSettings = {
  HOST: text.default('127.0.0.1'),
  PORT: port(4000),
  MALL_PORT: port(4100),
  MALL_HOSTS: names.default([]),
  IMAGE_HOST: imageHost,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  CERTIFICATION_PAGE: flag(false),
  DEV_OUTBOX: flag(false),
  PG_TEST: oneOf(['0', '1', 'public'], '0'),
  REFRESH_GRACE_SECONDS: wholeNumber(30, { to: 600 }),
};

/** The environment without what is empty, which counts as left out. */
export function givenIn(environment: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  return Object.fromEntries(given) as Record<string, string>;
}
