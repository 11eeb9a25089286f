import { expect, test } from 'vitest';
import { indexOf, pageRows, pagesOf, unreadList, withoutRow, withPage, type RowPage } from './row-list.ts';

/** A page of a list of rows with these numbers. */
function pageOfRows(numbers: readonly number[], page: number): RowPage {
  const ofPage = numbers.slice((page - 1) * pageRows, page * pageRows);
  return { totalCount: numbers.length, entries: ofPage.map((number) => ({ id: `row-${number}`, number })) };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const read = (numbers: readonly number[], pages: readonly number[], list = unreadList) =>
  pages.reduce((so, page) => withPage(so, page, pageOfRows(numbers, page)), list);

test('a row is found by its number wherever it is, and nowhere before it is read', () => {
  const list = read(upTo(250), [3]);
  expect(list.entries).toHaveLength(250);
  expect([indexOf(list, 201), indexOf(list, 1), indexOf(list, 251), indexOf(list, null)]).toEqual([
    200,
    null,
    null,
    null,
  ]);
});

test('rows behind a deleted one move up, and a page that lacks a row is read again', () => {
  const list = withoutRow(read(upTo(250), [1, 3]), 50);
  expect([indexOf(list, 51), indexOf(list, 201), indexOf(list, 50)]).toEqual([49, 199, null]);
  expect([list.entries.length, [...list.pages]]).toEqual([249, [3]]);
});

test('where another tab deleted a row, what is shown stays until its page is read again', () => {
  const before = read(upTo(250), [1, 2]);
  const after = withPage(before, 1, pageOfRows(upTo(250).slice(1), 1));
  expect([after.entries.length, [...after.pages], indexOf(after, 2), indexOf(after, 150)]).toEqual([249, [1], 0, 149]);
});

test.each([
  [0, 0, []],
  [0, 100, [1]],
  [99, 101, [1, 2]],
  [250, 251, [3]],
])('rows from %i to %i are on the pages %j', (begin, end, pages) => {
  expect(pagesOf(begin, end)).toEqual(pages);
});
