import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lateInterest, refundOf, splitPaid, type Paid } from '../../src/buying/refunds.ts';

const anyPaid: fc.Arbitrary<Paid> = fc.record({
  payPrc: fc.integer({ min: 0, max: 400_000_000 }),
  usePnt: fc.integer({ min: 0, max: 1_000_000 }),
  savePnt: fc.integer({ min: 0, max: 4_000_000 }),
});

const group = { payPrc: 2_500, usePnt: 0, stdDlvPrc: 2_500, isEnded: true };

describe('claiming pieces of a line', () => {
  test('in any portions gives back what claiming all at once does', () => {
    const portions = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyPaid, portions, (paid, quantities) => {
        let kept = paid;
        let left = quantities.reduce((sum, qty) => sum + qty, 0);
        const claims = quantities.map((qty) => {
          const split = splitPaid(kept, left, qty);
          kept = split.kept;
          left -= qty;
          return split.claimed;
        });
        expect(kept).toEqual({ payPrc: 0, usePnt: 0, savePnt: 0 });
        expect(refundOf(claims, [], false)).toEqual(refundOf([paid], [], false));
        expect(claims.every((claim) => Object.values(claim).every((amount) => amount >= 0))).toBe(true);
      }),
    );
  });
});

describe('a refund', () => {
  const paid = { payPrc: 10_000, usePnt: 500, savePnt: 100 };

  test('holds the fee of the group only with its last line', () => {
    expect(refundOf([paid], [group], false)).toEqual({ rfndPrc: 12_500, rstrPnt: 500, rtnDlvPrc: 0 });
    expect(refundOf([paid], [{ ...group, isEnded: false }], false).rfndPrc).toBe(10_000);
  });

  test('leaves the way back to a buyer who changed their mind, once for each group', () => {
    const groups = [group, { ...group, stdDlvPrc: 0, payPrc: 0 }];
    expect(refundOf([paid], groups, true)).toEqual({ rfndPrc: 7_000, rstrPnt: 500, rtnDlvPrc: 5_500 });
  });

  test('is never below 0', () => {
    expect(refundOf([{ ...paid, payPrc: 100 }], [{ ...group, isEnded: false }], true).rfndPrc).toBe(0);
  });
});

test('interest of a late refund counts by days and is floored to the won', () => {
  expect(lateInterest(365_000, 1, 15)).toBe(150);
  expect(lateInterest(10_000, 3, 15)).toBe(12);
  expect(lateInterest(10_000, 0, 15)).toBe(0);
  expect(lateInterest(10_000, 30, 0)).toBe(0);
});
