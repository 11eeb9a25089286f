import { badInput } from '../errors/shopper-error.ts';
import { hostReader } from './hosts.ts';
import { holdsControl } from './link.ts';

/**
 * The return address that a company posts a person to: it sends personal data, so this must be one of the shop's hosts.
 */
export function ownAddress(address: string, mallHosts: readonly string[]): string {
  const url = URL.parse(address);
  const isOwn = url !== null && isBare(address, url) && hostReader(mallHosts)(url.host) !== null;
  if (!isOwn) throw badInput('returnUrl', '쇼핑몰의 주소여야 해요.', 'FORMAT');
  return url.href;
}

/** The one page that a payment provider may post a shopper back to: `{origin}/pg?mallUrl={mallUrl}`, on a host of the shop. */
export function paymentReturnAddress(address: string, mallUrl: string, mallHosts: readonly string[]): string {
  const own = ownAddress(address, mallHosts);
  const { origin } = new URL(own);
  const queries = [new URLSearchParams({ mallUrl }).toString(), `mallUrl=${encodeURIComponent(mallUrl)}`];
  if (!queries.some((query) => own === `${origin}/pg?${query}`))
    throw badInput('returnUrl', '쇼핑몰의 결제 결과 주소여야 해요.', 'FORMAT');
  return own;
}

/** A page's address and nothing besides: no credentials, no fragment, no control characters. */
function isBare(address: string, { protocol, username, password, hash }: URL): boolean {
  const isPage = protocol === 'https:' || protocol === 'http:';
  return isPage && username === '' && password === '' && hash === '' && !holdsControl(address);
}

/**
 * The target of a page's form: a page below the origin of the return address, or https elsewhere; null for anything
 * else.
 */
export function formTarget(address: string, returnUrl: string | null): string | null {
  const base = returnUrl ?? undefined;
  const url = /^(?:https?:\/\/|\/(?!\/))/u.test(address) ? URL.parse(address, base) : null;
  const isSafe =
    url !== null && url.username === '' && (url.protocol === 'https:' || url.origin === (base && new URL(base).origin));
  return isSafe ? url.href : null;
}
