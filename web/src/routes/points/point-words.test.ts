import { expect, test } from 'vitest';
import { signedPoints, usageText } from './point-words.ts';

test('points that came and went differ by their sign', () => {
  expect([429, -1_000, -123_456].map(signedPoints)).toEqual(['+429P', '−1,000P', '−123,456P']);
});

test('how many an order takes is told as far as it is known', () => {
  expect(usageText({ minimum: 1_000, step: 10 })).toBe('주문할 때 1,000P부터 10P 단위로 쓸 수 있어요.');
  expect(usageText({ minimum: 1_000, step: 1 })).toBe('주문할 때 1,000P부터 쓸 수 있어요.');
  expect(usageText({ minimum: null, step: null })).toBeNull();
});
