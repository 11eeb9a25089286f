import { expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

test.each([
  ['9900', 9900],
  ['9,900원', 9900],
  [' 9 900 ', 9900],
  ['９９００', 9900],
  ['999999999', 999_999_999],
  ['', null],
  ['  ', null],
])('%j is %j', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

test.each(['0', '-1', '1.5', '만원', '1e3', '1000000000', '👍', 'ㅁ', '\u202E12'])('%j is no price', (typed) => {
  expect(readPrice(typed)).toBeUndefined();
});
