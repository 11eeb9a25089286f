import iconv from 'iconv-lite';
import { knownColumns } from '../sheet-columns.ts';
import { csvRecords } from './csv-records.ts';
import { mostColumns, notReadable } from './sheet-limits.ts';
import type { Sheet } from './sheet.ts';
import { SheetRows } from './sheet-rows.ts';

/** The rows of a text file with commas, semicolons or tabs between its cells, in UTF-8, UTF-16 or Windows-949. */
export function readCsv(bytes: Buffer): Sheet {
  const text = decode(bytes);
  if (text.includes('\0')) throw notReadable();
  // Excel takes the delimiter from such a line, and shows it nowhere.
  const [line = '', declared] = /^"?sep=(.)"?[,;\t]*(?:\r\n|\n|\r|$)/iu.exec(text) ?? [];
  const content = text.slice(line.length);
  const rows = new SheetRows({ mostCells: 'TITLES' });
  for (const cells of csvRecords(content, declared ?? delimiterOf(content), mostColumns)) rows.add(cells);
  return rows.sheet();
}

/** `TextDecoder('euc-kr')` lacks letters that Windows-949 has, so a library with the whole table decodes it. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return iconv.decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return iconv.decode(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'cp949');
  }
}

/** Lines in which titles are looked for. */
const mostLinesAbove = 20;
const signs = [',', '\t', ';'];

/** The sign between titles; without titles the one that the first line has most of. Excel saves UTF-16 with tabs. */
function delimiterOf(text: string): string {
  // A file may be one line of five million letters.
  const lines = text.slice(0, 20_000).split(/\r\n|\n|\r/u, mostLinesAbove);
  const countKnown = (sign: string) =>
    Math.max(...lines.map((line) => knownColumns(line.replaceAll('"', '').split(sign)).length));
  const count = (sign: string) => (lines[0] ?? '').split(sign).length;
  const [best] = signs.toSorted((one, other) => countKnown(other) - countKnown(one) || count(other) - count(one));
  return best ?? ',';
}
