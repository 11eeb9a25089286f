/**
 * The mall's own text, as plain text in one line, of a length fit to show; null if it has markup or control characters.
 */
export function plainText(text: unknown): string | null {
  const words = typeof text === 'string' ? text.toWellFormed().replaceAll(/\s+/gu, ' ').trim() : '';
  return words === '' || /[<>\p{Cc}]/u.test(words) ? null : [...words].slice(0, 300).join('');
}
