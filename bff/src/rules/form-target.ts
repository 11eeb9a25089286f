import { badInput } from '../errors/shopper-error.ts';
import { hostReader } from './hosts.ts';
import { holdsControl } from './link.ts';

/** Where a company shall post a person back to: it sends what is private, so this must be one of the shop's hosts. */
export function ownAddress(address: string, mallHosts: readonly string[]): string {
  const url = URL.parse(address);
  const isOwn =
    url !== null && !holdsControl(address) && url.username === '' && hostReader(mallHosts)(url.host) !== null;
  if (!isOwn) throw badInput('returnUrl', '쇼핑몰의 주소여야 해요.');
  return url.href;
}

/** Where a page posts a form to: a page below the origin that the person returns to, or https elsewhere; null for any other place. */
export function formTarget(address: string, returnUrl: string | null): string | null {
  const base = returnUrl ?? undefined;
  const url = /^(?:https?:\/\/|\/(?!\/))/u.test(address) ? URL.parse(address, base) : null;
  const isSafe =
    url !== null && url.username === '' && (url.protocol === 'https:' || url.origin === (base && new URL(base).origin));
  return isSafe ? url.href : null;
}
