import { expect, test } from 'vitest';
import { dayAfter } from './day-after.ts';

test('days are counted over months, years and leap days', () => {
  expect(dayAfter('2026-11-27', 1)).toBe('2026-11-28');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2026-11-27', 60)).toBe('2027-01-26');
});
