/** Spreadsheets keep so many digits of a number; the rest becomes zeros. */
const mostDigits = 15;

/**
 * A number as people type it: 4.2E+1 is 42. A number with more digits than spreadsheets keep is written with its power of ten,
 * since its last digits may be wrong.
 */
export function generalText(value: number): string {
  if (!isTooLong(value)) return plainText(value);
  return value.toExponential().replace('e', 'E');
}

/** Whether a number has more digits than spreadsheets keep: some of them may be made up. */
export function isTooLong(value: number): boolean {
  return Math.abs(value) >= 10 ** mostDigits;
}

/** Rounded to the digits that a spreadsheet shows: 0.1 + 0.2 is stored as 0.30000000000000004. */
function plainText(value: number): string {
  const rounded = Number(value.toPrecision(mostDigits));
  return Math.abs(rounded) < 1e-6 ? rounded.toFixed(20).replace(/\.?0+$/u, '') : String(rounded);
}
