import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyableQty, takeFromStores } from '../../src/buying/stock.ts';

test('the scarcest of option, color and group decides how many can be bought', () => {
  expect(buyableQty({ stckqty: 5, stckqty2: 4, optionQty: null, colorQty: null })).toBe(9);
  expect(buyableQty({ stckqty: 5, stckqty2: 4, optionQty: 3, colorQty: 7 })).toBe(3);
  expect(buyableQty({ stckqty: 5, stckqty2: 4, optionQty: 12, colorQty: 0 })).toBe(0);
});

test('the first store is emptied before the second', () => {
  const pieces = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(pieces, pieces, (stckqty, qty) => {
      const { fromFirst, fromSecond } = takeFromStores(stckqty, qty);
      expect(fromFirst + fromSecond).toBe(qty);
      expect(fromFirst).toBe(Math.min(stckqty, qty));
    }),
  );
});
