import { expect, test } from 'vitest';
import type { FacetFragment, FacetKind, ProductFilter } from '../../__generated__/graphql.ts';
import { chosenFacets, facetGroups } from './facet-choices.ts';

const noFilter = { maker: null, color: null, minPrice: null, maxPrice: null, inStockOnly: null };
const value = (name: string, filter: ProductFilter, count = 3) => ({
  __typename: 'FacetValue' as const,
  name,
  count,
  ...noFilter,
  ...(filter as object),
});
const facet = (kind: FacetKind, ...values: FacetFragment['values']): FacetFragment => ({
  __typename: 'Facet',
  kind,
  name: kind,
  values,
});
const maker = (code: string) => value(code, { maker: code });
const black = (color: string, count: number) => value('블랙', { color }, count);

test('a choice links to its filter, added to the active ones', () => {
  const [makers] = facetGroups([facet('MAKER', maker('HANBIT'), maker('ONDAM'))], {
    maker: 'ONDAM',
    inStockOnly: true,
  });
  expect(makers?.choices[0]?.filter).toEqual({ maker: 'HANBIT', inStockOnly: true });
});

test('an active choice links to the list without it', () => {
  const prices = facet(
    'PRICE',
    value('3만원 아래', { minPrice: 0, maxPrice: 29_999 }),
    value('3만원부터', { minPrice: 30_000 }),
  );
  const [chosen] = chosenFacets(facetGroups([prices], { minPrice: 30_000, color: '#112233' }));
  expect(chosen?.name).toBe('3만원부터');
  expect(chosen?.filter).toEqual({ color: '#112233' });
});

test('values of the same name are distinguished, and a duplicate appears once', () => {
  const [colors] = facetGroups(
    [facet('COLOR', black('#1f2024', 9), black('#26282b', 4), black('#1f2024', 2), black('#222222', 1))],
    {},
  );
  expect(colors?.choices.map((each) => [each.name, each.value, each.count])).toEqual([
    ['블랙', '#1f2024', 9],
    ['블랙 2', '#26282b', 4],
    ['블랙 3', '#222222', 1],
  ]);
});

test('a facet that comes twice is one', () => {
  const twice = [facet('MAKER', maker('HANBIT')), facet('MAKER', maker('HANBIT'), maker('ONDAM'))];
  expect(facetGroups(twice, {}).map(({ choices }) => choices.length)).toEqual([2]);
});

test.each<[FacetKind, ...ProductFilter[]]>([
  ['PRICE', {}, { minPrice: 5, maxPrice: 3 }],
  ['MAKER', { maker: '  ' }, { maker: 'M'.repeat(41) }],
  ['COLOR', {}],
])('of %s, values that no address can hold are left out', (kind, ...filters) => {
  expect(facetGroups([facet(kind, ...filters.map((filter) => value('값', filter)))], {})).toEqual([]);
});

test('fewer than none are none', () => {
  const [makers] = facetGroups([facet('MAKER', { ...maker('HANBIT'), count: -3 })], {});
  expect(makers?.choices[0]?.count).toBe(0);
});

test('what is chosen can be given back also where the mall does not offer it', () => {
  const groups = facetGroups([facet('MAKER', maker('HANBIT'))], {
    maker: 'GONE',
    minPrice: 5_000,
    color: '#123456',
    inStockOnly: true,
  });
  expect(chosenFacets(groups).map(({ name, filter, count }) => [name, filter, count])).toEqual([
    ['GONE', { minPrice: 5_000, color: '#123456', inStockOnly: true }, null],
    ['5,000원 ~', { maker: 'GONE', color: '#123456', inStockOnly: true }, null],
    ['선택한 색상', { maker: 'GONE', minPrice: 5_000, inStockOnly: true }, null],
  ]);
});

test('the stock has a switch of its own', () => {
  expect(facetGroups([facet('STOCK', value('품절 제외', { inStockOnly: true }))], {})).toEqual([]);
});
