import { expect, test } from 'vitest';
import { toFacets } from '../../src/features/products/facets.mapper.ts';
import { schema } from '../helpers/everything.ts';

const nothing = { maker: null, color: null, minPrice: null, maxPrice: null, inStockOnly: null };
const filtersOf = (key: string, ...values: string[]) =>
  toFacets([{ key, name: key, values: values.map((value) => ({ value, name: value, count: 1 })) }]).flatMap((facet) =>
    facet.values.map(({ name: _name, count: _count, ...filter }) => filter),
  );

test.each<[string, string, object]>([
  ['brandType', 'HANBIT', { maker: 'HANBIT' }],
  ['rangeType', '30000-49999', { minPrice: 30_000, maxPrice: 49_999 }],
  ['rangeType', '0 - 29999', { minPrice: 0, maxPrice: 29_999 }],
  ['rangeType', '50000-', { minPrice: 50_000 }],
  ['rangeType', '50000-999999999', { minPrice: 50_000 }],
  ['colorHex', '1F2', { color: '#11ff22' }],
  ['inStockYn', 'Y', { inStockOnly: true }],
])('a value of %s is the filter to send: %s', (key, value, filter) => {
  expect(filtersOf(key, value)).toEqual([{ ...nothing, ...filter }]);
});

test.each([
  ['brandType', 'ALL', ' '],
  ['rangeType', 'ALL', '-', '싼 것', ''],
  ['colorHex', '빨강', '#12'],
  ['inStockYn', 'N'],
])('values of %s that narrow nothing are left out', (key, ...values) => {
  expect(filtersOf(key, ...values)).toEqual([]);
});

test('a kind that no filter has a field for is left out', () => {
  expect(toFacets([{ key: 'weight', name: '무게', values: [] }])).toEqual([]);
  expect(toFacets(null)).toEqual([]);
});

const fieldsOf = (name: string) => Object.keys((schema.getType(name) as { getFields(): object }).getFields());

test('a value of a facet has the fields of the filter, and no others beside its label', () => {
  expect(fieldsOf('FacetValue').toSorted()).toEqual([...fieldsOf('ProductFilter'), 'name', 'count'].toSorted());
});
