import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestCoupons, bestDiscount, type EndingCoupon } from '../../src/buying/best-coupons.ts';
import { priceOrder, type PurchaseLine } from '../../src/buying/order-price.ts';

const rule = { freeStdPrc: 50_000, addDlvPrc: 3_000 };
const dayOf = (day: number) => new Date(Date.UTC(2026, 11, day));

/** Few values, so that choices are often equal and minimums often bind. */
const anyLine: fc.Arbitrary<PurchaseLine> = fc.record({
  unitPrc: fc.oneof(fc.constantFrom(0, 1, 999, 10_000, 20_000), fc.integer({ min: 1, max: 40_000 })),
  qty: fc.integer({ min: 1, max: 2 }),
  dlvType: fc.constantFrom('1', '2', '9'),
  dlvPrc: fc.constantFrom(0, 2_500, 3_000),
});
const anyCoupon = fc
  .record({
    cpnTp: fc.constantFrom<EndingCoupon['cpnTp'][]>('GOODS', 'GOODS', 'ORDER', 'DELIVERY'),
    dscnt: fc.oneof(
      fc.record({ dscntTp: fc.constant('AMT' as const), dscntVal: fc.constantFrom(1, 1_000, 2_500, 3_000, 50_000) }),
      fc.record({ dscntTp: fc.constant('RATE' as const), dscntVal: fc.constantFrom(1, 10, 33, 50, 100) }),
    ),
    maxDscntPrc: fc.constantFrom(null, null, 500, 5_000),
    minPrc: fc.oneof(fc.constantFrom(0, 0, 10_000, 20_000), fc.integer({ min: 1, max: 60_000 })),
    endDts: fc.integer({ min: 1, max: 3 }).map(dayOf),
  })
  .map(({ dscnt, ...coupon }) => ({ ...coupon, ...dscnt }));
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 4 });
const anyWallet = fc
  .array(anyCoupon, { maxLength: 5 })
  .map((coupons) => coupons.map((coupon, index): EndingCoupon => ({ ...coupon, cpnIsuNo: `C${index}` })));

/** What a choice takes off; null: it is refused. */
function discountOf(lines: readonly PurchaseLine[], coupons: readonly EndingCoupon[]): number | null {
  const price = priceOrder({ lines, coupons, usePnt: 0, hldPnt: 0, isIsland: false }, rule);
  return 'rsnCd' in price ? null : price.summary.cpnDscntPrc;
}

/** Every choice of coupons, in every order. */
function* everyChoice(wallet: readonly EndingCoupon[], chosen: EndingCoupon[] = []): Generator<EndingCoupon[]> {
  yield chosen;
  for (const coupon of wallet) if (!chosen.includes(coupon)) yield* everyChoice(wallet, [...chosen, coupon]);
}

/** Discount, fewness and ends of a choice as one list: the larger one is better. */
function meritsOf(discount: number, coupons: readonly EndingCoupon[]): number[] {
  return [discount, -coupons.length, ...coupons.map(({ endDts }) => -endDts.getTime()).toSorted((a, b) => b - a)];
}

function isBetter(merits: readonly number[], others: readonly number[]): boolean {
  const index = merits.findIndex((merit, at) => merit !== others[at]);
  return index !== -1 && (merits[index] ?? 0) > (others[index] ?? 0);
}

describe('the best coupons', () => {
  test('take most off; of equal choices they are the fewest, then those that end first', () => {
    fc.assert(
      fc.property(anyLines, anyWallet, (lines, wallet) => {
        const found = bestCoupons(lines, wallet, rule);
        const discount = discountOf(lines, found);
        expect(bestDiscount(lines, wallet, rule)).toBe(discount);
        expect(discount).not.toBeNull();
        const merits = meritsOf(discount ?? 0, found);
        const better = [...everyChoice(wallet)].filter((choice) => {
          const other = discountOf(lines, choice);
          return other !== null && isBetter(meritsOf(other, choice), merits);
        });
        expect(better).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  const line = { unitPrc: 40_000, qty: 1, dlvType: '1', dlvPrc: 3_000 };
  const coupon: EndingCoupon = {
    cpnIsuNo: 'A',
    cpnTp: 'ORDER',
    dscntTp: 'AMT',
    dscntVal: 5_000,
    maxDscntPrc: null,
    minPrc: 38_000,
    endDts: dayOf(9),
  };

  test('leave a coupon for goods out where it would cost the one for the order', () => {
    const small = { ...coupon, cpnIsuNo: 'B', cpnTp: 'GOODS' as const, minPrc: 0, dscntVal: 2_500 };
    expect(bestCoupons([line], [small, coupon], rule)).toEqual([coupon]);
    expect(bestCoupons([line], [{ ...small, dscntVal: 2_000 }, coupon], rule)).toHaveLength(2);
  });

  test('are found soon, however many somebody holds', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...coupon,
      cpnIsuNo: `C${index}`,
      cpnTp: 'GOODS' as const,
      minPrc: 0,
      dscntVal: 1_000 + index,
    }));
    const lines = Array.from({ length: 30 }, (_, index) => ({ ...line, unitPrc: 40_000 + index }));
    const found = bestCoupons(lines, many, rule);
    const dearest = Array.from({ length: 30 }, (_, index) => 1_059 - index);
    expect(found.map(({ dscntVal }) => dscntVal).toSorted((a, b) => b - a)).toEqual(dearest);
  });
});
