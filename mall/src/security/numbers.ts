import { randomInt } from 'node:crypto';
import { toDts } from '../wire/dts.ts';

/** Without letters and digits that look alike. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 10;

/** A new number: kind, date in Korea and ten random characters, so that none can be guessed from another. */
export function newNumber(kind: string, now: Date): string {
  const random = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return `${kind}${toDts(now).slice(0, 8)}${random}`;
}
