const black = '#000000';

/**
 * A color as # and six lower-case hex digits; black for anything but 3 or 6 hex digits. The specification, section 5.
 */
export function toHexColor(value: string | null): string {
  return readHexColor(value) ?? black;
}

/** As nearly all colors are written. */
const sixDigits = /^#[0-9a-f]{6}$/iu;

/** As `toHexColor`; null for what is no color. */
export function readHexColor(value: string | null): string | null {
  if (value !== null && sixDigits.test(value)) return value.toLowerCase();
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/iu.exec(value?.trim() ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}
