import type { Device } from '../graphql/__generated__/schema-types.ts';

/** The target of a mall's links, for one device. */
export interface LinkPlace {
  mallUrl: string;
  device: Device;
}

const somewhere = 'https://path.invalid';

/**
 * A link of the mall's as a link of the storefront: a path below the mall's segment in its desktop form, for phones
 * with /m before it; or an absolute https address. Everything else is no link.
 */
export function toLink(value: string | null, { mallUrl, device }: LinkPlace): string | null {
  const link = value?.trim() ?? '';
  if (link === '' || link.includes('\\') || holdsControl(link)) return null;
  if (!link.startsWith('/')) return toOutwardLink(link);
  const prefix = `${device === 'MOBILE' ? '/m' : ''}/${encodeURIComponent(mallUrl)}`;
  if (plainPath.test(link)) return prefix + withoutMall(link, mallUrl);
  const url = URL.parse(link, somewhere);
  if (link.startsWith('//') || url?.origin !== somewhere) return null;
  const below = withoutMall(url.pathname, mallUrl);
  return `${prefix}${below}${url.search}${url.hash}`;
}

/** Matches most links. URL parsing would not change them. */
const plainPath = /^(?:\/[\w-]+)+$/u;

/** An absolute https address without credentials, or nothing. */
export function toOutwardLink(value: string | null): string | null {
  const link = value?.trim() ?? '';
  if (holdsControl(link)) return null;
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** A control character, plain or percent-encoded: a decoded line break may become another header. */
export function holdsControl(link: string): boolean {
  return /\p{Cc}|%[01][\da-f]|%7f|%c2%[89][\da-f]/iu.test(link);
}

/** Paths come below the mall's segment; some malls write the segment, or the phones' prefix, in front of them. */
function withoutMall(pathname: string, mallUrl: string): string {
  const path = pathname.startsWith(`/m/${mallUrl}/`) ? pathname.slice(2) : pathname;
  if (path === `/${mallUrl}`) return '/';
  return path.startsWith(`/${mallUrl}/`) ? path.slice(mallUrl.length + 1) : path;
}
