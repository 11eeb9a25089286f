import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { keptHeights } from './row-heights.ts';
import type { Grid } from './use-grid.ts';
import { heightsName, useStoredHeights } from './use-stored-heights.ts';

/** What a row that is gone to keeps clear of, as all pages' scrolling does. */
export const headerHeight = 72;

export interface StandingRows {
  /** In order, each with its height if known, and the space of unrendered rows before it. */
  rows: { index: number; height?: number; room: number }[];
  roomAbove: number;
  roomBelow: number;
}

export interface RowWindow {
  /** The rows to render: those on the screen first, then outward in both directions. */
  near: number[];
  /** Those of them that do by now. */
  standing(isThere: (row: number) => boolean): StandingRows;
  /** For one element of each row: its height is the row's. */
  measure(element: HTMLElement | null): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  /** The row at this offset in the document. */
  rowAt(offset: number): number;
  /** Scrolls a row to the upper edge. */
  goTo(row: number): void;
}

/** The attribute that names an element's row. */
const rowAttribute = 'data-row';
/** Initial window, before the virtualizer has measured: otherwise a list renders once without and once with it. */
const initialRect =
  typeof window === 'undefined' ? undefined : { width: window.innerWidth, height: window.innerHeight };
/** Rows rendered beyond the screen on either side: about a screen's height. */
const overscan = { narrow: 4, wide: 2 };

/**
 * Which rows of many to render: those near the screen, and the one that has the focus, wherever it is.
 * @param list Key under which the list's row heights are stored; null: render all rows.
 * @param place Where the page will scroll to, if not its current position.
 */
export function useRowWindow(
  count: number,
  grid: Grid | null,
  list: string | null,
  place: number | null,
): RowWindow | null {
  const name = heightsName(list, grid);
  const { top, gap, columns, rowHeight } = grid ?? { top: 0, gap: 0, columns: 0, rowHeight: 0 };
  const [focused, setFocused] = useState<number | null>(null);
  const kept = useMemo(() => (name === null ? [] : keptHeights(name)), [name]);
  // oxlint-disable-next-line react/incompatible-library -- what it gives is read in the same render, and nothing is compiled to remember it
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: name === null ? 0 : count,
    enabled: name !== null,
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    scrollPaddingStart: headerHeight,
    overscan: columns > 2 ? overscan.wide : overscan.narrow,
    initialOffset: () => place ?? window.scrollY,
    initialRect,
    rangeExtractor: useCallback(
      (range: Range) => withRow(defaultRangeExtractor(range), focused, range.count),
      [focused],
    ),
    initialMeasurementsCache: kept,
    measureElement: exactHeight,
    indexAttribute: rowAttribute,
    useFlushSync: false,
  });
  useStoredHeights(name, () => virtualizer.measurementsCache);
  useMeasuredAnew(name, () => virtualizer.measure());
  if (name === null) return null;

  const items = virtualizer.getVirtualItems();
  return {
    near: byNearness(
      items.map(({ index }) => index),
      virtualizer.range,
    ),
    standing: (isThere) => {
      const there = items.filter(({ index }) => isThere(index));
      return {
        rows: there.map(({ index, start, size }, position) => ({
          index,
          height: size,
          room: Math.max(0, start - (there[position - 1]?.end ?? start) - 2 * gap),
        })),
        roomAbove: Math.max(0, (there[0]?.start ?? top) - top),
        roomBelow: Math.max(0, virtualizer.getTotalSize() + top - (there.at(-1)?.end ?? top)),
      };
    },
    measure: virtualizer.measureElement,
    onFocus: ({ target }) => setFocused(rowOf(target)),
    onBlur: () => setFocused(null),
    rowAt: (offset) => virtualizer.getVirtualItemForOffset(offset)?.index ?? 0,
    goTo: (row) => virtualizer.scrollToIndex(row, { align: 'start' }),
  };
}

/** Adding or removing a row must move nothing: a difference of a fifth of a pixel repaints all images below it. */
function exactHeight(element: HTMLElement): number {
  return element.getBoundingClientRect().height;
}

function byNearness(rows: number[], seen: { startIndex: number; endIndex: number } | null): number[] {
  const distance = (row: number) => (seen ? Math.max(seen.startIndex - row, row - seen.endIndex, 0) : 0);
  return rows.toSorted((one, other) => distance(one) - distance(other) || one - other);
}

/** With its neighbors, so that the Tab key finds the next card. */
function withRow(rows: number[], row: number | null, count: number): number[] {
  if (row === null || row >= count) return rows;
  return [...new Set([row - 1, row, row + 1, ...rows])]
    .filter((index) => index >= 0 && index < count)
    .toSorted((one, other) => one - other);
}

function rowOf(element: Element): number | null {
  const row = element.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute);
  return row == null ? null : Number(row);
}

/** Another width makes other rows. */
function useMeasuredAnew(name: string | null, measure: () => void): void {
  const last = useRef(name);
  useLayoutEffect(() => {
    const isOther = name !== null && last.current !== null && last.current !== name;
    last.current = name;
    if (isOther) measure();
  });
}
