import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyableQty, piecesForEach, takeFromStores } from '../../src/buying/stock.ts';

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

test('what one line takes is gone for the next', () => {
  const free = new Map([
    ['group', 5],
    ['red', 3],
    ['blue', 9],
  ]);
  const red = { qty: 3, places: ['group', 'red'] };
  const blue = { qty: 3, places: ['group', 'blue'] };
  expect(piecesForEach([red, blue], free)).toEqual([3, 2]);
  expect(piecesForEach([blue, red], free)).toEqual([5, 2]);
  expect(free.get('group')).toBe(5);
});

test('lines that all find enough take no more than there is in any place', () => {
  const place = fc.constantFrom<string>('a', 'b', 'c');
  const line = fc.record({ qty: fc.integer({ min: 1, max: 9 }), places: fc.uniqueArray(place, { minLength: 1 }) });
  const pieces = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.tuple(pieces, pieces, pieces), (lines, [a, b, c]) => {
      const free = new Map(Object.entries({ a, b, c }));
      const found = piecesForEach(lines, free);
      const fits = lines.every(({ qty }, index) => qty <= (found[index] ?? 0));
      const taken = (name: string) =>
        lines.filter(({ places }) => places.includes(name)).reduce((sum, { qty }) => sum + qty, 0);
      expect(fits).toBe([...free].every(([name, qty]) => taken(name) <= qty));
    }),
  );
});
