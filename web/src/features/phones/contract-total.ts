import { deviceBill } from './device-bill.ts';
import type { Discount, Phone, PhoneChoice, Plan } from './phone.ts';
import { planBill } from './plan-bill.ts';

/** Contracts are compared over as many months, however long the device is paid for. */
export const contractMonths = 24;

/** The cost of the whole contract, USIM included, in whole won. Null when the mall did not say enough. */
export function contractTotal(phone: Phone, choice: PhoneChoice, plan: Plan | undefined): number | null {
  const device = deviceBill(phone, choice, plan);
  const monthly = planBill(plan, choice.discount)?.monthly;
  return device === null || monthly === undefined ? null : device.total + phone.usimPrice + monthly * contractMonths;
}

/**
 * The discount with which the whole contract costs less; the subsidy if both cost the same, or the mall did not say
 * enough.
 */
export function cheaperDiscount(phone: Phone, choice: PhoneChoice, plan: Plan | undefined): Discount {
  const [subsidy, planDiscount] = (['SUBSIDY', 'PLAN_DISCOUNT'] as const).map((discount) =>
    contractTotal(phone, { ...choice, discount }, plan),
  );
  return subsidy != null && planDiscount != null && planDiscount < subsidy ? 'PLAN_DISCOUNT' : 'SUBSIDY';
}
