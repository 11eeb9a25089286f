import { useLayoutEffect, useRef, type RefObject } from 'react';
import { cardsBefore, rowOfCard, type Row } from './list-rows.ts';
import { widthOf, type Grid } from './use-grid.ts';
import { headerHeight, type RowWindow } from './use-row-window.ts';

/**
 * When a phone is rotated, scrolls to the first card of the row that the shopper was reading.
 * @param rows The rendered rows.
 * @param grid Their layout; null before it is known and while it changes.
 */
export function useRowAfterRotation(
  list: RefObject<HTMLUListElement | null>,
  rows: readonly Row[],
  grid: Grid | null,
  rowWindow: RowWindow | null,
): void {
  const latest = useRef({ rows, rowWindow, grid });
  const card = useRef(0);
  /** Width of the window that the card was read in. */
  const width = useRef<number | null>(null);
  useLayoutEffect(() => {
    latest.current = { rows, rowWindow, grid: grid ?? latest.current.grid };
  });
  // It listens from the start: the phone may be rotated while the list hydrates, or while further rows come.
  useLayoutEffect(() => {
    width.current = window.innerWidth;
    const note = () => {
      // A list that rotation made shorter has scrolled by itself, not by the shopper.
      if (list.current && window.innerWidth === width.current) card.current = cardRead(list.current, latest.current);
    };
    // When all is laid out anyway: a list has just come, and is long work by itself.
    const frame = requestAnimationFrame(note);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', note);
    };
  }, [list]);
  useLayoutEffect(() => {
    // The layout may still be that of before.
    if (!grid || window.innerWidth === width.current || !list.current || widthOf(list.current) !== grid.width) return;
    width.current = window.innerWidth;
    if (card.current === 0) return;
    if (rowWindow) rowWindow.goTo(rowOfCard(rows, card.current));
    else cardsOf(list.current)[card.current]?.scrollIntoView();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another layout counts; rows and their window belong to it
  }, [list, grid]);
}

interface Shown {
  rows: readonly Row[];
  rowWindow: RowWindow | null;
  grid: Grid | null;
}

/** Index of the card below the header; in a long list the first card of its row. */
function cardRead(list: HTMLElement, { rows, rowWindow, grid }: Shown): number {
  const read = window.scrollY + headerHeight;
  if (grid && read < grid.top) return 0;
  if (grid && rowWindow) return cardsBefore(rows, rowWindow.rowAt(read + grid.gap));
  return Math.max(
    0,
    cardsOf(list).findIndex((card) => card.getBoundingClientRect().bottom > headerHeight),
  );
}

function cardsOf(list: HTMLElement): Element[] {
  return [...list.querySelectorAll('[data-place]')];
}
