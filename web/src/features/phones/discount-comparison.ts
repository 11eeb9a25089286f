import { deviceBill } from './device-bill.ts';
import { planOf, type Phone, type PhoneChoice } from './phone-choice.ts';
import { planBill } from './plan-bill.ts';

/** From when on the discount on the plan is worth more than the subsidies. */
export type BreakEven =
  | { kind: 'equal' }
  | { kind: 'at-once' }
  | { kind: 'never' }
  /** Kept longer than so many months. `isEqualThen`: in that very month both have cost the same. */
  | { kind: 'after'; months: number; isEqualThen: boolean };

export interface DiscountComparison {
  /** How long the phone is reckoned to be kept. */
  months: number;
  /** What is paid in that time, device and plan together, in whole won. */
  withSubsidy: number;
  withPlanDiscount: number;
  breakEven: BreakEven;
}

/** Nobody plans further ahead with a phone. */
const horizon = 60;
const usualMonths = 24;

/** Both ways to a cheaper phone, side by side. Null when the mall did not say enough to tell. */
export function compareDiscounts(phone: Phone, choice: PhoneChoice): DiscountComparison | null {
  const plan = planOf(phone, choice.planNumber);
  const months = Math.max(choice.months > 1 ? choice.months : usualMonths, plan?.minimumMonths ?? 0);
  const [subsidy, discount] = (['SUBSIDY', 'PLAN_DISCOUNT'] as const).map((kind) => ({ device: deviceBill(phone, { ...choice, discount: kind }, plan), plan: planBill(plan, kind) }));
  if (!subsidy?.device || !subsidy.plan || !discount?.device || !discount.plan) return null;
  return {
    months,
    withSubsidy: subsidy.device.total + subsidy.plan.monthly * months,
    withPlanDiscount: discount.device.total + discount.plan.monthly * months,
    breakEven: breakEvenOf(discount.device.total - subsidy.device.total, discount.plan.discount),
  };
}

/** `worth` of the subsidies, interest included, against so much off each month. Neither is less than nothing. */
export function breakEvenOf(worth: number, monthlyDiscount: number): BreakEven {
  if (monthlyDiscount === 0) return { kind: worth === 0 ? 'equal' : 'never' };
  if (worth < monthlyDiscount) return { kind: 'at-once' };
  const months = Math.floor(worth / monthlyDiscount);
  return months > horizon ? { kind: 'never' } : { kind: 'after', months, isEqualThen: worth % monthlyDiscount === 0 };
}

/** "12개월 넘게 쓰면 선택약정이 유리해요." */
export function breakEvenText(breakEven: BreakEven, subsidyName: string): string {
  switch (breakEven.kind) {
    case 'equal':
      return '두 할인의 금액이 같아요.';
    case 'at-once':
      return '첫 달부터 선택약정이 유리해요.';
    case 'never':
      return `오래 써도 ${subsidyName}이 유리해요.`;
    case 'after':
      return `${breakEven.isEqualThen ? `${breakEven.months}개월까지 쓰면 같고, ` : ''}${breakEven.months}개월 넘게 쓰면 선택약정이 유리해요.`;
  }
}
