import { expect, test } from 'vitest';
import type { CornerFragment } from '../../__generated__/graphql.ts';
import { productNumbers, rowNumbers } from '../../catalog/product-card/row-numbers.ts';
import { planHome } from './home-plan.ts';

const place = { area: 'DESKTOP_MAIN_1', priority: 1 } as const;
const banner = {
  __typename: 'Banner',
  image: { __typename: 'Image', url: '/images/a.svg', alt: 'a' },
  url: null,
} as const;
const banners = (id: string): CornerFragment => ({
  __typename: 'BannerCorner',
  id,
  name: id,
  ...place,
  banners: [banner],
});
const productRow = (id: string, ...numbers: string[]): CornerFragment => ({
  __typename: 'ProductCorner',
  id,
  name: id,
  ...place,
  productNumbers: numbers,
});

const ids = (corners: CornerFragment[]) => corners.map(({ id }) => id);

test('banners at the start become the hero of the page; promotions follow the second row', () => {
  const { hero, upper, lower } = planHome([
    banners('hero'),
    productRow('one'),
    banners('strip'),
    productRow('two'),
    productRow('three'),
  ]);
  expect(hero?.id).toBe('hero');
  expect(ids(upper)).toEqual(['one', 'strip', 'two']);
  expect(ids(lower)).toEqual(['three']);
});

test('a page that starts with a product row has no hero, and loses nothing', () => {
  const { hero, upper } = planHome([productRow('one'), banners('strip')]);
  expect(hero).toBeNull();
  expect(ids(upper)).toEqual(['one', 'strip']);
});

test('every product of a page is queried once, ten per row and a hundred at most', () => {
  const many = Array.from({ length: 15 }, (_, index) => `GD${index}`);
  expect(rowNumbers(productRow('long', ...many))).toHaveLength(10);
  expect(productNumbers([productRow('one', 'GD1', 'HP1'), banners('strip'), productRow('two', 'HP1', 'GD2')])).toEqual([
    'GD1',
    'HP1',
    'GD2',
  ]);
  const productRows = Array.from({ length: 12 }, (_, row) =>
    productRow(`row ${row}`, ...many.map((number) => `${number}${row}`)),
  );
  expect(productNumbers(productRows)).toHaveLength(100);
});
