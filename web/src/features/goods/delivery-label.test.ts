import { expect, test } from 'vitest';
import { deliveryLabel } from './delivery-label.ts';

test('a delivery type is named without a day, which the mall alone tells', () => {
  expect(deliveryLabel('TODAY')).toBe('빠른배송');
  expect(deliveryLabel('COMMON')).toBe('택배배송');
  expect(deliveryLabel(null)).toBeNull();
});
