import { pino, type Logger } from 'pino';
import type { Settings } from './config.ts';
import { MallError } from './upstream/mall-error.ts';

const secrets = [
  'accessToken',
  'refreshToken',
  'stepToken',
  'password',
  'authorization',
  'cookie',
  'recaptchaToken',
  'tid',
  'memberToken',
];

/** JSON lines; whatever could be a secret is masked at any of the two levels where the gateway logs objects. */
export function createLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>): Logger {
  return pino({
    level: LOG_LEVEL,
    base: { service: 'bff' },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  });
}

/** An error as the log may see it: no address queries, no tokens, cause included. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    // Where a failed call of the mall's was made is no news, and while the mall is down there are many.
    ...(error instanceof MallError ? {} : { stack: withoutSecrets(error.stack ?? '') }),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

function withoutSecrets(text: string): string {
  return text
    .replace(/\beyJ[\w-]*\.[\w-]*\.[\w-]*/gu, '[redacted]')
    .replace(/((?:access|refresh|step)Token["']?\s*[=:]\s*["']?)[^"'&\s]+/giu, '$1[redacted]');
}
