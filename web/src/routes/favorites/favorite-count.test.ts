import { expect, test } from 'vitest';
import { takenOutBefore, favoriteCount } from './favorite-count.ts';

const one = (id: string, isFavorite: boolean | null = true) => ({ id, isFavorite });

test('what is taken out counts no more, on whichever page it stands', () => {
  expect(favoriteCount(81, [[one('1'), one('2', false)], [one('41', false)], undefined])).toBe(79);
});

test('a product that stands on two pages is taken out once, and what is not known counts', () => {
  expect(favoriteCount(3, [[one('1', false), one('2', null)], [one('1', false)]])).toBe(2);
});

test('there are never fewer than none', () => {
  expect(favoriteCount(0, [[one('1', false)]])).toBe(0);
});

test('what was taken out before it was seen is left out, on a later page too, and what is taken out here keeps its place', () => {
  const stood = new Set<string>();
  expect([...takenOutBefore([[one('1'), one('2', false)]], stood)]).toEqual(['2']);
  expect([
    ...takenOutBefore(
      [
        [one('1', false), one('2', false)],
        [one('41', false), one('42')],
      ],
      stood,
    ),
  ]).toEqual(['2', '41']);
  expect([
    ...takenOutBefore([[one('1', false), one('2')], undefined, [one('41', false), one('42', false)]], stood),
  ]).toEqual(['41']);
});
