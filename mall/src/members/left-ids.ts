import { createHmac } from 'node:crypto';
import type { Keys } from '../keys.ts';

/** Keyed hash of a withdrawn member's id: enough to recognize it, and no more. */
export function hashLeftId({ leftId }: Pick<Keys, 'leftId'>, mallId: string, id: string): string {
  return createHmac('sha256', leftId).update(`${mallId} ${id.toLowerCase()}`).digest('base64url');
}
