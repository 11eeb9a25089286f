import { z } from 'zod';
import { isProxy, proxiesRemedy } from './proxies.ts';

/** Parses a setting; undefined means invalid, and the operator sees `remedy`. */
function setting<T>(remedy: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context) => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: remedy });
    return z.NEVER;
  });
}

export function wholeNumber(fallback: number, { from = 0, to = 2_147_483_647 }: { from?: number; to?: number } = {}) {
  return setting(`must be a whole number from ${from} to ${to}; leave it out for ${fallback}`, (text) => {
    const value = /^\d{1,10}$/u.test(text) ? Number(text) : undefined;
    return value !== undefined && value >= from && value <= to ? value : undefined;
  }).default(fallback);
}

/** A part of the whole. */
export function share(fallback: number) {
  return setting(`must be a number from 0 to 1; leave it out for ${fallback}`, (text) => {
    const value = /^\d(?:\.\d{1,6})?$/u.test(text) ? Number(text) : undefined;
    return value !== undefined && value <= 1 ? value : undefined;
  }).default(fallback);
}

export function port(fallback: number) {
  return wholeNumber(fallback, { to: 65_535 });
}

export function flag(fallback: boolean) {
  return setting(
    `must be 0 or 1; leave it out for ${fallback ? 1 : 0}`,
    (text) => ({ '0': false, '1': true })[text],
  ).default(fallback);
}

export function oneOf<const T extends string>(choices: readonly [T, ...T[]], fallback: NoInfer<T>) {
  return z
    .enum(choices, { error: `must be one of ${choices.join(', ')}; leave it out for ${fallback}` })
    .prefault(fallback);
}

/** An origin such as https://mall.example.com, without a path. */
export const origin = setting('must be an origin such as https://mall.example.com, without a path', (text) => {
  const url = URL.parse(text);
  return url && /^https?:$/u.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
    ? url.origin
    : undefined;
}).optional();

/** The origin of images, with or without a path prefix. */
export const imageHost = setting(
  'must be an address such as https://img.example.com or https://cdn.example.com/shop',
  (text) => {
    const url = URL.parse(text);
    return url && /^https?:$/u.test(url.protocol) && !url.search && !url.hash && !url.username
      ? `${url.origin}${url.pathname}`.replace(/\/+$/u, '')
      : undefined;
  },
).optional();

/** Origins with commas between them, exactly as browsers send them. */
export const origins = setting('must be origins with commas between them, such as https://app.example.com', (text) => {
  const list = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return list.every((each) => URL.parse(each)?.origin === each) ? list : undefined;
});

/** An address outside of the shop. */
export const outwardAddress = setting('must be an address that begins with https://, or be left out', (text) =>
  ['https:', 'http:'].includes(URL.parse(text)?.protocol ?? '') ? text : undefined,
).optional();

export const serverAddress = setting('must be an address such as redis://127.0.0.1:6379, or be left out', (text) =>
  ['redis:', 'rediss:'].includes(URL.parse(text)?.protocol ?? '') ? text : undefined,
).optional();

export const names = setting(
  'must be names with commas between them, such as shop.example.com,biz.example.com',
  (text) => {
    const list = text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean);
    return list.every((name) => /^[a-z0-9.:_/-]+$/u.test(name)) ? list : undefined;
  },
);

/** Proxies as Express names them. */
export function proxies(fallback: string[]) {
  const remedy = `${proxiesRemedy}; leave it out ${fallback.length > 0 ? `for ${fallback.join(',')}` : 'to trust none'}`;
  return setting(remedy, (text) => {
    const list = text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean);
    return list.every(isProxy) ? list : undefined;
  }).default(fallback);
}

/**
 * Addresses of other clients that a checkout may lead back to, with the names that people read: `name=address`. An address is https, or a
 * scheme of an app; never one that a browser executes or reads itself.
 */
export const returnTargets = setting(
  'must be name=address pairs with commas between them, such as Gaon App=https://app.example.com/paid,Gaon=gaonapp://paid; an address has no query and no fragment',
  (text) => {
    const pairs = text
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => ({
        name: pair.slice(0, Math.max(pair.indexOf('='), 0)).trim(),
        url: pair.slice(pair.indexOf('=') + 1).trim(),
      }));
    return pairs.every(({ name, url }) => name !== '' && isReturnTarget(url)) ? pairs : undefined;
  },
);

/** Schemes that a browser handles itself, or hands to the system. */
const ownSchemes = new Set(['http:', 'javascript:', 'data:', 'blob:', 'file:', 'about:', 'vbscript:', 'view-source:']);

function isReturnTarget(text: string): boolean {
  const url = URL.parse(text);
  if (
    !url ||
    !/^[a-z][a-z0-9+.-]*:\/\/[^\s?#\\@]+$/iu.test(text) ||
    url.protocol !== text.slice(0, text.indexOf(':') + 1)
  )
    return false;
  const isOwnMachine = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  return isOwnMachine || !ownSchemes.has(url.protocol);
}

/** Attributes in the form of OpenTelemetry's own setting: key=value with commas between them, percent-encoded. */
export const attributes = setting(
  'must be key=value pairs with commas between them, such as deployment.environment.name=production,host.name=web1',
  (text) => {
    try {
      const pairs = text
        .split(',')
        .filter((pair) => pair.trim() !== '')
        .map((pair) => /^\s*([^\s=]+)\s*=([^=]*)$/u.exec(pair));
      return Object.fromEntries(
        pairs.map((pair) => {
          const [, key, value] = pair as RegExpExecArray;
          return [decodeURIComponent(key as string), decodeURIComponent((value as string).trim())];
        }),
      );
    } catch {
      return undefined; // a pair without its sign, or a broken percent-encoding
    }
  },
);

/** A key that opens something. */
export const secret = setting('must have 32 characters or more', (text) => (text.length >= 32 ? text : undefined));

export const text = z.string().trim();
