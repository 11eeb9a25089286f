import { expect, test } from 'vitest';
import { positionKey } from './scroll-positions.ts';

const at = (pathname: string, key = 'default') => positionKey({ key, pathname, search: '?ordNo=OR20261129ABCDEF1234' });

test('the position of a first page is kept by its address, of which nothing can be read', () => {
  expect(at('/familyshop/order/detail')).toBe(at('/familyshop/order/detail'));
  expect(at('/familyshop/order/detail')).not.toBe(at('/m/familyshop/order/detail'));
  expect(at('/familyshop/order/detail')).not.toMatch(/OR2026|order/u);
});

test('that of another page is kept by its place in the history', () => {
  expect(at('/familyshop/home', 'abc')).toBe('abc');
});
