import { expect, test } from 'vitest';
import { formatNumber, formatTenThousands, formatWon } from './money.ts';

test('numbers are grouped as Korea groups them', () => {
  const korean = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });
  const numbers = [0, 7, 999, 1000, 12_900, 123_456, 1_234_567, 9_007_199_254_740_991, -1, -999, -12_900];
  expect(numbers.map(formatNumber)).toEqual(numbers.map((number) => korean.format(number)));
  expect(formatWon(12_900.9)).toBe('12,900원');
});

test('units of ten thousand keep a tenth', () => {
  const korean = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });
  const counts = [0, 0.04, 3.5, 35, 35.04, 999.96, 1234.5, 1_234_567.8];
  expect(counts.map(formatTenThousands)).toEqual(counts.map((count) => `${korean.format(count)}만원`));
});
