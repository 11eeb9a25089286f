import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';

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

/** How the last list of this document was laid out, in which window. The next one begins with it, so that it is not drawn twice. */
let latest: { grid: Grid; windowWidth: number } | null = null;

/** Null on the server, while a page wakes, and where there is no list. */
export function useGrid(list: RefObject<HTMLElement | null>): Grid | null {
  const [grid, setGrid] = useState(() => (latest && latest.windowWidth === window.innerWidth ? latest.grid : null));
  useLayoutEffect(() => {
    let row = { width: 0, height: 0 };
    const measure = () => {
      if (!list.current) return;
      const { offsetWidth: width } = list.current;
      // Another width makes other rows.
      if (row.width !== width || row.height === 0) row = { width, height: heightOfRow(list.current) };
      const now = measured(list.current, row.height || unmeasuredRow);
      latest = { grid: now, windowWidth: window.innerWidth };
      setGrid((before) => (before && isSame(before, now) ? before : now));
    };
    // A page that wakes is drawn already: between the slices of a transition it scrolls and answers touches.
    if (grid) measure();
    else startTransition(measure);
    if (typeof ResizeObserver === 'undefined') return undefined;
    // What stands above the list moves it, too.
    const resizes = new ResizeObserver(measure);
    resizes.observe(document.body);
    return () => resizes.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only how the list began matters
  }, [list]);
  return grid;
}

const unmeasuredRow = 400;

function heightOfRow(list: HTMLElement): number {
  return list.querySelector<HTMLElement>('li[data-product]')?.offsetHeight ?? 0;
}

function measured(list: HTMLElement, rowHeight: number): Grid {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { top, width } = list.getBoundingClientRect();
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(top + window.scrollY),
    width: Math.round(width),
    rowHeight,
  };
}

function isSame(one: Grid, other: Grid): boolean {
  return (Object.keys(one) as (keyof Grid)[]).every((key) => one[key] === other[key]);
}
