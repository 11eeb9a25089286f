import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, type Keys } from '../../keys.ts';

const digits = 6;

/** The code of a message or a mail. */
export function makeCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** Keyed hash of a code, since a million codes are soon tried; bound to one request. */
export function hashCode({ certCode }: Pick<Keys, 'certCode'>, certReqHash: string, code: string): string {
  return hashWith(certCode.current, certReqHash, code);
}

/** Whether the hash is that of the code; compared in constant time. */
export function isHashOfCode(
  { certCode }: Pick<Keys, 'certCode'>,
  certReqHash: string,
  code: string,
  hash: string,
): boolean {
  return acceptedKeys(certCode).some((key) => isSameHash(hash, hashWith(key, certReqHash, code)));
}

function hashWith(key: Uint8Array, certReqHash: string, code: string): string {
  return createHmac('sha256', key).update(`${certReqHash} ${code}`).digest('base64url');
}

function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
