import { expect, test } from 'vitest';
import { leftHeartIn } from './left-heart.ts';

const left = { productId: 'goods-1', scrollY: 6000, top: 300 };

test('what was left is found in a navigation state, whatever else stands there', () => {
  expect(leftHeartIn({ isOverPage: true, leftHeart: left })).toEqual(left);
});

test.each([null, undefined, 'heart', 7, {}, { leftHeart: null }, { leftHeart: 7 }, { leftHeart: { ...left, top: '300' } }, { leftHeart: { ...left, scrollY: Number.NaN } }, { leftHeart: { ...left, productId: null } }])(
  'state %j tells of none',
  (state) => expect(leftHeartIn(state)).toBeNull(),
);
