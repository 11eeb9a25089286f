import type { Place } from './places.ts';
import type { RowList } from './row-list.ts';

/** Cells of a rectangle, by index; both ends are included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The cells between two places. */
export function rangeBetween(
  { index, column }: Pick<Place, 'index' | 'column'>,
  other: Pick<Place, 'index' | 'column'>,
): CellRange {
  return {
    top: Math.min(index, other.index),
    bottom: Math.max(index, other.index),
    left: Math.min(column, other.column),
    right: Math.max(column, other.column),
  };
}

export function contains({ top, bottom, left, right }: CellRange, index: number, column: number): boolean {
  return index >= top && index <= bottom && column >= left && column <= right;
}

export function isOneCell({ top, bottom, left, right }: CellRange): boolean {
  return top === bottom && left === right;
}

/** Where a selection begins. */
export function topLeft({
  range,
  place,
  list,
}: {
  range: CellRange;
  place: Place;
  list: Pick<RowList, 'entries'>;
}): Place {
  if (place.index === range.top) return { ...place, column: range.left };
  return { row: list.entries[range.top]?.number ?? null, index: range.top, column: range.left };
}

/** The same text for each cell. */
export function filled({ top, bottom, left, right }: CellRange, text: string): string[][] {
  return Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => text));
}
