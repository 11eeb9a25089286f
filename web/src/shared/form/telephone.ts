const separators = /[\s.\-‐-―−]/gu;

/**
 * The digits of a telephone number, as the mall reads it: spaces, hyphens, dots and full-width forms do not matter, and +82
 * is 0. Null: the text is none.
 */
export function readTelephone(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(separators, '');
  const digits = plain.replace(/^(?:\+|00)82(?=\d)0?/u, '0');
  return /^\d{8,12}$/u.test(digits) ? digits : null;
}

/** The value to send: digits, or else the text, which the mall refuses. */
export function toTelephone(text: string): string {
  return readTelephone(text) ?? text.trim();
}

export function isMobile(text: string): boolean {
  return /^01[016789]\d{7,8}$/u.test(readTelephone(text) ?? '');
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
  return digits.startsWith('1') ? [4, 4] : [];
}

/** As people write it: 010-1234-5678. */
export function spacedTelephone(digits: string): string {
  return digits.replace(/^(02|0\d{2,3}?)(\d{3,4})(\d{4})$/u, '$1-$2-$3');
}
