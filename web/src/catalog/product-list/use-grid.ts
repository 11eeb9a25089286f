import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';

/** How a list is laid out: by the style sheet, which alone decides. */
export interface Grid {
  columns: number;
  /** Between two rows, in pixels. */
  gap: number;
  /** Top of the list in the document, in pixels. */
  top: number;
  /** Height of a rendered row; rows that are not measured yet are assumed to be as high. */
  rowHeight: number;
  width: number;
}

interface Layout {
  grid: Grid;
  windowWidth: number;
}

/** Layouts of this document's lists, with the window size: going back to a list finds its layout again. */
const layouts = new Map<string, Layout>();
/** Any other list starts with the layout of the last one, so that it is not rendered twice. */
let latest: Layout | undefined;

function known(name: string): Layout | undefined {
  return layouts.get(name) ?? latest;
}

/**
 * Null on the server, while a page hydrates, and where there is no list.
 * @param name What the list is called, as long as it is the same one.
 * @param isReturning The list is gone back to, at the place where it was left.
 */
export function useGrid(list: RefObject<HTMLElement | null>, name: string, isReturning: boolean): Grid | null {
  const [grid, setGrid] = useState(() => {
    const layout = known(name);
    return layout && layout.windowWidth === window.innerWidth ? layout.grid : null;
  });
  useLayoutEffect(() => {
    // Until a row is rendered it is assumed to be as high as earlier ones: a change here renders again at once.
    const { width: knownWidth, rowHeight: knownHeight } = known(name)?.grid ?? { width: 0, rowHeight: unmeasuredRow };
    let row = { width: 0, height: 0 };
    const measure = () => {
      if (!list.current) return;
      const { offsetWidth: width } = list.current;
      // Another width makes other rows.
      if (row.width !== width || row.height === 0) row = { width, height: heightOfRow(list.current) };
      const now = measured(list.current, row.height || (width === knownWidth ? knownHeight : unmeasuredRow));
      latest = { grid: now, windowWidth: window.innerWidth };
      layouts.set(name, latest);
      setGrid((before) => (before && isSame(before, now) ? before : now));
    };
    const inSlices = () => startTransition(measure);
    if (isReturning) measure(); // its place hangs on what it measures
    if (typeof ResizeObserver === 'undefined') {
      inSlices();
      return undefined;
    }
    // Reports once after the first layout, and then whenever content above the list moves it.
    const resizes = new ResizeObserver(inSlices);
    resizes.observe(document.body);
    return () => resizes.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only how the list began matters
  }, [list, name]);
  return grid;
}

const unmeasuredRow = 400;

function heightOfRow(list: HTMLElement): number {
  return list.querySelector('li[data-product]')?.getBoundingClientRect().height ?? 0;
}

function measured(list: HTMLElement, rowHeight: number): Grid {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { top } = list.getBoundingClientRect();
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(top + window.scrollY),
    width: widthOf(list),
    rowHeight,
  };
}

/** In pixels. */
export function widthOf(list: HTMLElement): number {
  return Math.round(list.getBoundingClientRect().width);
}

function isSame(one: Grid, other: Grid): boolean {
  return (Object.keys(one) as (keyof Grid)[]).every((key) => one[key] === other[key]);
}
