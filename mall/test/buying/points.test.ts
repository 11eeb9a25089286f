import { expect, test } from 'vitest';
import { isPointAmount, pointsEnd, usablePoints } from '../../src/buying/points.ts';

test('points are good until the end of their last day in Korea', () => {
  const end = new Date('2027-09-01T23:59:59.999+09:00');
  expect(pointsEnd(new Date('2026-09-01T11:30:00+09:00'), 365)).toEqual(end);
  expect(pointsEnd(new Date('2026-09-01T00:00:00+09:00'), 365)).toEqual(end);
  expect(pointsEnd(new Date('2026-09-01T23:59:59+09:00'), 365)).toEqual(end);
});

test('points are used from 1,000 on, in tens', () => {
  const amounts = [-10, 0, 10, 990, 1_000, 1_005, 1_010, 12_340];
  expect(amounts.filter(isPointAmount)).toEqual([0, 1_000, 1_010, 12_340]);
});

test('what can be used is an amount that can be used, up to what is held and to be paid', () => {
  expect(usablePoints(12_345, 50_000)).toBe(12_340);
  expect(usablePoints(50_000, 12_345)).toBe(12_340);
  expect(usablePoints(999, 50_000)).toBe(0);
  expect(usablePoints(50_000, 999)).toBe(0);
});
