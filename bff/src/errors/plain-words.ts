/** The mall's own words, as plain text in one line, of a length fit to show; markup and control signs disqualify them. */
export function plainWords(text: unknown): string | null {
  const words = typeof text === 'string' ? text.toWellFormed().replaceAll(/\s+/gu, ' ').trim() : '';
  return words === '' || /[<>\p{Cc}]/u.test(words) ? null : [...words].slice(0, 300).join('');
}
