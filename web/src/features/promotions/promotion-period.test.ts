import { expect, test } from 'vitest';
import { promotionPeriod } from './promotion-period.ts';

test('a period uses days in Korea', () => {
  expect(promotionPeriod('2026-04-30T15:00:00Z', '2026-05-31T14:59:59Z')).toBe('5월 1일 ~ 5월 31일');
});

test('an open end, an open start and no dates at all each have a text', () => {
  expect(promotionPeriod('2026-05-01T00:00:00+09:00', null)).toBe('5월 1일부터');
  expect(promotionPeriod(null, '2026-06-01T00:00:00+09:00')).toBe('5월 31일까지');
  expect(promotionPeriod(null, '2026-05-31T15:00:00+09:00')).toBe('5월 31일 15:00까지');
  expect(promotionPeriod(null, 'soon')).toBeNull();
});
