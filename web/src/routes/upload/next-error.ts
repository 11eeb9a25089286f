import { columns, errorAt, type Row } from './columns.ts';
import type { Place } from './places.ts';

interface List {
  rowCount: number;
  /** Rows of a page of the list. */
  pageRows: number;
  /** Pages count from 1. */
  rowsOf: (page: number) => Promise<readonly (Pick<Row, 'errors' | 'number'> | null)[]>;
}

/** The cell of the next mistake behind a place, from the first row on after the last. Null: there is no other. */
export async function nextError(from: Place, { rowCount, pageRows, rowsOf }: List): Promise<Place | null> {
  const pages = Math.ceil(rowCount / pageRows);
  const start = Math.floor(from.index / pageRows);
  // The page of the place comes twice: what is behind it, and at the end what is before it.
  for (let step = 0; step <= pages; step += 1) {
    const page = (start + step) % pages;
    const rows = await rowsOf(page + 1);
    for (const [offset, row] of rows.entries()) {
      if (!row) continue;
      const index = page * pageRows + offset;
      const column = columns.findIndex((each, at) => {
        const isBehind = index > from.index || (index === from.index && at > from.column);
        return errorAt(row, each) !== null && (step === 0 ? isBehind : true);
      });
      const found = { row: row.number, index, column };
      if (column >= 0) return index === from.index && column === from.column ? null : found;
    }
  }
  return null;
}
