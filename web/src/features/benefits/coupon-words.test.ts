import { expect, test } from 'vitest';
import { conditionTexts, discountText, timeText } from './coupon-words.ts';

const now = new Date('2026-11-27T12:00:00+09:00');
const endsAt = '2026-12-31T23:59:59+09:00';

test('a discount is told in won or percent, and not where it is unknown', () => {
  expect(discountText({ discountType: 'AMOUNT', discountValue: 5_000 })).toBe('5,000원 할인');
  expect(discountText({ discountType: 'PERCENTAGE', discountValue: 10 })).toBe('10% 할인');
  expect(discountText({ discountType: null, discountValue: 10 })).toBeNull();
  expect(discountText({ discountType: 'AMOUNT', discountValue: null })).toBeNull();
});

test('only conditions that there are get told', () => {
  expect(conditionTexts({ minimumPrice: 30_000, maximumDiscount: 3_000 })).toEqual([
    '30,000원 이상 구매 시',
    '최대 3,000원 할인',
  ]);
  expect(conditionTexts({ minimumPrice: 0, maximumDiscount: null })).toEqual([]);
});

test('the time is the end, or when it was used', () => {
  expect(timeText({ status: 'USABLE', endsAt, usedAt: null }, now)).toBe('12월 31일 23:59까지 쓸 수 있어요');
  expect(timeText({ status: 'EXPIRED', endsAt, usedAt: null }, now)).toBe('12월 31일 23:59에 만료됐어요');
  expect(timeText({ status: 'USED', endsAt, usedAt: '2026-11-24T09:05:00+09:00' }, now)).toBe(
    '11월 24일 09:05에 썼어요',
  );
  expect(timeText({ status: 'USABLE', endsAt: null, usedAt: null }, now)).toBeNull();
});

test('an end in 2099 is none', () => {
  const coupon = { status: 'USABLE', endsAt: '2099-12-31T23:59:59+09:00', usedAt: null } as const;
  expect(timeText(coupon, now)).toBe('기한 없이 쓸 수 있어요');
});
