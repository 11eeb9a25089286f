import { toPlainWidth } from './text.ts';

/** The last ones are invisible marks of direction and width, from copied contacts and messages. */
const separators = /[\s.\-‐-―−\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * A telephone number as its digits, or null when the text is none (contract, "Text fields"). Spaces, hyphens, dots, invisible marks and a
 * Korean country code do not matter: `+82 10-1234-5678` is 01012345678.
 */
export function readTelephone(text: string): string | null {
  const plain = toPlainWidth(text).replaceAll(separators, '');
  const digits = plain.replace(/^(?:\+|00)82(?=\d)0?/u, '0');
  return /^\d{8,12}$/u.test(digits) ? digits : null;
}

/** 010-****-5678, a star for each digit. Text that is no number shows nothing. */
export function maskTelephone(telephone: string | null): string | null {
  if (telephone === null) return null;
  const digits = telephone.replaceAll(/\D/gu, '');
  if (digits.length < 8) return '*'.repeat(digits.length);
  const area = digits.slice(0, areaLength(digits));
  const middle = '*'.repeat(digits.length - area.length - lastDigits);
  return [...(area === '' ? [] : [area]), middle, digits.slice(-lastDigits)].join('-');
}

const lastDigits = 4;

/** Seoul has two digits, virtual numbers such as 0505 four, 1588-1234 none. */
function areaLength(digits: string): number {
  if (!digits.startsWith('0')) return 0;
  if (digits.startsWith('02')) return 2;
  return digits.startsWith('050') && digits.length > 10 ? 4 : 3;
}
