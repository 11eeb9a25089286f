import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { installmentTotal } from '../../src/buying/installments.ts';
import { breakPrice } from '../../src/phone-contract/break-fees.ts';
import { contractPrice } from '../../src/phone-contract/contract-price.ts';
import type { EstimateTerms } from '../../src/phone-contract/estimate-terms.ts';
import { estimatePrice } from '../../src/phone-contract/phone-estimate.ts';
import { anyEstimateTerms } from './any-terms.ts';

const terms: EstimateTerms = {
  relsPrc: 1_100_000,
  planPrice: 55_000,
  sprtPrc: 500_000,
  addSprtPrc: 0,
  slctDscntPrc: 13_750,
  discType: 'SUPPORT',
  agrmMnth: 24,
  instMnth: 24,
  usimPrc: 7_700,
  addSvcPrc: 0,
  planNm: '5G 라이트',
  keepMnth: 6,
  telecomNm: '가온텔레콤',
  mallNm: '통신가족샵',
};

const sumOf = (lines: readonly { prc: number }[]) => lines.reduce((sum, { prc }) => sum + prc, 0);

describe('a phone', () => {
  test.each([
    [1_100_000, 500_000, 24, 637_594, 26_566],
    [1_000_000, 0, 12, 1_032_267, 86_022],
    [1_698_400, 0, 36, 1_857_411, 51_594],
    [1_000_000, 0, 24, 1_062_656, 44_277],
    [1_000_000, 300_000, 1, 700_000, 700_000],
  ])('of %i less %i over %i months costs %i in all and %i a month', (relsPrc, sprtPrc, instMnth, total, monthly) => {
    const price = estimatePrice({ ...terms, relsPrc, sprtPrc, instMnth });
    expect(price).toMatchObject({ instTotPrc: total, phonePrice: monthly });
  });

  test.each([
    [24, 26_566 + 10 + 55_000 + 7_700],
    [1, 55_000 + 7_700],
  ])('over %i months has the USIM on its first bill, and no phone that is paid at once', (instMnth, first) => {
    expect(estimatePrice({ ...terms, instMnth }).fstBillPrc).toBe(first);
  });

  test('over no months costs nothing', () => {
    expect(installmentTotal(1_000_000, 0)).toBe(0);
  });

  test('never costs less than its price, or less for more months', () => {
    const price = fc.integer({ min: 0, max: 3_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 59 }), (relsPrc, instMnth) => {
        const unsubsidized: EstimateTerms = { ...terms, relsPrc, discType: 'NONE', instMnth };
        const { instTotPrc } = contractPrice(unsubsidized);
        expect(instTotPrc).toBeGreaterThanOrEqual(relsPrc);
        expect(contractPrice({ ...unsubsidized, instMnth: instMnth + 1 }).instTotPrc).toBeGreaterThanOrEqual(
          instTotPrc,
        );
      }),
    );
  });

  test('tells its rate, the months of the comparison, and the cheaper discount as the one to begin with', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (any) => {
        const { cmprMnth, mnthRate, yrRate, dfltDiscTp, altList } = estimatePrice(any);
        expect({ cmprMnth, mnthRate, yrRate }).toEqual({ cmprMnth: 24, mnthRate: 0.492, yrRate: 5.9 });
        const totals = altList.filter(({ discType }) => discType !== 'NONE').map(({ cntrctTotPrc }) => cntrctTotPrc);
        expect(altList.find(({ discType }) => discType === dfltDiscTp)?.cntrctTotPrc).toBe(Math.min(...totals));
      }),
    );
  });

  test('costs nothing with subsidies above its price, and none of them is counted beyond it', () => {
    fc.assert(
      fc.property(anyEstimateTerms, fc.integer({ min: 0, max: 100_000 }), (any, more) => {
        const generous: EstimateTerms = { ...any, discType: 'SUPPORT', sprtPrc: any.relsPrc + more };
        const price = estimatePrice(generous);
        expect(price).toMatchObject({ instPrncpl: 0, instTotPrc: 0, phonePrice: 0, instFee: 0 });
        expect(sumOf(price.sprtList)).toBe(any.relsPrc);
      }),
    );
  });
});

