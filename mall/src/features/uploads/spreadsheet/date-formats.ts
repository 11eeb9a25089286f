const dayMs = 86_400_000;
/** Excel counts days from here on, with a 29 February 1900 that never was. */
const dayZero = Date.UTC(1899, 11, 30);
const dayZeroOf1904 = Date.UTC(1904, 0, 1);

/** Whether a number format shows a date: the built-in ones by number, others by their code. */
export function showsDate(formatId: number, code: string | undefined): boolean {
  if (code === undefined)
    return (
      (formatId >= 14 && formatId <= 22) || (formatId >= 27 && formatId <= 36) || (formatId >= 45 && formatId <= 58)
    );
  return /[ymdh]/iu.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/gu, ''));
}

/** The day of a date cell, such as 2026-11-26. */
export function toDayText(serial: number, is1904: boolean): string {
  const at = new Date((is1904 ? dayZeroOf1904 : dayZero) + Math.floor(serial) * dayMs);
  return Number.isNaN(at.getTime()) ? String(serial) : at.toISOString().slice(0, 10);
}

/** A number as people type it: 4.2E+1 is 42. One that has lost digits stays as it is. */
export function toNumberText(text: string): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? String(value) : text;
  return String(value);
}
