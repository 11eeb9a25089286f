import { expect, test } from 'vitest';
import { readNumbers, readWhole, type ReadPage } from './read-rows.ts';
import { pageRows } from './row-list.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** A mall with rows of these numbers, which may become others with each page that is read. */
function mallOf(...lists: readonly (readonly number[])[]): { readPage: ReadPage; pages: number[] } {
  const pages: number[] = [];
  return {
    pages,
    async readPage(page) {
      const numbers = lists[Math.min(pages.length, lists.length - 1)] ?? [];
      pages.push(page);
      const ofPage = numbers.slice((page - 1) * pageRows, page * pageRows);
      return { totalCount: numbers.length, entries: ofPage.map((number) => ({ id: `row-${number}`, number })) };
    },
  };
}

const numbersOf = (entries: readonly { number: number }[]) => entries.map(({ number }) => number);

test('a list that shrinks while it is read skips no row, and keeps those that were mended meanwhile', async () => {
  const all = upTo(150);
  const { readPage, pages } = mallOf(all, all.slice(60));
  expect(numbersOf(await readWhole(readPage))).toEqual(all);
  expect(pages).toEqual([1, 2, 1]);
});

test('a list that never stands still is not read for good', async () => {
  const lists = upTo(20).map((step) => upTo(300 - step));
  const { readPage, pages } = mallOf(...lists);
  await readWhole(readPage);
  expect(pages).toEqual([1, 2, 1, 2, 1, 2]);
});

test('some rows are found though others before them were deleted, and those that are gone are left out', async () => {
  const left = upTo(400).filter((number) => number > 150 && number !== 250);
  const { readPage, pages } = mallOf(left);
  expect(numbersOf(await readNumbers([160, 250, 251, 390], readPage))).toEqual([160, 251, 390]);
  expect(pages).toEqual([4, 3, 2, 1]);
});

test('pages without any of them are not read', async () => {
  const { readPage, pages } = mallOf(upTo(2000));
  expect(numbersOf(await readNumbers([5, 1_950], readPage))).toEqual([5, 1_950]);
  expect(pages).toEqual([20, 1]);
  expect(await readNumbers([], readPage)).toEqual([]);
});
