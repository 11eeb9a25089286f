// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { closedNumbers, closedPopupsText, closePopups } from './closed-popups.ts';

test('a notice that was closed for days comes back after them, and one that was closed for the visit does not', () => {
  const now = Date.parse('2026-11-20T12:00:00+09:00');
  const days = (count: number) => now + count * 86_400_000;
  closePopups('familyshop', ['N1'], { days: 7 }, now);
  closePopups('familyshop', ['N2'], 'visit', now);
  const text = closedPopupsText('familyshop');
  expect(closedNumbers(text, days(7) - 1)).toEqual(new Set(['N1', 'N2']));
  expect(closedNumbers(text, days(7))).toEqual(new Set(['N2']));
  expect(closedNumbers(closedPopupsText('groupware'), now)).toEqual(new Set());
});
