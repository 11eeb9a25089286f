import { useLayoutEffect, useRef } from 'react';
import { keepHeights } from './row-heights.ts';
import type { Grid } from './use-grid.ts';

/** What the heights of a list's rows are stored under: in another width they are others. Null: they are not. */
export function heightsName(list: string | null, grid: Grid | null): string | null {
  return grid && list !== null ? `${list} ${grid.columns} ${grid.width}` : null;
}

/** Stores the heights when the list is left, also by leaving the document. */
export function useStoredHeights(name: string | null, heights: () => Parameters<typeof keepHeights>[1]): void {
  const read = useRef(heights);
  // Cleaned up before the next measurement.
  useLayoutEffect(() => {
    read.current = heights;
    if (name === null) return undefined;
    const keep = () => keepHeights(name, read.current());
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what the list is called makes it another
  }, [name]);
}
