import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';

const digits = 6;

/** The code of a message or a mail. */
export function makeCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** Keyed hash of a code, since a million codes are soon tried; bound to one request. */
export function hashCode({ certCode }: Pick<Keys, 'certCode'>, certReqHash: string, code: string): string {
  return createHmac('sha256', certCode).update(`${certReqHash} ${code}`).digest('base64url');
}

/** Compares in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
