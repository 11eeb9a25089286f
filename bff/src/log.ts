import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from './config.ts';
import { MallError } from './errors/mall-error.ts';

const secrets = [
  'accessToken',
  'refreshToken',
  'stepToken',
  'checkToken',
  'token',
  'password',
  'currentPassword',
  'newPassword',
  'certificationNumber',
  'certNo',
  'guardianCertificationNumber',
  'grdnCertNo',
  'proof',
  'authVal',
  'accountNumber',
  'acctNo',
  'certVal',
  'encData',
  'authorization',
  'cookie',
  'recaptchaToken',
  'tid',
  'memberToken',
];

/** JSON lines; whatever could be a secret is masked at any of the two levels where the gateway logs objects. */
export function createLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>): Logger {
  const options = {
    level: LOG_LEVEL,
    base: { service: 'bff' },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
  const writer = pino.destination({ sync: false, ...inBatches });
  writer.on('error', () => undefined); // a full disk: nowhere to report it, and the rest is tried again
  return pino(options, new LineBatches(writer));
}

/**
 * Lines are written in batches, since each write wakes another thread. The rest is written at an orderly exit; a killed
 * process loses a tenth of a second. Beyond the maximum, lines are dropped.
 */
const inBatches = { minLength: 16_000, periodicFlush: 100, maxLength: 10_000_000 };

/** Passes the lines of one turn of the event loop on as one text: the writer below scans its whole buffer for each text. */
class LineBatches implements DestinationStream {
  readonly #writer: DestinationStream;
  #lines: string[] = [];

  constructor(writer: DestinationStream) {
    this.#writer = writer;
  }

  write(line: string): void {
    if (this.#lines.length === 0) setImmediate(this.flush);
    this.#lines.push(line);
  }

  readonly flush = (): void => {
    if (this.#lines.length === 0) return;
    const batch = this.#lines.join('');
    this.#lines = [];
    this.#writer.write(batch);
  };
}

/**
 * Any thrown value, as the log may contain it: no address queries, no tokens, causes included, of a bounded size. Never
 * throws.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  try {
    return described(error, mostCauses);
  } catch {
    return { type: 'unreadable' };
  }
}

/** Any thrown value as an Error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`Thrown: ${typeof thrown}`);
}

const mostCauses = 4;
const longestMessage = 1_000;
const longestStack = 4_000;

function described(error: unknown, causes: number): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  return {
    type: String(name).slice(0, 100),
    message: withoutSecrets(message, longestMessage),
    // Where a failed call of the mall's was made is no news, and while the mall is down there are many.
    ...(error instanceof MallError ? {} : { stack: withoutSecrets(stack ?? '', longestStack) }),
    ...(cause === undefined || causes === 0 ? {} : { cause: described(cause, causes - 1) }),
  };
}

/**
 * Masks secrets, then cuts the text: half a token would no longer be recognized. Names of secrets are sought from the start of a
 * word: from each letter of a long word, that would take seconds.
 */
export function withoutSecrets(text: unknown, length: number): string {
  return String(text)
    .slice(0, 4 * length)
    .replace(/\beyJ[\w-]*\.[\w-]*\.[\w-]*/gu, '[redacted]')
    .replace(
      /(\b\w*(?:token|password|pwd|cert(?:ificationNumber|No|Val)|encData|authVal|Digits|acctNo|accountNumber)["']?\s*[=:]\s*["']?)[^"'&\s]+/giu,
      '$1[redacted]',
    )
    .slice(0, length);
}
