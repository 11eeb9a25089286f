/**
 * Cells that a spreadsheet put on the clipboard: rows by line breaks, cells by tabs. A cell in quotes may hold both, and doubled
 * quotes for one.
 */
export function pastedCells(text: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/uy;
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, raw = '', end = ''] = cell.exec(text) ?? [];
    if (raw === '' && end === '') break; // quotes that belong to no cell
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    else if (cell.lastIndex === text.length) rows.at(-1)?.push('');
  }
  return rows.filter((row) => row.length > 0);
}
