import { useLayoutEffect, useState, type RefObject } from 'react';

/** How a list is laid out: by the style sheet, which alone decides. */
export interface Grid {
  columns: number;
  /** Between two rows, in pixels. */
  gap: number;
  /** Where the list begins in the document, in pixels. */
  top: number;
  /** Of a row, as far as one stands there; what is not yet measured is taken to be as high. */
  rowHeight: number;
  width: number;
}

/** Null on the server, while a page wakes, and where there is no list. */
export function useGrid(list: RefObject<HTMLElement | null>): Grid | null {
  const [grid, setGrid] = useState<Grid | null>(null);
  useLayoutEffect(() => {
    const measure = () => setGrid((before) => measured(list.current, before));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // What stands above the list moves it, too.
    const resizes = new ResizeObserver(measure);
    resizes.observe(document.body);
    return () => resizes.disconnect();
  }, [list]);
  return grid;
}

const unmeasuredRow = 400;

function measured(list: HTMLElement | null, before: Grid | null): Grid | null {
  if (!list) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { top, width } = list.getBoundingClientRect();
  const grid = {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(top + window.scrollY),
    width: Math.round(width),
    rowHeight: before?.rowHeight ?? (list.querySelector<HTMLElement>('li[data-place]')?.offsetHeight || unmeasuredRow),
  };
  return before && (Object.keys(grid) as (keyof Grid)[]).every((key) => grid[key] === before[key]) ? before : grid;
}
