import { randomInt } from 'node:crypto';
import { fillTemplate } from '../../mail/notices.ts';
import type { OutboxMessage } from '../../mail/outbox.ts';

/** Without characters that look alike: 0 O, 1 l I. */
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%*?'];
const rounds = 3;

/** Twelve characters with all kinds in turn, so that it meets every password rule. */
export function makeTemporaryPassword(): string {
  return Array.from({ length: rounds }, () => alphabets.map(pickOne).join('')).join('');
}

export function temporaryPasswordMessage(mallNm: string, password: string): OutboxMessage {
  return {
    kind: 'TEMPORARY_PASSWORD',
    subject: `[${mallNm}] 임시 비밀번호 안내`,
    body: fillTemplate('TEMPORARY_PASSWORD', { '임시 비밀번호': password }),
    links: [],
  };
}

function pickOne(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
