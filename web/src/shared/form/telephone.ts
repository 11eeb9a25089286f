/** Brackets, and invisible marks of direction and width from copied contacts and messages, come off too. */
const separators = /[\s.\-()[\]‐-―−\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Numbers of Korea with all their digits, as the mall takes them. */
const telephone =
  /^(?:010\d{8}|01[16-9]\d{7,8}|02\d{7,8}|0(?:3[1-3]|4[1-4]|5[1-5]|6[1-4]|70)\d{7,8}|050\d{8,9}|080\d{7}|1[568]\d{6})$/u;

/**
 * The digits of a telephone number, as the mall reads it: spaces, hyphens, dots, brackets and full-width forms do not matter, and
 * +82 is 0. Null: the text is none.
 */
export function readTelephone(text: string): string | null {
  const digits = withoutCountryCode(toPlain(text));
  return telephone.test(digits) ? digits : null;
}

/** The number that was probably meant where the 0 in front is missing, as people write it. Null: it is not known. */
export function withLostZero(text: string): string | null {
  const plain = toPlain(text);
  const isShort = readTelephone(text) === null && /^[1-9]/u.test(plain);
  return isShort && readTelephone(`0${plain}`) !== null ? groupTyped(`0${plain}`) : null;
}

/** The value to send: digits, or else the text, which the mall refuses. */
export function toTelephone(text: string): string {
  return readTelephone(text) ?? text.trim();
}

export function isMobile(text: string): boolean {
  return /^01[016-9]/u.test(readTelephone(text) ?? '');
}

/** A number as people write it: 01012345678 is 010-1234-5678. What is none, such as a masked one, stays as it is. */
export function showTelephone(text: string): string {
  return groupTyped(readTelephone(text) ?? text);
}

/** A number with hyphens while it is typed: 0101234 is 010-1234. What has other signs, or too many digits, stays as it is. */
export function groupTyped(text: string): string {
  if (!/^[\d-]+$/u.test(text)) return text;
  const digits = text.replaceAll('-', '');
  const sizes = groupSizes(digits);
  if (digits.length > sizes.reduce((sum, size) => sum + size, 0)) return text;
  let from = 0;
  const groups = sizes.map((size) => digits.slice(from, (from += size)));
  return groups.filter((group) => group !== '').join('-');
}

/** By area or service, as the numbering plan has them. */
function groupSizes(digits: string): number[] {
  const { length } = digits;
  if (digits.startsWith('010')) return [3, 4, 4];
  if (digits.startsWith('02')) return [2, length > 9 ? 4 : 3, 4];
  if (digits.startsWith('050')) return [4, length > 11 ? 4 : 3, 4];
  if (digits.startsWith('0')) return [3, length > 10 ? 4 : 3, 4];
  return /^1[568]/u.test(digits) || digits === '1' ? [4, 4] : [];
}

function toPlain(text: string): string {
  return text.normalize('NFKC').replaceAll(separators, '');
}

/** Without the sign of a call abroad, 82 is a country code only in front of a whole number. */
function withoutCountryCode(plain: string): string {
  const [, rest] = /^(?:(?:\+|00)82(?=\d)|82(?=\d{9,11}$))(\d*)$/u.exec(plain) ?? [];
  if (rest === undefined) return plain;
  return rest.startsWith('0') || telephone.test(rest) ? rest : `0${rest}`;
}
