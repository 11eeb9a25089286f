import { badInput } from '../errors/shopper-error.ts';
import { hostReader } from './hosts.ts';
import { holdsControl } from './link.ts';

/**
 * The return address that a company posts a person to: it sends personal data, so this must be one of the shop's hosts.
 */
export function ownAddress(address: string, mallHosts: readonly string[]): string {
  const url = URL.parse(address);
  const isOwn =
    url !== null && !holdsControl(address) && url.username === '' && hostReader(mallHosts)(url.host) !== null;
  if (!isOwn) throw badInput('returnUrl', '쇼핑몰의 주소여야 해요.');
  return url.href;
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
