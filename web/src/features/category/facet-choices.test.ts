import { expect, test } from 'vitest';
import type { FacetFragment } from '../../__generated__/graphql.ts';
import { chosenFacets, facetGroups } from './facet-choices.ts';

const value = (text: string) => ({ __typename: 'FacetValue' as const, value: text, name: text, count: 3 });
const black = (hex: string, count: number) => ({ __typename: 'FacetValue' as const, value: hex, name: '블랙', count });
const facet = (key: string, ...values: string[]): FacetFragment => ({
  __typename: 'Facet',
  key,
  name: key,
  values: values.map(value),
});

test('a choice links to its filter, added to the active ones', () => {
  const [makers] = facetGroups([facet('maker', 'HANBIT', 'ONDAM')], { maker: 'ONDAM', inStockOnly: true });
  expect(makers?.choices[0]?.filter).toEqual({ maker: 'HANBIT', inStockOnly: true });
});

test('an active choice links to the list without it', () => {
  const groups = facetGroups([facet('price', '0-29999', '30000-')], { minPrice: 30_000, color: '#112233' });
  const [chosen] = chosenFacets(groups);
  expect(chosen?.name).toBe('30000-');
  expect(chosen?.filter).toEqual({ color: '#112233' });
});

test('values of the same name are distinguished, and a duplicate appears once', () => {
  const [colors] = facetGroups(
    [
      {
        __typename: 'Facet',
        key: 'color',
        name: '색상',
        values: [black('#1F2024', 9), black('#26282b', 4), black('1f2024', 2), black('#222', 1)],
      },
    ],
    {},
  );
  expect(colors?.choices.map(({ name, value, count }) => [name, value, count])).toEqual([
    ['블랙', '#1f2024', 9],
    ['블랙 2', '#26282b', 4],
    ['블랙 3', '#222222', 1],
  ]);
});

test('a facet that comes twice is one', () => {
  expect(
    facetGroups([facet('maker', 'HANBIT'), facet('maker', 'HANBIT', 'ONDAM')], {}).map(({ choices }) => choices.length),
  ).toEqual([2]);
});

test.each([
  ['color', '빨강', 'rgb(1,2,3)', '#12345', ''],
  ['price', 'a-b', '-', '', '5-3', '비싼 것'],
  ['maker', '', '  ', 'M'.repeat(41)],
])('of %s, values that no address can hold are left out', (key, ...values) => {
  expect(facetGroups([facet(key, ...values)], {})).toEqual([]);
});

test('fewer than none are none', () => {
  expect(
    facetGroups([{ ...facet('maker'), values: [{ ...value('HANBIT'), count: -3 }] }], {})[0]?.choices[0]?.count,
  ).toBe(0);
});

test('what is chosen can be given back also where the mall does not offer it', () => {
  const groups = facetGroups([facet('maker', 'HANBIT')], {
    maker: 'GONE',
    minPrice: 5_000,
    color: '#123456',
    inStockOnly: true,
  });
  expect(chosenFacets(groups).map(({ name, filter, count }) => [name, filter, count])).toEqual([
    ['GONE', { minPrice: 5_000, color: '#123456', inStockOnly: true }, null],
    ['5,000원 ~', { maker: 'GONE', color: '#123456', inStockOnly: true }, null],
    ['고른 색상', { maker: 'GONE', minPrice: 5_000, inStockOnly: true }, null],
  ]);
});

test('a facet of an unknown kind is left out', () => {
  expect(facetGroups([facet('weight', 'heavy'), facet('maker')], {})).toEqual([]);
});
