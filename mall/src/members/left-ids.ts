import { createHmac } from 'node:crypto';
import { acceptedKeys, type Keys } from '../keys.ts';

/** Keyed hash of a withdrawn member's id: enough to recognize it, and no more. */
export function hashLeftId({ leftId }: Pick<Keys, 'leftId'>, mallId: string, id: string): string {
  return hashWith(leftId.current, mallId, id);
}

/** All hashes by which it may be stored: an id cannot be hashed anew, so keys of former secrets stay valid for it. */
export function hashesOfLeftId({ leftId }: Pick<Keys, 'leftId'>, mallId: string, id: string): string[] {
  return acceptedKeys(leftId).map((key) => hashWith(key, mallId, id));
}

function hashWith(key: Uint8Array, mallId: string, id: string): string {
  return createHmac('sha256', key).update(`${mallId} ${id.toLowerCase()}`).digest('base64url');
}
