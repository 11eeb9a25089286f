import { expect, test } from 'vitest';
import { discountPercent } from './discount-percent.ts';

test('rounds the discount down, so that it never promises too much', () => {
  expect(discountPercent(20_000, 12_900)).toBe(35);
  expect(discountPercent(10_000, 9_999)).toBeNull();
});

test('there is no discount without a price elsewhere, or against a lower one', () => {
  expect(discountPercent(null, 12_900)).toBeNull();
  expect(discountPercent(12_900, 12_900)).toBeNull();
  expect(discountPercent(10_000, 12_900)).toBeNull();
});
