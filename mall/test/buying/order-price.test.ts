import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coupon } from '../../src/buying/coupons.ts';
import { priceOrder, type OrderPrice, type Purchase, type PurchaseLine } from '../../src/buying/order-price.ts';

const rule = { freeStdPrc: 50_000, addDlvPrc: 3_000 };

const aLine: PurchaseLine = { unitPrc: 10_000, qty: 1, dlvType: '1', dlvPrc: 2_500 };
const aPurchase: Purchase = { lines: [aLine], coupons: [], usePnt: 0, hldPnt: 0, isIsland: false };
const aCoupon: Coupon = {
  cpnIsuNo: 'C1',
  cpnTp: 'ORDER',
  dscntTp: 'AMT',
  dscntVal: 1_000,
  maxDscntPrc: null,
  minPrc: 0,
};

const anyLine: fc.Arbitrary<PurchaseLine> = fc.record({
  unitPrc: fc.integer({ min: 0, max: 5_000_000 }),
  qty: fc.integer({ min: 1, max: 99 }),
  dlvType: fc.constantFrom('1', '2', '3', '8', '9'),
  dlvPrc: fc.constantFrom(0, 2_500, 3_000, 30_000),
});
const anyCoupon = fc.record({
  cpnTp: fc.constantFrom<Coupon['cpnTp']>('GOODS', 'GOODS', 'GOODS', 'ORDER', 'DELIVERY'),
  dscntTp: fc.constantFrom<Coupon['dscntTp']>('RATE', 'AMT'),
  dscntVal: fc.integer({ min: 1, max: 100 }),
  maxDscntPrc: fc.option(fc.integer({ min: 1, max: 50_000 })),
  minPrc: fc.integer({ min: 0, max: 30_000 }),
});
const anyPurchase: fc.Arbitrary<Purchase> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    coupons: fc.array(anyCoupon, { maxLength: 4 }),
    points: fc.integer({ min: 0, max: 500_000 }),
    hldPnt: fc.integer({ min: 0, max: 5_000_000 }),
    isIsland: fc.boolean(),
  })
  .map(({ coupons, points, ...purchase }) => ({
    ...purchase,
    usePnt: points * 10,
    coupons: coupons
      .map((coupon, index) => ({ ...coupon, cpnIsuNo: `C${index}` }))
      .map((coupon) => (coupon.dscntTp === 'AMT' ? { ...coupon, dscntVal: coupon.dscntVal * 1_000 } : coupon)),
  }));

function priceOf(purchase: Partial<Purchase>): OrderPrice {
  const price = priceOrder({ ...aPurchase, ...purchase }, rule);
  if ('rsnCd' in price) throw new Error(`Refused for ${price.rsnCd}.`);
  return price;
}

const lackOf = (line: Partial<PurchaseLine>) => priceOf({ lines: [{ ...aLine, ...line }] }).groups[0]?.lackPrc;
const withCoupons = (coupons: Coupon[]) => priceOrder({ ...aPurchase, coupons }, rule);

describe('a price', () => {
  test('adds up in all its parts, and none of them is negative', () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const price = priceOrder(purchase, rule);
        fc.pre(!('rsnCd' in price));
        const { summary, lines, groups } = price;
        const parts = [...lines, ...groups];
        const total = (key: 'payPrc' | 'usePnt' | 'cpnDscntPrc') => parts.reduce((sum, part) => sum + part[key], 0);
        expect(summary.payPrc).toBe(
          summary.gdsPrc - summary.cpnDscntPrc + summary.dlvPrc + summary.addDlvPrc - summary.usePnt,
        );
        expect(total('payPrc')).toBe(summary.payPrc);
        expect(total('usePnt')).toBe(summary.usePnt);
        expect(total('cpnDscntPrc')).toBe(summary.cpnDscntPrc);
        for (const { linePrc, cpnDscntPrc, usePnt, payPrc } of lines)
          expect(payPrc).toBe(linePrc - cpnDscntPrc - usePnt);
        const amounts = [summary, ...parts]
          .flatMap((part) => Object.values(part))
          .filter((value) => typeof value === 'number');
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });

  test('refuses points exactly above its own limit', () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const price = priceOrder(purchase, rule);
        fc.pre('usblPnt' in price);
        const most = price.usblPnt;
        expect(priceOrder({ ...purchase, usePnt: most }, rule)).not.toHaveProperty('rsnCd');
        expect(priceOrder({ ...purchase, usePnt: most + 10 }, rule)).toEqual({ rsnCd: 'POINT', usblPnt: most });
      }),
    );
  });

  test('with one more discount is never higher', () => {
    fc.assert(
      fc.property(anyPurchase, anyCoupon, (purchase, coupon) => {
        const without = priceOrder({ ...purchase, usePnt: 0 }, rule);
        const coupons = [...purchase.coupons, { ...coupon, cpnIsuNo: 'more' }];
        const withCoupon = priceOrder({ ...purchase, usePnt: 0, coupons }, rule);
        fc.pre(!('rsnCd' in without) && !('rsnCd' in withCoupon));
        expect(withCoupon.summary.payPrc).toBeLessThanOrEqual(without.summary.payPrc);
      }),
    );
  });
});

