import { createHmac } from 'node:crypto';
import type { Keys } from '../../keys.ts';

/** What is kept of an id whose member left: enough to know it again, and no more. */
export function hashLeftId({ leftId }: Pick<Keys, 'leftId'>, mallId: string, id: string): string {
  return createHmac('sha256', leftId).update(`${mallId} ${id.toLowerCase()}`).digest('base64url');
}
