import { expect, test } from 'vitest';
import { inBatches } from './row-batches.ts';

const sizes = (lengths: readonly number[]) => inBatches(lengths, (length) => length).map((batch) => batch.length);

test('rows go by 100 at most, and fewer where they are long', () => {
  expect(sizes(Array.from({ length: 250 }, () => 200))).toEqual([100, 100, 50]);
  expect(sizes([10_000, 10_000, 10_000, 1, 29_999, 1])).toEqual([3, 2, 1]);
  expect(sizes([40_000, 10, 40_000])).toEqual([1, 1, 1]);
  expect(sizes([])).toEqual([]);
});
