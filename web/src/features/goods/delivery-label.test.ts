import { expect, test } from 'vitest';
import { deliveryLabel } from './delivery-label.ts';

test.each([
  ['2026-05-01T00:00:00+09:00', '오늘배송'],
  ['2026-05-01T10:59:59+09:00', '오늘배송'],
  ['2026-05-01T11:00:00+09:00', '내일배송'],
  ['2026-05-01T23:59:59+09:00', '내일배송'],
])('delivery on the same day is promised while it is true: at %s it is %s', (time, label) => {
  expect(deliveryLabel('TODAY', Date.parse(time))).toBe(label);
});

test('other deliveries depend on no hour', () => {
  const names = [0, 12].map((hour) => deliveryLabel('COMMON', Date.UTC(2026, 4, 1, hour)));
  expect(new Set(names)).toEqual(new Set(['택배배송']));
});
