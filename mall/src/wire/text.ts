const lineBreak = /\r\n|[\n\r\t\u2028\u2029]/gu;

/** One line of text: composed (NFC), trimmed, with a space for each line break and tab. Null: it has other control characters. */
export function toLine(text: string): string | null {
  return toPlainText(text.replaceAll(lineBreak, ' '), /\p{Cc}/u);
}

/** Text of several lines: composed (NFC) and trimmed. Null: it has control characters other than line breaks and tabs. */
export function toLines(text: string): string | null {
  return toPlainText(text, /(?![\n\r\t])\p{Cc}/u);
}

/** Text as typed, such as a password. Null: it has control characters. */
export function toVerbatim(text: string): string | null {
  return /\p{Cc}/u.test(text) ? null : text.toWellFormed();
}

/** Replaces lone surrogates, which UTF-8 cannot encode. */
function toPlainText(text: string, forbidden: RegExp): string | null {
  return forbidden.test(text) ? null : text.toWellFormed().normalize('NFC').trim();
}

/** Full-width forms of ASCII, as Korean and Japanese keyboards type them, become plain ones. */
export function toPlainWidth(text: string): string {
  return text.replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfe_e0));
}

const invisible = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Without marks of direction and width, which nobody sees: numbers copied from web pages and messages hold them. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '');
}
