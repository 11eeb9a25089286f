import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPhone } from '../../../test/support/any-phone.ts';
import { aPhoneToPrice } from '../../../test/support/sample-products.ts';
import { payInParts } from './pay-in-parts.ts';
import { breakEvenOf, breakEvenText, compareDiscounts } from './discount-comparison.ts';
import { firstChoice } from './phone-choice.ts';

test('shows both discounts for the whole contract, USIM included, for any number of device months', () => {
  for (const months of [1, 12, 24, 36]) {
    const comparison = compareDiscounts(aPhoneToPrice(), {
      joinType: 'NEW',
      memory: '256GB',
      planNumber: 'P1',
      discount: 'SUBSIDY',
      months,
    });
    expect(comparison).toMatchObject({
      withSubsidy: payInParts(770_000, months).total + 7_700 + 50_000 * 24,
      withPlanDiscount: payInParts(970_000, months).total + 7_700 + 37_500 * 24,
    });
  }
});

describe('the month from which on the plan discount is worth more', () => {
  test.each([
    ['equal where neither takes anything off', 0, 0, '두 할인의 금액이 같아요.'],
    ['never without a discount', 200_000, 0, '24개월 안에는 공시지원금이 유리해요.'],
    ['never where it takes longer than the contract', 240_001, 10_000, '24개월 안에는 공시지원금이 유리해요.'],
    ['equal where the whole contract makes up for it', 240_000, 10_000, '두 할인의 금액이 같아요.'],
    ['at once without subsidies', 0, 10_000, '첫 달부터 선택약정이 유리해요.'],
    ['at once where a month makes up for them', 9999, 10_000, '첫 달부터 선택약정이 유리해요.'],
    ['after the last month that does not make up for them', 125_000, 10_000, '12개월 넘게 쓰면 선택약정이 유리해요.'],
    [
      'after the month in which both are the same',
      120_000,
      10_000,
      '12개월까지 쓰면 같고, 12개월 넘게 쓰면 선택약정이 유리해요.',
    ],
  ])('is %s', (_name, worth, discount, text) => {
    expect(breakEvenText(breakEvenOf(worth, discount), '공시지원금')).toBe(text);
  });

  test('is where the sums of both cross', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 60_000 }), (worth, discount) => {
        const found = breakEvenOf(worth, discount);
        const isPlanBetter = (months: number) => discount * months > worth;
        const from = found.kind === 'after' ? found.months + 1 : found.kind === 'at-once' ? 1 : 25;
        const all = Array.from({ length: 24 }, (_, index) => index + 1);
        expect(all.map(isPlanBetter)).toEqual(all.map((months) => months >= from));
      }),
    );
  });
});

test('shows amounts for any data of the mall', () => {
  fc.assert(
    fc.property(anyPhone, (phone) => {
      const { withSubsidy, withPlanDiscount } = compareDiscounts(phone, firstChoice(phone)) ?? {
        withSubsidy: 0,
        withPlanDiscount: 0,
      };
      expect(Math.min(withSubsidy, withPlanDiscount)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});
