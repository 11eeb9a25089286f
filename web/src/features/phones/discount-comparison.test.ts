import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPhone } from '../../../test/support/any-phone.ts';
import { aPhoneToBuy } from '../../../test/support/sample-products.ts';
import { payInParts } from '../../shared/installment/pay-in-parts.ts';
import { breakEvenOf, breakEvenText, compareDiscounts } from './discount-comparison.ts';
import { firstChoice } from './phone-choice.ts';

test('both ways are told for the months that the device is paid in', () => {
  const comparison = compareDiscounts(aPhoneToBuy(), { memory: '256GB', planNumber: 'P1', discount: 'SUBSIDY', months: 12 });
  expect(comparison).toMatchObject({
    months: 12,
    withSubsidy: payInParts(770_000, 12).total + 50_000 * 12,
    withPlanDiscount: payInParts(1_000_000, 12).total + 37_500 * 12,
  });
});

test('a phone that is paid at once is reckoned to be kept for two years, and no plan shorter than it must be', () => {
  const choice = { memory: '256GB', planNumber: 'P1', discount: 'SUBSIDY', months: 1 } as const;
  expect(compareDiscounts(aPhoneToBuy(), choice)?.months).toBe(24);
  const plans = (aPhoneToBuy().plans ?? []).map((plan) => ({ ...plan, minimumMonths: 30 }));
  expect(compareDiscounts(aPhoneToBuy({ plans }), choice)?.months).toBe(30);
});

describe('the month from which on the plan discount is worth more', () => {
  test.each([
    ['equal where neither takes anything off', 0, 0, '두 할인의 금액이 같아요.'],
    ['never without a discount', 200_000, 0, '오래 써도 공시지원금이 유리해요.'],
    ['never where it takes longer than anybody plans', 1_000_000, 1000, '오래 써도 공시지원금이 유리해요.'],
    ['at once without subsidies', 0, 10_000, '첫 달부터 선택약정이 유리해요.'],
    ['at once where a month makes up for them', 9999, 10_000, '첫 달부터 선택약정이 유리해요.'],
    ['after the last month that does not make up for them', 125_000, 10_000, '12개월 넘게 쓰면 선택약정이 유리해요.'],
    ['after the month in which both are the same', 120_000, 10_000, '12개월까지 쓰면 같고, 12개월 넘게 쓰면 선택약정이 유리해요.'],
  ])('is %s', (_name, worth, discount, text) => {
    expect(breakEvenText(breakEvenOf(worth, discount), '공시지원금')).toBe(text);
  });

  test('is where the sums of both cross', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 60_000 }), (worth, discount) => {
        const found = breakEvenOf(worth, discount);
        const isPlanBetter = (months: number) => discount * months > worth;
        const from = found.kind === 'after' ? found.months + 1 : found.kind === 'at-once' ? 1 : 61;
        const all = Array.from({ length: 60 }, (_, index) => index + 1);
        expect(all.map(isPlanBetter)).toEqual(all.map((months) => months >= from));
      }),
    );
  });
});

test('whatever the mall says, what is told are amounts', () => {
  fc.assert(
    fc.property(anyPhone, (phone) => {
      const { withSubsidy, withPlanDiscount, months } = compareDiscounts(phone, firstChoice(phone)) ?? { withSubsidy: 0, withPlanDiscount: 0, months: 24 };
      expect(Math.min(withSubsidy, withPlanDiscount)).toBeGreaterThanOrEqual(0);
      expect(months).toBeGreaterThanOrEqual(2);
    }),
    { numRuns: 300 },
  );
});
