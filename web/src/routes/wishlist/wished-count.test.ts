import { expect, test } from 'vitest';
import { wishedCount } from './wished-count.ts';

const one = (id: string, isFavorite: boolean | null = true) => ({ id, isFavorite });

test('what is taken out counts no more, on whichever page it stands', () => {
  expect(wishedCount(81, [[one('1'), one('2', false)], [one('41', false)], undefined])).toBe(79);
});

test('a product that stands on two pages is taken out once, and what is not known counts', () => {
  expect(wishedCount(3, [[one('1', false), one('2', null)], [one('1', false)]])).toBe(2);
});

test('there are never fewer than none', () => {
  expect(wishedCount(0, [[one('1', false)]])).toBe(0);
});
