import { randomInt } from 'node:crypto';

/** Without those that are taken for one another: 0 O, 1 l I. */
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%*?'];
const turns = 3;

/** Twelve characters, of all kinds in turn, so that it keeps every rule of passwords. */
export function makeTemporaryPassword(): string {
  return Array.from({ length: turns }, () => alphabets.map(pickOne).join('')).join('');
}

function pickOne(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
