import { unclosedCell } from '../cell-marks.ts';

/** A cell, and the place behind it. */
interface FoundCell {
  text: string;
  next: number;
}

/** Only this formula is a text: other shops keep zeros in their CSV files by it. */
const digitsAsText = /^="(\d*)"$/u;

/**
 * The lines of a CSV file as spreadsheets read them: quotes inside of a text are signs, and text behind a closing quote belongs to
 * the cell. csv-parse 7.0.3 refuses the whole file there. With `relax_quotes` it still does for a quote that is never closed, and splits
 * a quoted cell behind a space at its commas. Spreadsheets would take all lines up to the next quote into the cell of a quote that is
 * never closed. Here it is marked with its line, and the lines below are read.
 */
export function* csvRecords(text: string, delimiter: string, mostCells: number): Generator<string[]> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const start = at;
    const cells: string[] = [];
    for (;;) {
      const { text: cell, next } = readCell(text, at, delimiter, line);
      if (cells.length < mostCells) cells.push(cell);
      at = next;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    for (let index = start; index < at; index += 1) if (isLineEnd(text, index)) line += 1;
    yield cells;
  }
}

function readCell(text: string, at: number, delimiter: string, line: number): FoundCell {
  let first = at;
  while (text[first] === ' ' || text[first] === '\u00A0') first += 1;
  if (text[first] !== '"') return plainCell(text, at, delimiter);
  const quoted = readQuoted(text, first);
  if (quoted) {
    let behind = quoted.next;
    while (text[behind] === ' ') behind += 1;
    if (isEnd(text, behind, delimiter)) return { text: asText(quoted.text), next: behind };
    if (!/[\r\n]/u.test(quoted.text)) {
      const rest = plainCell(text, quoted.next, delimiter);
      // With a space in front of it, spreadsheets take the quote for a sign.
      return first === at ? { ...rest, text: quoted.text + rest.text } : plainCell(text, at, delimiter);
    }
  }
  const literal = plainCell(text, at, delimiter);
  return { ...literal, text: unclosedCell(literal.text, line) };
}

/** Null: it is never closed. */
function readQuoted(text: string, at: number): FoundCell | null {
  let content = '';
  let from = at + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return null;
    content += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { text: content, next: quote + 1 };
    content += '"';
    from = quote + 2;
  }
}

function plainCell(text: string, at: number, delimiter: string): FoundCell {
  let next = at;
  while (!isEnd(text, next, delimiter)) next += 1;
  return { text: asText(text.slice(at, next)), next };
}

function asText(text: string): string {
  return digitsAsText.exec(text)?.[1] ?? text;
}

function isEnd(text: string, at: number, delimiter: string): boolean {
  const sign = text[at];
  return sign === undefined || sign === delimiter || sign === '\n' || sign === '\r';
}

/** Lines end in several ways; a CR LF counts once. */
function isLineEnd(text: string, at: number): boolean {
  return text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n');
}
