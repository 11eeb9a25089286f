import { expect, test } from 'vitest';
import { placeIn } from './resumed-favorite-place.ts';

const left = { productId: 'goods-1', scrollY: 6000, top: 300 };

test('finds the place in a navigation state, whatever else the state contains', () => {
  expect(placeIn({ isOverPage: true, pendingFavorite: left })).toEqual(left);
});

test.each([
  null,
  undefined,
  'heart',
  7,
  {},
  { pendingFavorite: null },
  { pendingFavorite: 7 },
  { pendingFavorite: { ...left, top: '300' } },
  { pendingFavorite: { ...left, scrollY: Number.NaN } },
  { pendingFavorite: { ...left, productId: null } },
])('state %j tells of none', (state) => expect(placeIn(state)).toBeNull());
