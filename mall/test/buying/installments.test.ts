import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { installmentMonths, installmentOf } from '../../src/buying/installments.ts';

describe('months to pay over', () => {
  const card = [1, 2, 3, 6, 12];

  test('begin at 50,000 won', () => {
    expect(installmentMonths(49_999, card, [[2, 3]])).toEqual([1]);
    expect(installmentMonths(50_000, card, [[2, 3]])).toEqual([1, 2, 3]);
  });

  test('are those that the card and every line allow', () => {
    expect(
      installmentMonths(90_000, card, [
        [2, 3, 6],
        [3, 6, 24],
      ]),
    ).toEqual([1, 3, 6]);
    expect(installmentMonths(90_000, card, [[2], []])).toEqual([1]);
  });
});

describe('what they cost', () => {
  test('adds up over the months, and is the price itself without interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 30_000_000 }),
        fc.integer({ min: 1, max: 48 }),
        fc.boolean(),
        (price, months, isFree) => {
          const cost = installmentOf(price, months, isFree);
          expect(cost.fstMnthPrc + (months - 1) * cost.mnthPrc).toBe(cost.totPrc);
          expect(cost.fstMnthPrc - cost.mnthPrc).toBeLessThan(months);
          expect(cost.fstMnthPrc).toBeGreaterThanOrEqual(cost.mnthPrc);
          expect(cost.totPrc > price).toBe(!isFree && months > 1);
          expect(cost.totPrc).toBeGreaterThanOrEqual(price);
        },
      ),
    );
  });
});
