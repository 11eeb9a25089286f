import { contractMonths, contractTotal } from './contract-total.ts';
import { deviceBill } from './device-bill.ts';
import type { Phone, PhoneChoice } from './phone.ts';
import { planOf } from './phone-choice.ts';
import { planBill } from './plan-bill.ts';

/** From when on the discount on the plan is worth more than the subsidy. */
export type BreakEven =
  | { kind: 'equal' }
  | { kind: 'at-once' }
  | { kind: 'never' }
  /** Kept longer than so many months. `isEqualThen`: in that very month both have cost the same. */
  | { kind: 'after'; months: number; isEqualThen: boolean };

export interface DiscountComparison {
  /** What the whole contract costs, in whole won. */
  withSubsidy: number;
  withPlanDiscount: number;
  breakEven: BreakEven;
}

/** Both discounts of a phone, side by side. Null when the mall did not say enough. */
export function compareDiscounts(phone: Phone, choice: PhoneChoice): DiscountComparison | null {
  const plan = planOf(phone, choice.planNumber);
  const [withSubsidy, withPlanDiscount] = (['SUBSIDY', 'PLAN_DISCOUNT'] as const).map((discount) =>
    contractTotal(phone, { ...choice, discount }, plan),
  );
  const [subsidized, full] = (['SUBSIDY', 'PLAN_DISCOUNT'] as const).map(
    (discount) => deviceBill(phone, { ...choice, discount }, plan)?.total,
  );
  if (withSubsidy == null || withPlanDiscount == null || subsidized === undefined || full === undefined) return null;
  return {
    withSubsidy,
    withPlanDiscount,
    breakEven: breakEvenOf(full - subsidized, planBill(plan, 'PLAN_DISCOUNT')?.discount ?? 0),
  };
}

/** `worth` of the subsidy, interest included, against so much off each month of the contract. Neither is less than nothing. */
export function breakEvenOf(worth: number, monthlyDiscount: number): BreakEven {
  if (monthlyDiscount === 0) return { kind: worth === 0 ? 'equal' : 'never' };
  if (worth < monthlyDiscount) return { kind: 'at-once' };
  const months = Math.floor(worth / monthlyDiscount);
  if (months >= contractMonths) return { kind: worth === monthlyDiscount * contractMonths ? 'equal' : 'never' };
  return { kind: 'after', months, isEqualThen: worth % monthlyDiscount === 0 };
}

/** "12개월 넘게 쓰면 선택약정이 유리해요." */
export function breakEvenText(breakEven: BreakEven, subsidyName: string): string {
  switch (breakEven.kind) {
    case 'equal':
      return '두 할인의 금액이 같아요.';
    case 'at-once':
      return '첫 달부터 선택약정이 유리해요.';
    case 'never':
      return `${contractMonths}개월 안에는 ${subsidyName}이 유리해요.`;
    case 'after':
      return `${breakEven.isEqualThen ? `${breakEven.months}개월까지 쓰면 같고, ` : ''}${breakEven.months}개월 넘게 쓰면 선택약정이 유리해요.`;
  }
}
