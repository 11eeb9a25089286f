import { expect, test } from 'vitest';
import { productNumberOf } from '../routes/product/product-number.ts';
import { numbersIn } from './recently-viewed/recently-viewed.ts';

const pageOf = (number: string) =>
  productNumberOf({ params: { productNumber: number }, searchParams: new URLSearchParams() });

test.each(['GD-100_7', 'HP00000001', `GD${'9'.repeat(38)}`])('%s has a page, and is remembered as viewed', (number) => {
  expect(pageOf(number)).toBe(number);
  expect(numbersIn(number)).toEqual([number]);
});

test.each(['GD', 'XX1', 'gd1', 'GD 1', 'GD/1', `GD${'9'.repeat(39)}`])('%s names no product', (number) => {
  expect(pageOf(number)).toBeNull();
  expect(numbersIn(number)).toEqual([]);
});