describe('delivery', () => {
  test('is charged once for what travels together, and is the dearest fee of its lines', () => {
    const { groups } = priceOf({
      lines: [aLine, { ...aLine, dlvPrc: 4_000 }, { ...aLine, dlvType: '2', dlvPrc: 30_000 }],
    });
    expect(groups.map(({ dlvGrpNo, dlvPrc }) => [dlvGrpNo, dlvPrc])).toEqual([
      ['DG1', 4_000],
      ['DG2', 30_000],
    ]);
  });

  test('is free from the limit on, before coupons, but islands pay their addition', () => {
    const coupons = [{ ...aCoupon, dscntVal: 20_000 }];
    const lines = [{ ...aLine, unitPrc: 50_000 }];
    expect(priceOf({ lines, coupons }).summary).toMatchObject({ dlvPrc: 0, addDlvPrc: 0, payPrc: 30_000 });
    expect(priceOf({ lines, coupons, isIsland: true }).summary).toMatchObject({ dlvPrc: 0, addDlvPrc: 3_000 });
    expect(priceOf({ lines: [{ ...aLine, unitPrc: 49_999 }] }).summary.dlvPrc).toBe(2_500);
  });

  test('says what its goods lack to the limit, where anything is charged', () => {
    expect(lackOf({ unitPrc: 49_999 })).toBe(1);
    expect(lackOf({ unitPrc: 50_000 })).toBe(0);
    expect(lackOf({ dlvPrc: 0 })).toBe(0);
    expect(lackOf({ dlvType: '9' })).toBe(0);
  });

  test('costs nothing where the buyer fetches the goods, on islands too', () => {
    const { summary } = priceOf({ lines: [{ ...aLine, dlvType: '9' }], isIsland: true });
    expect(summary).toMatchObject({ dlvPrc: 0, addDlvPrc: 0, payPrc: 10_000 });
  });
});

describe('coupons', () => {
  const lines = [aLine, { ...aLine, unitPrc: 30_000 }, { ...aLine, unitPrc: 20_000 }];

  test('for goods go to the dearest line that has none, in the order given', () => {
    const coupons = [
      { ...aCoupon, cpnIsuNo: 'first', cpnTp: 'GOODS' as const },
      { ...aCoupon, cpnIsuNo: 'second', cpnTp: 'GOODS' as const },
    ];
    expect(priceOf({ lines, coupons }).lines.map(({ cpnIsuNo }) => cpnIsuNo)).toEqual([null, 'first', 'second']);
  });

  test('are refused where no line is left, where too little is bought, or where one is named twice', () => {
    const goodsCoupon = { ...aCoupon, cpnTp: 'GOODS' as const };
    const refusal = { rsnCd: 'COUPON', cpnIsuNo: 'C2' };
    expect(withCoupons([goodsCoupon, { ...goodsCoupon, cpnIsuNo: 'C2' }])).toEqual(refusal);
    expect(withCoupons([{ ...aCoupon, cpnIsuNo: 'C2', minPrc: 10_001 }])).toEqual(refusal);
    expect(withCoupons([{ ...aCoupon, cpnIsuNo: 'C2', cpnTp: 'DELIVERY', minPrc: 10_001 }])).toEqual(refusal);
    const forDelivery = { ...aCoupon, cpnIsuNo: 'C2', cpnTp: 'DELIVERY' as const, minPrc: 10_000 };
    expect(withCoupons([aCoupon, forDelivery])).not.toEqual(refusal);
    expect(withCoupons([goodsCoupon, forDelivery]), 'after coupons for goods').toEqual(refusal);
    expect(withCoupons([aCoupon, { ...aCoupon, cpnIsuNo: 'C2' }])).toEqual(refusal);
    expect(withCoupons([goodsCoupon, goodsCoupon])).toEqual({ rsnCd: 'COUPON', cpnIsuNo: 'C1' });
  });

  test('by rate are floored, and end at their limit', () => {
    const rate = { ...aCoupon, dscntTp: 'RATE' as const, dscntVal: 33 };
    expect(priceOf({ lines: [{ ...aLine, unitPrc: 9_999 }], coupons: [rate] }).summary.cpnDscntPrc).toBe(3_299);
    expect(priceOf({ coupons: [{ ...rate, maxDscntPrc: 500 }] }).summary.cpnDscntPrc).toBe(500);
  });

  test('for delivery take nothing off what islands add', () => {
    const coupons = [{ ...aCoupon, cpnTp: 'DELIVERY' as const, dscntVal: 5_000 }];
    expect(priceOf({ coupons, isIsland: true }).summary).toMatchObject({
      cpnDscntPrc: 2_500,
      dlvPrc: 2_500,
      addDlvPrc: 3_000,
      payPrc: 13_000,
    });
  });

  test('for the order leave the won that cannot be shared to the dearest line', () => {
    const coupons = [{ ...aCoupon, dscntVal: 1_000 }];
    const equal = [aLine, { ...aLine, unitPrc: 10_001 }, aLine];
    expect(priceOf({ lines: equal, coupons }).lines.map(({ cpnDscntPrc }) => cpnDscntPrc)).toEqual([333, 334, 333]);
  });
});

describe('points', () => {
  test('pay goods first, then delivery', () => {
    const { lines, groups, summary } = priceOf({ usePnt: 11_000, hldPnt: 20_000 });
    expect([lines[0]?.usePnt, groups[0]?.usePnt, summary.payPrc]).toEqual([10_000, 1_000, 1_500]);
  });

  test('earn one for every hundred won paid for goods, and none for delivery', () => {
    expect(priceOf({ lines: [{ ...aLine, unitPrc: 12_345 }] }).summary).toMatchObject({ payPrc: 14_845, savePnt: 123 });
  });
});
