// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepHeights, keptHeights } from './row-heights.ts';

beforeEach(() => sessionStorage.clear());

const rows = (...sizes: number[]) => sizes.map((size) => ({ size }));
const kept = (list: string) => keptHeights(list).map(({ index, size }) => [index, size]);

test('the rows of a list are found as high as they were left, each list its own', () => {
  keepHeights('phones', rows(300, 280));
  keepHeights('kettles', rows(400));
  expect(kept('phones')).toEqual([
    [0, 300],
    [1, 280],
  ]);
  expect(kept('kettles')).toEqual([[0, 400]]);
  expect(kept('tents')).toEqual([]);
});

test('a tab remembers the latest few lists', () => {
  for (const list of ['a', 'b', 'c', 'd', 'e', 'f']) keepHeights(list, rows(1));
  expect([kept('a').length, kept('b').length, kept('f').length]).toEqual([0, 1, 1]);
});

test.each(['{', 'null', '7', '[["phones",["high"]]]', '[[7,[1]]]', '[null]'])(
  'ignores what other code stored there: %s',
  (text) => {
    sessionStorage.setItem('family-mall.row-heights', text);
    expect(kept('phones')).toEqual([]);
  },
);

test('without storage nothing is kept, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepHeights('phones', rows(300));
  vi.restoreAllMocks();
  expect(kept('phones')).toEqual([]);
});
