import { expect, test } from 'vitest';
import { shownChoices } from './shown-choices.ts';

const choices = [...'abcdef'].map((value) => ({ value }));
const shown = (chosen: string | null, most: number) =>
  shownChoices(choices, chosen, most)
    .map(({ value }) => value)
    .join('');

test('of a long list the first are shown, and what is chosen', () => {
  expect(shown('b', 3)).toBe('abc');
  expect(shown('e', 3)).toBe('abe');
  expect(shown(null, 3)).toBe('abc');
  expect(shown('e', Infinity)).toBe('abcdef');
});

test('a value that comes twice is one choice, the first', () => {
  const twice = [
    { value: 'a', name: 1 },
    { value: 'b', name: 2 },
    { value: 'a', name: 3 },
  ];
  expect(shownChoices(twice, null, 9).map(({ name }) => name)).toEqual([1, 2]);
});
