import { useMemo, type RefObject } from 'react';
import { keptHeights } from './row-heights.ts';
import type { Grid } from './use-grid.ts';
import { heightsName, useStoredHeights } from './use-stored-heights.ts';

/**
 * The heights that the rows had when the shopper left the list, for a list that renders all of them: rows far from the screen have no
 * layout, and what the style sheet assumes of them is wrong where cards have extras.
 * @param name What the list is called; null: it does not render all of its rows.
 */
export function usePlainHeights(
  list: RefObject<HTMLElement | null>,
  name: string | null,
  grid: Grid | null,
): readonly number[] {
  const stored = heightsName(name, grid);
  const columns = grid?.columns ?? 1;
  useStoredHeights(stored, () => rowHeights(list.current, columns));
  return useMemo(() => (stored === null ? [] : keptHeights(stored).map(({ size }) => size)), [stored]);
}

/** Cards of a row are equally high. */
function rowHeights(list: HTMLElement | null, columns: number): { size: number }[] {
  const firsts = [...(list?.querySelectorAll('[data-product]') ?? [])].filter((_card, index) => index % columns === 0);
  return firsts.map((card) => ({ size: card.getBoundingClientRect().height }));
}
