/** Limits on a document's text, checked before parsing. */
export interface LexicalBounds {
  /** Brackets within brackets. */
  nesting: number;
  tokens: number;
}

const [ignored, word, opening, closing, quote, comment] = [1, 2, 3, 4, 5, 6];

/** By character code; every other character is one token. */
const kinds = new Uint8Array(128);
const mark = (signs: string, kind: number) => {
  for (const sign of signs) kinds[sign.charCodeAt(0)] = kind;
};
mark(' \t\n\r,', ignored);
mark('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.+-', word);
mark('{[(', opening);
mark('}])', closing);
mark('"', quote);
mark('#', comment);

/**
 * Whether a text exceeds the bounds, strings and comments apart. One pass that ends at the first excess token: deep
 * nesting never reaches the parser, and long texts cost little. It may count a token too few, never one too many: the
 * parser counts the rest.
 */
export function isBeyondBounds(text: string, bounds: LexicalBounds): boolean {
  let nesting = 0;
  let tokens = 0;
  for (let place = 0; place < text.length; place += 1) {
    const kind = kindAt(text, place);
    if (kind === ignored) continue;
    if (kind === comment) {
      place = endOfLine(text, place);
      continue;
    }
    tokens += 1;
    if (kind === word) place = endOfWord(text, place);
    else if (kind === quote) place = endOfString(text, place);
    else if (kind === opening) nesting += 1;
    else if (kind === closing) nesting -= 1;
    if (nesting > bounds.nesting || tokens > bounds.tokens) return true;
  }
  return false;
}

function kindAt(text: string, place: number): number | undefined {
  return kinds[text.charCodeAt(place)];
}

function endOfWord(text: string, start: number): number {
  let end = start;
  while (kindAt(text, end + 1) === word) end += 1;
  return end;
}

/** Index of the string's closing quote; the end of the text for one without. */
function endOfString(text: string, start: number): number {
  const isBlock = text.startsWith('"""', start);
  const quotes = isBlock ? '"""' : '"';
  let end = text.indexOf(quotes, start + quotes.length);
  while (end !== -1 && isEscaped(text, end, isBlock)) end = text.indexOf(quotes, end + 1);
  return end === -1 ? text.length : end + quotes.length - 1;
}

/** In a block a backslash escapes the quotes; in a plain string it may itself be escaped. */
function isEscaped(text: string, place: number, isBlock: boolean): boolean {
  let slashes = 0;
  while (text[place - slashes - 1] === '\\') slashes += 1;
  return isBlock ? slashes > 0 : slashes % 2 === 1;
}

function endOfLine(text: string, start: number): number {
  let end = start;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}
