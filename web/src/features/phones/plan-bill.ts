import { atLeastNothing } from './device-bill.ts';
import type { Discount, Plan } from './phone.ts';

/** What a plan costs in a month, in whole won. */
export interface PlanBill {
  price: number;
  /** Never more than the plan costs. */
  discount: number;
  /** price - discount. */
  monthly: number;
}

/** Null if the mall does not say what the plan costs. */
export function planBill(plan: Plan | undefined, discount: Discount): PlanBill | null {
  if (!plan || plan.monthly == null || plan.monthly < 0) return null;
  const off = discount === 'PLAN_DISCOUNT' ? Math.min(atLeastNothing(plan.optionalDiscount), plan.monthly) : 0;
  return { price: plan.monthly, discount: off, monthly: plan.monthly - off };
}
