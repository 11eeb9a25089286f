import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { installmentMonths, installmentOf, installmentTotal } from '../../src/buying/installments.ts';

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
  // Golden values of exact arithmetic. All are a hair above a whole won, where doubles that lose digits are one won lower.
  test.each([
    [4_617_855, 4, 4_674_794],
    [4_355_271, 16, 4_539_643],
    [3_905_151, 20, 4_110_026],
    [3_676_325, 33, 3_991_858],
  ])('%i won over %i months cost what exact arithmetic says', (price, months, total) => {
    expect(installmentTotal(price, months)).toBe(total);
  });

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
