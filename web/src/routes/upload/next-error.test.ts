import { expect, test } from 'vitest';
import type { Row } from './columns.ts';
import { nextError } from './next-error.ts';

const pageRows = 2;

/** Rows of a list by the columns of their mistakes. */
function listOf(mistakes: readonly Row['errors'][number]['column'][][]) {
  const rows = mistakes.map((columns, index) => ({
    number: index + 1,
    errors: columns.map((column) => ({
      __typename: 'BulkOrderRowError' as const,
      column,
      code: 'FORMAT' as const,
      message: '',
      suggestion: null,
      repair: null,
    })),
  }));
  const rowsOf = async (page: number) => rows.slice((page - 1) * pageRows, page * pageRows);
  return { rowCount: rows.length, pageRows, rowsOf };
}

const list = listOf([[], ['QUANTITY', 'POSTAL_CODE'], [], ['RECEIVER_NAME'], []]);

test.each([
  ['the next row', { row: 1, index: 0, column: 8 }, { row: 2, index: 1, column: 4 }],
  ['the same row, to the right', { row: 2, index: 1, column: 4 }, { row: 2, index: 1, column: 7 }],
  ['another page', { row: 2, index: 1, column: 7 }, { row: 4, index: 3, column: 5 }],
  ['the beginning again, after the last', { row: 4, index: 3, column: 5 }, { row: 2, index: 1, column: 4 }],
])('is found in %s', async (_, from, found) => {
  expect(await nextError(from, list)).toEqual(found);
});

test('is none where there is no other', async () => {
  expect(await nextError({ row: 1, index: 0, column: 0 }, listOf([[], []]))).toBeNull();
  expect(await nextError({ row: 2, index: 1, column: 4 }, listOf([[], ['QUANTITY']]))).toBeNull();
});
