import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyableQty, piecesForEach, splitBetweenStores } from '../../src/buying/stock.ts';

test('the scarcest of option, color and group decides how many can be bought', () => {
  expect(buyableQty({ stckqty: 5, stckqty2: 4, optionQty: null, colorQty: null })).toBe(9);
  expect(buyableQty({ stckqty: 5, stckqty2: 4, optionQty: 3, colorQty: 7 })).toBe(3);
  expect(buyableQty({ stckqty: 5, stckqty2: 4, optionQty: 12, colorQty: 0 })).toBe(0);
});

test('the first store is emptied before the second, by all lines of a group together', () => {
  const lines = fc.array(fc.record({ gdsGrpNo: fc.constantFrom('a', 'b'), qty: fc.integer({ min: 1, max: 20 }) }));
  const pieces = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(lines, fc.record({ a: pieces, b: pieces }), (wanted, stores) => {
      const fromSecond = splitBetweenStores(wanted, new Map(Object.entries(stores)));
      for (const group of ['a', 'b'] as const) {
        const ofGroup = wanted.map(({ gdsGrpNo, qty }, index) => ({ gdsGrpNo, qty, second: fromSecond[index] ?? 0 }));
        const own = ofGroup.filter(({ gdsGrpNo }) => gdsGrpNo === group);
        const sum = own.reduce((total, { qty }) => total + qty, 0);
        const second = own.reduce((total, each) => total + each.second, 0);
        expect(second).toBe(Math.max(0, sum - stores[group]));
        expect(own.every((each) => each.second >= 0 && each.second <= each.qty)).toBe(true);
      }
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
