import { expect, test } from 'vitest';
import { couponKinds, withCoupon, withoutKind, type Coupon } from './coupon-choice.ts';

const coupon = (number: string, kind: Coupon['kind']) => ({ number, kind }) as Coupon;
const line = {} as Parameters<typeof couponKinds>[0]['lines'][number];
const sheet = (lines: number, ...coupons: Coupon[]) =>
  couponKinds({ coupons, lines: Array.from({ length: lines }, () => line) });

test('of a kind that an order takes once, another coupon swaps', () => {
  const [order] = sheet(2, coupon('A', 'ORDER'), coupon('B', 'ORDER'), coupon('D', 'DELIVERY'));
  if (!order) throw new Error('There is a kind');
  expect(withCoupon(order, ['A', 'D'], 'B')).toEqual(['D', 'B']);
  expect(withoutKind(order, ['A', 'D'])).toEqual(['D']);
});

test('each line takes a coupon for goods, and the first of too many gives way', () => {
  const [goods] = sheet(2, coupon('A', 'GOODS'), coupon('B', 'GOODS'), coupon('C', 'GOODS'));
  if (!goods) throw new Error('There is a kind');
  expect(goods.most).toBe(2);
  expect(withCoupon(goods, ['A'], 'B')).toEqual(['A', 'B']);
  expect(withCoupon(goods, ['A', 'B'], 'C')).toEqual(['B', 'C']);
  expect(withCoupon(goods, ['A', 'B'], 'A')).toEqual(['B', 'A']);
});

test('kinds come in one order, those without coupons are left out, and an unknown kind is one of its own', () => {
  const kinds = sheet(1, coupon('X', null), coupon('D', 'DELIVERY'), coupon('G', 'GOODS'));
  expect(kinds.map(({ title, most }) => [title, most])).toEqual([
    ['상품 쿠폰', 1],
    ['배송비 쿠폰', 1],
    ['그 밖의 쿠폰', 1],
  ]);
});
