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

/** As people write it: 010-1234-5678. */
export function spacedTelephone(digits: string): string {
  return digits.replace(/^(02|0\d{2,3}?)(\d{3,4})(\d{4})$/u, '$1-$2-$3');
}
