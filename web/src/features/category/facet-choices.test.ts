import { expect, test } from 'vitest';
import type { FacetFragment } from '../../__generated__/graphql.ts';
import { chosenFacets, facetGroups } from './facet-choices.ts';

const value = (text: string) => ({ __typename: 'FacetValue' as const, value: text, name: text, count: 3 });
const facet = (key: string, ...values: string[]): FacetFragment => ({ __typename: 'Facet', key, name: key, values: values.map(value) });

test('a choice leads to its filter, beside what was chosen before', () => {
  const [makers] = facetGroups([facet('maker', 'HANBIT', 'ONDAM')], { maker: 'ONDAM', inStockOnly: true });
  expect(makers?.choices[0]?.filter).toEqual({ maker: 'HANBIT', inStockOnly: true });
});

test('what is chosen leads back to the list without it', () => {
  const groups = facetGroups([facet('price', '0-29999', '30000-')], { minPrice: 30_000, color: '#112233' });
  const [chosen] = chosenFacets(groups);
  expect(chosen?.name).toBe('30000-');
  expect(chosen?.filter).toEqual({ color: '#112233' });
});

test('a facet of a kind that this page does not know is left out', () => {
  expect(facetGroups([facet('weight', 'heavy'), facet('maker')], {})).toEqual([]);
});
