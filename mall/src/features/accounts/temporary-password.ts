import { randomInt } from 'node:crypto';
import type { Letter } from '../mail/outbox.ts';

/** Without those that are taken for one another: 0 O, 1 l I. */
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%*?'];
const turns = 3;

/** Twelve characters, of all kinds in turn, so that it keeps every rule of passwords. */
export function makeTemporaryPassword(): string {
  return Array.from({ length: turns }, () => alphabets.map(pickOne).join('')).join('');
}

export function temporaryPasswordLetter(mallNm: string, password: string): Letter {
  return {
    kind: 'TEMPORARY_PASSWORD',
    subject: `[${mallNm}] 임시 비밀번호 안내`,
    body: `임시 비밀번호는 ${password} 입니다. 로그인하신 뒤 바로 비밀번호를 변경해주세요.`,
    links: [],
  };
}

function pickOne(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
