import { expect, test } from 'vitest';
import { payInParts } from './installment.ts';

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
