import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { mostColumns, mostLetters, notReadable, UnreadableSheet } from './sheet-limits.ts';
import { SheetRows } from './sheet-rows.ts';

/** The rows of a text file with commas, semicolons or tabs between its cells, in UTF-8, UTF-16 or Windows-949. */
export function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes);
  if (text.includes('\0')) throw notReadable();
  const rows = new SheetRows();
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      // Rows that were pasted together end in several ways; by the first one's alone the others would be one row.
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      skipRecordsWithEmptyValues: true,
      maxRecordSize: mostLetters,
      onRecord: (cells: string[]) => {
        rows.add(cells.slice(0, mostColumns));
        return null; // kept above
      },
    });
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    throw notReadable(error);
  }
  return rows.rows;
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

/** The sign that the first line has most of: Excel saves UTF-16 with tabs. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/u));
  const counts = [',', '\t', ';'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}
