export type SheetFormat = 'xlsx' | 'csv';

/** Signs that a spreadsheet takes for the beginning of a formula, also as full-width forms. */
const beginsFormula = /^[\s\p{Cc}]*[=+\-@\t\r＝＋－＠]/u;

/** The text of a cell that no spreadsheet takes for a formula. */
export function plainCell(text: string): string {
  return beginsFormula.test(text) ? `'${text}` : text;
}

/** The text that `plainCell` was given. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && beginsFormula.test(text.slice(1)) ? text.slice(1) : text;
}

/** A spreadsheet of texts, of which none starts a formula. */
export async function writeSheet(format: SheetFormat, rows: readonly (readonly string[])[]): Promise<Buffer> {
  const plain = rows.map((row) => row.map(plainCell));
  // With a mark of its encoding, else Excel reads Korean as Windows-949.
  if (format === 'csv') {
    const { stringify } = await import('csv-stringify/sync');
    return Buffer.from(stringify(plain, { bom: true, record_delimiter: '\r\n' }));
  }
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const [titles = [], ...rest] = plain;
  const cells = [
    titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rest.map((row) => row.map((value) => ({ value, type: String, format: '@' }))),
  ];
  return writeWorkbook(cells, { columns: titles.map(() => ({ width: 18 })), stickyRowsCount: 1 }).toBuffer();
}
