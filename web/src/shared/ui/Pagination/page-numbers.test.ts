import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('five pages around the current one, as near to the middle as the ends allow', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(5, 9)).toEqual([3, 4, 5, 6, 7]);
  expect(pageNumbers(9, 9)).toEqual([5, 6, 7, 8, 9]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});
