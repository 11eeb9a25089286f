import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { payInParts, soundMonths } from './pay-in-parts.ts';

test('the total is rounded down to whole won and divided by the months', () => {
  const { total, monthly } = payInParts(1_000_000, 24);
  // 1,000,000 x 0.00492 x r / (r - 1) x 24 with r = 1.00492^24
  expect(total).toBe(1_062_656);
  expect(monthly).toBeCloseTo(total / 24, 6);
});

test('one month is the price itself, less than one is nothing', () => {
  expect(payInParts(990_000, 1)).toEqual({ months: 1, total: 990_000, monthly: 990_000 });
  expect(payInParts(990_000, 0).total).toBe(0);
});

test('parts never cost less than the price, and more months never less than fewer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 1, max: 59 }), (price, months) => {
      const { total } = payInParts(price, months);
      expect(total).toBeGreaterThanOrEqual(price);
      expect(payInParts(price, months + 1).total).toBeGreaterThanOrEqual(total);
    }),
  );
});

test('impossible numbers of months are left out, and duplicates removed', () => {
  expect(soundMonths([24, 0, 12, 24, -3, 1.5, 900, Number.NaN, null])).toEqual([12, 24]);
  expect(soundMonths(null)).toEqual([]);
});
