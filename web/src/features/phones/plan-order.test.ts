import { expect, test } from 'vitest';
import { somePlans } from '../../../test/support/sample-products.ts';
import { dataAmount } from './data-amount.ts';
import { inOrder, requestedPlanOrder } from './plan-order.ts';

const [sample] = somePlans().plans;
const aPlan = (number: string, monthly: number | null, data: string | null, name = number) => ({
  ...sample!,
  number,
  name,
  monthly,
  data,
});
const plans = [
  aPlan('A', 61_000, '37GB'),
  aPlan('B', 90_000, '완전 무제한 + 나눠쓰기 50GB'),
  aPlan('C', 33_000, '1.5GB'),
  aPlan('D', null, null),
  aPlan('E', 80_000, '무제한'),
  aPlan('A', 1, 'once more'),
];
const numbers = (order: Parameters<typeof inOrder>[1]) =>
  inOrder(plans, order)
    .map(({ number }) => number)
    .join('');

test.each([
  ['4GB (다 쓰면 최대 400kbps)', 4],
  ['1,024MB', 1],
  ['매일 1GB (다 쓰면 최대 5Mbps)', 30],
  ['월 5GB + 매일 5GB', 155],
  ['1.5GB', 1.5],
  ['완전 무제한 + 나눠쓰기 50GB', Infinity],
  ['750MB + 학습 앱 무제한', 750 / 1024],
  ['쓴 만큼', 0],
  ['', 0],
])('%s is an amount of data', (words, amount) => {
  expect(dataAmount(words)).toBe(amount);
});

test('plans come in the requested order, unknown ones last, each once', () => {
  expect(numbers('shop')).toBe('ABCDE');
  expect(numbers('low')).toBe('CAEBD');
  expect(numbers('high')).toBe('BEACD');
  expect(numbers('data')).toBe('EBACD');
  expect(
    inOrder([aPlan('X', 1, '', '요금 10'), aPlan('Y', 1, '', '요금 9')], 'name').map(({ number }) => number),
  ).toEqual(['Y', 'X']);
});

test("an order that there is none of is the shop's", () => {
  expect(requestedPlanOrder(new URLSearchParams('planSort=data'))).toBe('data');
  expect(requestedPlanOrder(new URLSearchParams('planSort=constructor'))).toBe('shop');
});
