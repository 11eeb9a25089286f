import { expect, test } from 'vitest';
import { columns } from './columns.ts';
import { placeAt, placeIn, placeOfKey } from './places.ts';

const listOf = (numbers: readonly (number | null)[]) => ({
  entries: numbers.map((number) => (number === null ? null : { id: `row-${number}`, number })),
});
const last = columns.length - 1;

test.each([
  [
    'keeps its row where the list moves up',
    [3, 5, 7],
    { row: 5, index: 2, column: 1 },
    { row: 5, index: 1, column: 1 },
  ],
  [
    'keeps its row where rows come before it',
    [1, 2, 5],
    { row: 5, index: 0, column: 1 },
    { row: 5, index: 2, column: 1 },
  ],
  [
    'never becomes the row after one that is gone',
    [3, 7],
    { row: 5, index: 1, column: 1 },
    { row: 5, index: 1, column: 1 },
  ],
  ['gets its row once it is read', [3, 5], { row: null, index: 1, column: 1 }, { row: 5, index: 1, column: 1 }],
  ['has no row before it is read', [3, null], { row: null, index: 1, column: 1 }, { row: null, index: 1, column: 1 }],
])('a place %s', (_what, numbers, place, now) => {
  expect(placeIn(listOf(numbers), place)).toEqual(now);
});

test.each([
  [1, 1, { row: 5, index: 1, column: 1 }],
  [9, 99, { row: 7, index: 2, column: last }],
  [-1, -1, { row: 3, index: 0, column: 0 }],
])('index %i and column %i are the nearest cell that there is', (index, column, place) => {
  expect(placeAt(listOf([3, 5, 7]), index, column)).toEqual(place);
});

test.each([
  ['ArrowDown', false, { index: 5, column: 2 }],
  ['ArrowDown', true, { index: 99, column: 2 }],
  ['ArrowUp', true, { index: 0, column: 2 }],
  ['ArrowLeft', false, { index: 4, column: 1 }],
  ['PageDown', false, { index: 13, column: 2 }],
  ['Home', false, { index: 4, column: 0 }],
  ['End', true, { index: 99, column: last }],
  ['a', false, null],
])('%s (Control: %s) leads to %j', (key, isMeta, place) => {
  expect(placeOfKey({ key, isMeta }, { index: 4, column: 2 }, { rowCount: 100, screenRows: 9 })).toEqual(place);
});
