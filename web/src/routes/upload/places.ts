import { columns } from './columns.ts';
import { indexOf, type RowList } from './row-list.ts';

/** A cell of the grid. Its row is known by its number: a list may move while the row is worked on. */
export interface Place {
  /** Number of the row; null: the row at the index is not read yet. */
  row: number | null;
  /** Where the row is, or was when it was last in the list. */
  index: number;
  column: number;
}

type Entries = Pick<RowList, 'entries'>;

/** The place as the list is by now. The same object where nothing changed. */
export function placeIn(list: Entries, place: Place): Place {
  if (place.row === null) {
    const row = list.entries[place.index]?.number ?? null;
    return row === null ? place : { ...place, row };
  }
  const index = indexOf(list, place.row) ?? place.index;
  return index === place.index ? place : { ...place, index };
}

/** The place at an index and a column, or the nearest one that there is. */
export function placeAt(list: Entries, index: number, column: number): Place {
  const within = Math.max(0, Math.min(list.entries.length - 1, index));
  return {
    row: list.entries[within]?.number ?? null,
    index: within,
    column: Math.max(0, Math.min(columns.length - 1, column)),
  };
}

/** Where a key of a grid leads (ARIA Authoring Practices). Null: it is none of them. */
export function placeOfKey(
  { key, isMeta }: { key: string; isMeta: boolean },
  { index, column }: Pick<Place, 'index' | 'column'>,
  { rowCount, screenRows }: { rowCount: number; screenRows: number },
): Pick<Place, 'index' | 'column'> | null {
  switch (key) {
    case 'ArrowUp':
      return { index: isMeta ? 0 : index - 1, column };
    case 'ArrowDown':
      return { index: isMeta ? rowCount - 1 : index + 1, column };
    case 'ArrowLeft':
      return { index, column: column - 1 };
    case 'ArrowRight':
      return { index, column: column + 1 };
    case 'PageUp':
      return { index: index - screenRows, column };
    case 'PageDown':
      return { index: index + screenRows, column };
    case 'Home':
      return { index: isMeta ? 0 : index, column: 0 };
    case 'End':
      return { index: isMeta ? rowCount - 1 : index, column: columns.length - 1 };
    default:
      return null;
  }
}
