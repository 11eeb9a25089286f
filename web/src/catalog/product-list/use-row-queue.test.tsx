// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRowQueue } from './use-row-queue.ts';

afterEach(cleanup);

const wide = { columns: 5, atOnce: 5, isRendered: false };

/** Every set of rendered rows, one after the other. */
function inTurn(first: Parameters<typeof useRowQueue>[0]) {
  const seen: number[][] = [];
  const hook = renderHook(
    (props) => {
      const rows = [...useRowQueue(props)];
      if (String(rows) !== String(seen.at(-1))) seen.push(rows);
    },
    { initialProps: first },
  );
  return { seen, ...hook };
}

test('rows come one after the other, those that are wanted most first', async () => {
  const { seen } = inTurn({ ...wide, wanted: [4, 5, 3] });
  await waitFor(() => expect(seen.at(-1)).toHaveLength(3));
  expect(seen).toEqual([[], [4], [4, 5], [4, 5, 3]]);
});

test('of narrow rows several come at once', async () => {
  const { seen } = inTurn({ ...wide, columns: 2, wanted: [0, 1, 2, 3] });
  await waitFor(() => expect(seen.at(-1)).toHaveLength(4));
  expect(seen[1]).toEqual([0, 1]);
});

test('rows rendered by the server are there from the start, at any width', () => {
  const { seen, rerender } = inTurn({
    ...wide,
    columns: 1,
    isRendered: true,
    wanted: Array.from({ length: 10 }, (_, row) => row),
  });
  rerender({ ...wide, wanted: [0, 1] });
  expect(seen).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 1],
  ]);
});

test('a row that is no longer wanted is removed, and the others stay', async () => {
  const { seen, rerender } = inTurn({ ...wide, wanted: [1, 2] });
  await waitFor(() => expect(seen.at(-1)).toEqual([1, 2]));
  rerender({ ...wide, wanted: [2, 3] });
  await waitFor(() => expect(seen.at(-1)).toEqual([2, 3]));
  expect(seen.slice(1).every((rows) => rows.length > 0)).toBe(true);
});
