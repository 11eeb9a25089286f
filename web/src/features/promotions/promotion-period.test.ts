import { expect, test } from 'vitest';
import { promotionPeriod } from './promotion-period.ts';

test('a period is told in the days of Korea', () => {
  expect(promotionPeriod('2026-04-30T15:00:00Z', '2026-05-31T14:59:59Z')).toBe('5월 1일 ~ 5월 31일');
});

test('an open end, an open beginning and no dates at all each have their words', () => {
  expect(promotionPeriod('2026-05-01T00:00:00+09:00', null)).toBe('5월 1일부터');
  expect(promotionPeriod(null, '2026-05-31T00:00:00+09:00')).toBe('5월 31일까지');
  expect(promotionPeriod(null, 'soon')).toBeNull();
});
