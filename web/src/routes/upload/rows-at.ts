import type { Row } from './columns.ts';
import type { Place } from './places.ts';
import { indexOf, pagesOf, type Entry } from './row-list.ts';
import type { RowSource } from './row-source.ts';

/** Reads the rows from a place on. Throws where not all of them can be read. */
export type RowsAt = (place: Pick<Place, 'row' | 'index'>, count: number) => Promise<Row[]>;

export function rowsAtOf(source: RowSource, rowOf: (entry: Entry) => Row | null): RowsAt {
  return async ({ row, index }, count) => {
    const entries = await source.load(pagesOf(index, Math.min(source.entries.length, index + count)));
    // The list may have moved while it was read.
    const begin = indexOf({ entries }, row);
    if (begin === null) throw new Error('The row is gone.');
    return entries.slice(begin, begin + count).map((entry) => {
      const found = entry && rowOf(entry);
      if (!found) throw new Error('A row is not read yet.');
      return found;
    });
  };
}
