import { useLayoutEffect, useRef, type RefObject } from 'react';
import { cardsBefore, rowOfCard, type Row } from './list-rows.ts';
import type { Grid } from './use-grid.ts';
import { headerHeight, type RowWindow } from './use-row-window.ts';

/**
 * When a phone is rotated, scrolls to the first card of the row that the shopper was reading.
 * @param rows The rendered rows.
 * @param grid Their layout; null while it changes.
 */
export function useRowAfterRotation(
  list: RefObject<HTMLUListElement | null>,
  rows: readonly Row[],
  grid: Grid | null,
  rowWindow: RowWindow | null,
): void {
  const latest = useRef({ rows, rowWindow });
  const card = useRef(0);
  const width = useRef<number | null>(null);
  useLayoutEffect(() => {
    latest.current = { rows, rowWindow };
  });
  useLayoutEffect(() => {
    if (!grid) return undefined;
    const isTurned = width.current !== null && width.current !== grid.width;
    width.current = grid.width;
    const windowWidth = window.innerWidth;
    const note = () => {
      // A list that rotation made shorter has scrolled by itself, not by the shopper.
      if (window.innerWidth === windowWidth) card.current = cardRead(list.current, grid, latest.current);
    };
    // When all is laid out anyway: a list has just come, and is long work by itself.
    const frame = isTurned ? 0 : requestAnimationFrame(note);
    if (isTurned && card.current > 0) goTo(card.current);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', note);
    };

    function goTo(first: number): void {
      if (latest.current.rowWindow) latest.current.rowWindow.goTo(rowOfCard(latest.current.rows, first));
      else if (list.current) cardsOf(list.current)[first]?.scrollIntoView();
    }
  }, [list, grid]);
}

/** Index of the card below the header; in a long list the first card of its row. */
function cardRead(
  list: HTMLElement | null,
  { top, gap }: Grid,
  { rows, rowWindow }: { rows: readonly Row[]; rowWindow: RowWindow | null },
): number {
  const read = window.scrollY + headerHeight;
  if (!list || read < top) return 0;
  if (rowWindow) return cardsBefore(rows, rowWindow.rowAt(read + gap));
  return Math.max(
    0,
    cardsOf(list).findIndex((card) => card.getBoundingClientRect().bottom > headerHeight),
  );
}

function cardsOf(list: HTMLElement): Element[] {
  return [...list.querySelectorAll('[data-place]')];
}
