import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  lateInterest,
  refundOf,
  splitPaid,
  withinLeft,
  withoutMoney,
  type Paid,
  type Refund,
} from '../../src/buying/refunds.ts';
import { sum } from '../../src/buying/shares.ts';

const anyPaid: fc.Arbitrary<Paid> = fc.record({
  payPrc: fc.integer({ min: 0, max: 400_000_000 }),
  usePnt: fc.integer({ min: 0, max: 1_000_000 }),
  savePnt: fc.integer({ min: 0, max: 4_000_000 }),
});

const group = { payPrc: 2_500, usePnt: 0, stdDlvPrc: 2_500, isEnded: true, paysReturn: false };
const sentBack = { ...group, paysReturn: true };

const prcOf = ({ rfndList }: Refund, tp: string) => rfndList.find((part) => part.tp === tp)?.prc ?? 0;

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
        expect(refundOf(claims, [])).toEqual(refundOf([paid], []));
        expect(claims.every((claim) => Object.values(claim).every((amount) => amount >= 0))).toBe(true);
      }),
    );
  });
});

describe('a refund', () => {
  const paid = { payPrc: 10_000, usePnt: 500, savePnt: 100 };

  test('holds the fee of the group only with its last line', () => {
    expect(refundOf([paid], [group])).toMatchObject({ rfndPrc: 12_500, rstrPnt: 500, rtnDlvPrc: 0 });
    expect(refundOf([paid], [{ ...group, isEnded: false }]).rfndPrc).toBe(10_000);
  });

  test('leaves the way back to a buyer who changed their mind, once for each group', () => {
    const groups = [sentBack, { ...sentBack, stdDlvPrc: 0, payPrc: 0 }, { ...group, payPrc: 0 }];
    expect(refundOf([paid], groups)).toMatchObject({ rfndPrc: 7_000, rstrPnt: 500, rtnDlvPrc: 5_500 });
  });

  test('is never below 0', () => {
    expect(refundOf([{ ...paid, payPrc: 100 }], [{ ...sentBack, isEnded: false }]).rfndPrc).toBe(0);
  });
});

describe('the parts of a refund', () => {
  const anyGroup = fc.record({
    payPrc: fc.constantFrom(0, 2_500, 3_000, 33_000),
    usePnt: fc.constant(0),
    stdDlvPrc: fc.constantFrom(0, 2_500, 30_000),
    isEnded: fc.boolean(),
    paysReturn: fc.boolean(),
  });
  const small = anyPaid.map((each) => ({ ...each, payPrc: each.payPrc % 50_000 }));
  const anyRefund = fc
    .record({
      items: fc.array(small, { maxLength: 3 }),
      groups: fc.array(anyGroup, { maxLength: 2 }),
    })
    .map((given) => ({ ...given, refund: refundOf(given.items, given.groups) }));

  test('add up to it, none is 0, and the way back takes no more than there is', () => {
    fc.assert(
      fc.property(anyRefund, fc.nat({ max: 200_000 }), ({ items, groups, refund }, left) => {
        const given = groups.filter(({ isEnded }) => isEnded);
        expect(prcOf(refund, 'GOODS')).toBe(sum(items.map(({ payPrc }) => payPrc)));
        expect(prcOf(refund, 'DLV')).toBe(sum(given.map(({ payPrc }) => payPrc)));
        expect(Math.abs(prcOf(refund, 'RTN_DLV'))).toBe(
          Math.min(refund.rtnDlvPrc, prcOf(refund, 'GOODS') + prcOf(refund, 'DLV')),
        );
        for (const each of [refund, withinLeft(refund, left)]) {
          expect(sum(each.rfndList.map(({ prc }) => prc))).toBe(each.rfndPrc);
          expect(each.rfndList.every(({ tp, prc }) => (tp === 'RTN_DLV' ? prc < 0 : prc > 0))).toBe(true);
          expect(new Set(each.rfndList.map(({ tp }) => tp)).size).toBe(each.rfndList.length);
        }
      }),
    );
  });

  test('beyond what is left of the payment are missing of the goods first', () => {
    fc.assert(
      fc.property(anyRefund, fc.nat({ max: 200_000 }), ({ refund }, left) => {
        const capped = withinLeft(refund, left);
        expect(capped.rfndPrc).toBe(Math.min(refund.rfndPrc, left));
        expect(prcOf(capped, 'RTN_DLV')).toBe(prcOf(refund, 'RTN_DLV'));
        const isGoodsGone = prcOf(capped, 'GOODS') === 0;
        expect(isGoodsGone || prcOf(capped, 'DLV') === prcOf(refund, 'DLV')).toBe(true);
      }),
    );
    expect(withinLeft(refundOf([{ payPrc: 10_000, usePnt: 0, savePnt: 0 }], [sentBack]), 6_000).rfndList).toEqual([
      { tp: 'GOODS', prc: 6_000 },
      { tp: 'DLV', prc: 2_500 },
      { tp: 'RTN_DLV', prc: -2_500 },
    ]);
  });

  test('are none where no money goes back', () => {
    expect(withoutMoney(refundOf([], [sentBack]))).toEqual({
      rfndPrc: 0,
      rfndList: [],
      rstrPnt: 0,
      rtnDlvPrc: 2_500,
    });
  });
});

test('interest of a late refund counts by days and is floored to the won', () => {
  expect(lateInterest(365_000, 1, 15)).toBe(150);
  expect(lateInterest(10_000, 3, 15)).toBe(12);
  expect(lateInterest(10_000, 0, 15)).toBe(0);
  expect(lateInterest(10_000, 30, 0)).toBe(0);
});
