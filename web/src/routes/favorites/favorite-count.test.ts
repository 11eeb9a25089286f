import { expect, test } from 'vitest';
import { takenOutBefore, favoriteCount } from './favorite-count.ts';

const one = (id: string, isFavorite: boolean | null = true) => ({ id, isFavorite });

test('a removed product no longer counts, on any page', () => {
  expect(favoriteCount(81, [[one('1'), one('2', false)], [one('41', false)], undefined])).toBe(79);
});

test('a product on two pages is removed once, and an unknown one still counts', () => {
  expect(favoriteCount(3, [[one('1', false), one('2', null)], [one('1', false)]])).toBe(2);
});

test('there are never fewer than none', () => {
  expect(favoriteCount(0, [[one('1', false)]])).toBe(0);
});

test('a product removed before this visit is left out, on a later page too, and one removed here keeps its place', () => {
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
