import type { VirtualItem } from '@tanstack/react-virtual';

const storageKey = 'family-mall.row-heights';
const listsKept = 5;

type Stored = [list: string, heights: number[]][];

/**
 * Row heights of a list when it was left, so that going back finds every card in the same position. For the latest few
 * lists of this tab; nothing if the list, its width or its columns have changed.
 */
export function keptHeights(list: string): VirtualItem[] {
  const heights = readStored().find(([name]) => name === list)?.[1] ?? [];
  // The virtualizer computes each start again.
  return heights.map((size, index) => ({ key: index, index, start: 0, size, end: size, lane: 0 }));
}

export function keepHeights(list: string, rows: readonly Pick<VirtualItem, 'size'>[]): void {
  if (rows.length === 0) return;
  const kept: Stored = [
    [list, Array.from(rows, ({ size }) => size)],
    ...readStored().filter(([name]) => name !== list),
  ];
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept.slice(0, listsKept)));
  } catch {
    // Without storage the rows are measured again.
  }
}

function readStored(): Stored {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Stored;
    return Array.isArray(kept)
      ? kept.filter(([name, heights]) => typeof name === 'string' && heights.every(Number.isFinite))
      : [];
  } catch {
    return [];
  }
}
