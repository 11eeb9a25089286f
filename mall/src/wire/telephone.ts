import { toPlainWidth, withoutInvisible } from './text.ts';

/** Brackets come off too. */
const separators = /[\s.\-()[\]‐-―−]/gu;

/**
 * Numbers of Korea with all their digits. libphonenumber-js 1.13.16 calls 010-1234-567 and 1600-12345 valid, so these are our own: mobile
 * numbers, Seoul and the other areas, internet telephones, virtual numbers, free calls, and services such as 1588-1234.
 */
const telephone =
  /^(?:010\d{8}|01[16-9]\d{7,8}|02\d{7,8}|0(?:3[1-3]|4[1-4]|5[1-5]|6[1-4]|70)\d{7,8}|050\d{8,9}|080\d{7}|1[568]\d{6})$/u;

/** Numbers that a code can be sent to. */
const mobile = /^01[016-9]/u;

/**
 * A telephone number as its digits, or null when the text is none (contract, "Text fields"). Spaces, hyphens, dots, brackets, invisible marks
 * and a Korean country code do not matter: `+82 (0)10-1234-5678` is 01012345678, and `+82 1588-1234` is 15881234.
 */
export function readTelephone(text: string): string | null {
  const digits = withoutCountryCode(toPlain(text));
  return telephone.test(digits) ? digits : null;
}

/** A mobile number as its digits, or null when it is none. */
export function readMobile(text: string): string | null {
  const digits = readTelephone(text);
  return digits !== null && mobile.test(digits) ? digits : null;
}

/** The number that was probably meant, where a spreadsheet has dropped the 0 in front. Null: it is not known. */
export function withLostZero(text: string): string | null {
  const plain = toPlain(text);
  return readTelephone(text) === null && /^[1-9]/u.test(plain) ? readTelephone(`0${plain}`) : null;
}

/** What a cash receipt is written for: a telephone, or a business number of ten digits. Null: it is neither. */
export function readReceiptNumber(text: string): string | null {
  const plain = toPlain(text);
  return readTelephone(text) ?? (/^\d{10}$/u.test(plain) ? plain : null);
}

function toPlain(text: string): string {
  return withoutInvisible(toPlainWidth(text)).replaceAll(separators, '');
}

/** Without the sign of a call abroad, 82 is a country code only in front of a whole number. */
function withoutCountryCode(plain: string): string {
  const [, rest] = /^(?:(?:\+|00)82(?=\d)|82(?=\d{9,11}$))(\d*)$/u.exec(plain) ?? [];
  if (rest === undefined) return plain;
  return rest.startsWith('0') || telephone.test(rest) ? rest : `0${rest}`;
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
