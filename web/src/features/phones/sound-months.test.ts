import { expect, test } from 'vitest';
import { soundMonths } from './sound-months.ts';

test('impossible numbers of months are left out, and duplicates removed', () => {
  expect(soundMonths([24, 0, 12, 24, -3, 1.5, 900, Number.NaN, null])).toEqual([12, 24]);
  expect(soundMonths(null)).toEqual([]);
});
