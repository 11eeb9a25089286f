import { createHmac } from 'node:crypto';
import { acceptedKeys, type Keys } from '../keys.ts';

/**
 * Finds a sealed e-mail address or number. Keyed, since all numbers are soon tried; of its own in each mall, so that a copy of the
 * database does not show who is a member of two. Case of an address, and hyphens of a number, do not matter.
 */
export function hashTarget({ target: key }: Pick<Keys, 'target'>, mallId: string, target: string): string {
  return hashWith(key.current, mallId, target);
}

/** All hashes by which a row may be found: while the secret is being changed there are two. */
export function hashesOfTarget({ target: key }: Pick<Keys, 'target'>, mallId: string, target: string): string[] {
  return acceptedKeys(key).map((each) => hashWith(each, mallId, target));
}

function hashWith(key: Uint8Array, mallId: string, target: string): string {
  const same = target.includes('@') ? target.trim().toLowerCase() : target.replaceAll(/\D/gu, '');
  return createHmac('sha256', key).update(`${mallId} ${same}`).digest('base64url');
}

/** Likewise; null for none. */
export function hashTargetOrNull(keys: Pick<Keys, 'target'>, mallId: string, target: string | null): string | null {
  return target === null ? null : hashTarget(keys, mallId, target);
}
