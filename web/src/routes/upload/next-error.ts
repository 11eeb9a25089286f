import { columns, errorAt, type Row } from './columns.ts';
import type { Place } from './use-grid-keys.ts';

interface List {
  rowCount: number;
  /** Rows of a page of the list. */
  pageRows: number;
  /** Pages count from 1. */
  rowsOf: (page: number) => Promise<readonly Pick<Row, 'errors'>[]>;
}

/** The cell of the next mistake behind a place, from the first row on after the last. Null: there is no other. */
export async function nextError(from: Place, { rowCount, pageRows, rowsOf }: List): Promise<Place | null> {
  const pages = Math.ceil(rowCount / pageRows);
  const start = Math.floor(from.row / pageRows);
  // The page of the place comes twice: what is behind it, and at the end what is before it.
  for (let step = 0; step <= pages; step += 1) {
    const page = (start + step) % pages;
    const rows = await rowsOf(page + 1);
    for (const [index, row] of rows.entries()) {
      const at = page * pageRows + index;
      const column = columns.findIndex((each, place) => {
        const isBehind = at > from.row || (at === from.row && place > from.column);
        return errorAt(row, each) !== null && (step === 0 ? isBehind : true);
      });
      const found = { row: at, column };
      if (column >= 0) return found.row === from.row && found.column === from.column ? null : found;
    }
  }
  return null;
}
