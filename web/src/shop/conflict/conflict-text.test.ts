import { expect, test } from 'vitest';
import { conflictText, orderConflictText } from './conflict-text.ts';

const message = '쇼핑몰이 하는 말이에요.';
const outOfStock = (...shortages: ReturnType<typeof shortage>[]) =>
  conflictText({ __typename: 'OutOfStock', message, shortages });
const shortage = (quantity: number, left: number) => ({
  __typename: 'StockShortage' as const,
  cartLineNumber: null,
  productNumber: 'GD1',
  optionNumber: null,
  colorName: null,
  quantity,
  left,
});

test('a low stock says how many are left, and an empty one that the goods are sold out', () => {
  expect(outOfStock(shortage(3, 2))).toBe('지금 2개까지 구매할 수 있어요. 수량을 줄여 주세요.');
  expect(outOfStock(shortage(1, 0))).toMatch(/^품절됐어요/u);
  expect(outOfStock(shortage(1, 5), shortage(4, 3))).toMatch(/^지금 3개까지/u);
  expect(outOfStock()).toMatch(/^품절됐어요/u);
});

test("goods in stock that a payment method excludes use the mall's text", () => {
  expect(outOfStock(shortage(1, 6))).toBeUndefined();
});

test("a limit of the cart is named as such, one of a payment method uses the mall's text", () => {
  const limit = { __typename: 'LimitReached', message, maximum: 3 } as const;
  expect(conflictText(limit)).toMatch(/^한 상품은 3개까지/u);
  expect(orderConflictText(limit)).toBeUndefined();
});

test('what is no conflict has the words of the mall', () => {
  expect(conflictText({ __typename: 'FormRefused' })).toBeUndefined();
  expect(conflictText({ __typename: 'Expired', message })).toBeUndefined();
});