describe('an estimate', () => {
  test('has lines that add up to what is paid per month and in all', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (any) => {
        const price = estimatePrice(any);
        expect(sumOf(price.mnthLnList)).toBe(price.totalPrice);
        expect(sumOf(price.totLnList)).toBe(price.cntrctTotPrc);
        expect([...price.mnthLnList, ...price.totLnList].every(({ prc }) => prc !== 0)).toBe(true);
      }),
    );
  });

  test('takes in the first month what the division leaves, and so all of the phone over the months', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (any) => {
        const { fstMnthPrc, totalPrice, linePrice, instTotPrc } = estimatePrice(any);
        expect(fstMnthPrc - totalPrice).toBeLessThan(any.instMnth);
        expect(fstMnthPrc + (any.instMnth - 1) * totalPrice).toBe(instTotPrc + any.instMnth * linePrice);
      }),
    );
  });

  test('counts in the contract what 24 months, the phone and the USIM cost, month by month', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (any) => {
        const price = estimatePrice(any);
        let paid = price.instTotPrc + any.usimPrc;
        for (let month = 1; month <= 24; month += 1) {
          paid += any.planPrice + any.addSvcPrc - (month <= any.agrmMnth ? price.planDscntPrc : 0);
        }
        expect(price.cntrctTotPrc).toBe(paid);
      }),
    );
  });

  test('holds all three kinds of discount, as an estimate of each tells them', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (any) => {
        const each = (['SUPPORT', 'PLAN_DISCOUNT', 'NONE'] as const).map((discType) => {
          const { totalPrice, cntrctTotPrc, altList } = estimatePrice({ ...any, discType });
          return { alternative: { discType, totalPrice, cntrctTotPrc }, altList };
        });
        for (const { altList } of each) expect(altList).toEqual(each.map(({ alternative }) => alternative));
      }),
    );
  });

  test('breaks even in the month in which a simulation does, whichever discount is chosen', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (any) => {
        const device = (discType: EstimateTerms['discType']) => contractPrice({ ...any, discType }).instTotPrc;
        let planDiscountPaid = device('PLAN_DISCOUNT');
        let subsidyPaid = device('SUPPORT');
        let found: number | null = null;
        for (let month = 1; month <= any.agrmMnth && found === null; month += 1) {
          planDiscountPaid += any.planPrice - any.slctDscntPrc;
          subsidyPaid += any.planPrice;
          if (planDiscountPaid <= subsidyPaid) found = month;
        }
        expect(estimatePrice(any).breakMnth).toBe(found);
      }),
    );
  });

  test('breaks even exactly where the discount on the plan costs no more in all', () => {
    fc.assert(
      fc.property(anyEstimateTerms, (any) => {
        const { breakMnth, altList } = estimatePrice(any);
        const total = (discType: string) => altList.find((each) => each.discType === discType)?.cntrctTotPrc ?? NaN;
        expect(breakMnth !== null).toBe(total('PLAN_DISCOUNT') <= total('SUPPORT'));
      }),
    );
  });

  test('says who pays what, and on which condition', () => {
    const subsidized = estimatePrice({ ...terms, addSprtPrc: 75_000 });
    expect(subsidized.sprtList).toEqual([
      { tp: 'SPRT', payerNm: '가온텔레콤', prc: 500_000, condCntn: expect.stringContaining('6개월 이상') },
      { tp: 'ADD_SPRT', payerNm: '통신가족샵', prc: 75_000, condCntn: expect.stringContaining('24개월') },
    ]);
    const discounted = estimatePrice({ ...terms, discType: 'PLAN_DISCOUNT', agrmMnth: 12 });
    expect(discounted.sprtList).toMatchObject([{ tp: 'PLAN_DSCNT', payerNm: '가온텔레콤', prc: 12 * 13_750 }]);
    expect(estimatePrice({ ...terms, discType: 'NONE' }).sprtList).toEqual([]);
    expect(subsidized.brkFeeCntn).not.toBe(discounted.brkFeeCntn);
  });

  test('says in won what leaving it costs, once for the whole contract', () => {
    const subsidized = estimatePrice({ ...terms, addSprtPrc: 75_000 });
    const rest = ' 남은 단말기 할부금도 함께 내야 해요.';
    expect(subsidized.brkFeeCntn).toBe(
      `1개월째 해지하면 575,000원, 6개월째 해지하면 575,000원, 12개월째 해지하면 287,500원, 18개월째 해지하면 143,750원을 위약금으로 내요.${rest}`,
    );
    expect(subsidized.brkPrcList).toEqual([
      { mnth: 1, prc: 575_000 },
      { mnth: 6, prc: 575_000 },
      { mnth: 12, prc: 287_500 },
      { mnth: 18, prc: 143_750 },
    ]);
    for (const { condCntn } of subsidized.sprtList) expect(condCntn).not.toMatch(/전액|\d원/u);
    const discounted = estimatePrice({ ...terms, discType: 'PLAN_DISCOUNT', agrmMnth: 12 });
    const sums = '1개월째 해지하면 12,604원, 6개월째 해지하면 41,250원';
    expect(discounted.brkFeeCntn).toBe(`${sums}을 위약금으로 내요.${rest}`);
    expect(discounted.brkPrcList.map(({ prc }) => prc)).toEqual([12_604, 41_250, 0, 0]);
    const free = estimatePrice({ ...terms, discType: 'NONE', instMnth: 1 });
    expect(free.brkFeeCntn).toBe('위약금은 없어요.');
    expect(free.brkPrcList.map(({ prc }) => prc)).toEqual([0, 0, 0, 0]);
  });

  test('costs no more to leave than was got, and nothing once its months are over', () => {
    fc.assert(
      fc.property(anyEstimateTerms, fc.integer({ min: 1, max: 30 }), (any, mnth) => {
        const got = sumOf(estimatePrice(any).sprtList);
        expect(breakPrice(any, mnth)).toBeLessThanOrEqual(mnth >= 24 ? 0 : got);
      }),
    );
  });
});
