import { expect, test } from 'vitest';
import type { ConflictFactsFragment } from '../../__generated__/graphql.ts';
import { conflictText, orderConflictText } from './conflict-text.ts';

const conflict = (fields: Partial<ConflictFactsFragment>): ConflictFactsFragment => ({
  __typename: 'Conflict',
  message: '쇼핑몰이 하는 말이에요.',
  reason: 'OUT_OF_STOCK',
  maximum: null,
  shortages: [],
  ...fields,
});
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
  expect(conflictText(conflict({ shortages: [shortage(3, 2)] }))).toBe(
    '지금 2개까지 살 수 있어요. 수량을 줄여 주세요.',
  );
  expect(conflictText(conflict({ shortages: [shortage(1, 0)] }))).toMatch(/^품절됐어요/u);
  expect(conflictText(conflict({ shortages: [shortage(1, 5), shortage(4, 3)] }))).toMatch(/^지금 3개까지/u);
  expect(conflictText(conflict({}))).toMatch(/^품절됐어요/u);
});

test("goods in stock that a payment method excludes use the mall's text", () => {
  expect(conflictText(conflict({ shortages: [shortage(1, 6)] }))).toBe('쇼핑몰이 하는 말이에요.');
});

test("a limit of the cart is named as such, one of a payment method uses the mall's text", () => {
  const limit = conflict({ reason: 'LIMIT_REACHED', maximum: 3 });
  expect(conflictText(limit)).toMatch(/^한 상품은 3개까지/u);
  expect(orderConflictText(limit)).toBe('쇼핑몰이 하는 말이에요.');
});
