import { deviceBill, type DeviceBill } from './device-bill.ts';
import type { Phone, PhoneChoice } from './phone.ts';
import { firstChoice, isSameChoice, planOf } from './phone-choice.ts';
import { planBill, type PlanBill } from './plan-bill.ts';

/** What a choice costs, in whole won. */
export interface MonthlyBill {
  /** Device cost per month; zero if it is paid at once. */
  device: number;
  plan: number;
  /** device + plan. */
  total: number;
  /** For a device that is paid at once. */
  atOnce: number;
  /** The steps to `device`; null if the mall's own figure differs from ours. */
  deviceLines: DeviceBill | null;
  /** The steps to `plan`; null as above. */
  planLines: PlanBill | null;
}

/** The monthly cost of the choice, with every step. Null when the mall did not say enough. */
export function monthlyBill(phone: Phone, choice: PhoneChoice): MonthlyBill | null {
  const plan = planOf(phone, choice.planNumber);
  const device = deviceBill(phone, choice, plan);
  const planLines = planBill(plan, choice.discount);
  return promisedBill(phone, choice, device, planLines) ?? reckonedBill(device, planLines);
}

// The mall's own figures for the very offer on the card win over ours: a price must not change on the way here. Figures
// that do not add up promise nothing.
function promisedBill(
  phone: Phone,
  choice: PhoneChoice,
  deviceLines: DeviceBill | null,
  planLines: PlanBill | null,
): MonthlyBill | null {
  const { phoneMonthly: device, planMonthly: plan, totalMonthly: total } = phone.price ?? {};
  if (device == null || plan == null || total == null || device < 0 || plan < 0 || device + plan !== total) return null;
  if (choice.months === 1 || !isSameChoice(choice, firstChoice(phone))) return null;
  return {
    device,
    plan,
    total,
    atOnce: 0,
    deviceLines: deviceLines?.monthly === device ? deviceLines : null,
    planLines: planLines?.monthly === plan ? planLines : null,
  };
}

function reckonedBill(deviceLines: DeviceBill | null, planLines: PlanBill | null): MonthlyBill | null {
  if (!deviceLines || !planLines) return null;
  const device = deviceLines.months === 1 ? 0 : deviceLines.monthly;
  const atOnce = deviceLines.months === 1 ? deviceLines.total : 0;
  return { device, plan: planLines.monthly, total: device + planLines.monthly, atOnce, deviceLines, planLines };
}
