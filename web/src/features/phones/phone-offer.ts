import type { PhonePurchaseFragment } from '../../__generated__/graphql.ts';
import { payInParts } from './installment.ts';

/** How a phone is made cheaper: the announced subsidies off the device, or a quarter off the plan. */
export type Discount = 'SUBSIDY' | 'PLAN_DISCOUNT';

export interface PhoneChoice {
  memory: string | null;
  planNumber: string | null;
  discount: Discount;
  months: number;
}

export interface MonthlyOffer {
  device: number;
  plan: number;
  total: number;
}

type Phone = Pick<PhonePurchaseFragment, 'price' | 'releasePrice' | 'memories' | 'plans' | 'deviceMonths'>;
type Plan = NonNullable<Phone['plans']>[number];

const usualMonths = 24;

/** Begins with what the card promised: its memory, plan and discount, and the months that come nearest its price. */
export function firstChoice(phone: Phone): PhoneChoice {
  const { price } = phone;
  const memory = phone.memories?.find((each) => each.memory === price?.memory) ?? phone.memories?.[0];
  const plan = phone.plans?.find(({ name }) => name === price?.planName) ?? phone.plans?.[0];
  const choice: PhoneChoice = {
    memory: memory?.memory ?? price?.memory ?? null,
    planNumber: plan?.number ?? null,
    discount: price?.discountType?.includes('선택약정') ? 'PLAN_DISCOUNT' : 'SUBSIDY',
    months: usualMonths,
  };
  return { ...choice, months: monthsOf(phone, choice) };
}

/** What the choice costs in a month. Null when the mall did not say enough. */
export function monthlyOffer(phone: Phone, choice: PhoneChoice): MonthlyOffer | null {
  return promisedOffer(phone, choice) ?? reckonedOffer(phone, choice);
}

/** Months that a device can be paid in; the usual ones when the mall names none. */
export function offeredMonths({ deviceMonths }: Phone): readonly number[] {
  return deviceMonths && deviceMonths.length > 0 ? deviceMonths : [usualMonths];
}

// The mall's own figures for the very offer on the card win over ours: a price must not change on the way here.
function promisedOffer(phone: Phone, choice: PhoneChoice): MonthlyOffer | null {
  const { phoneMonthly: device, planMonthly: plan, totalMonthly: total } = phone.price ?? {};
  if (device == null || plan == null || total == null || !isSame(choice, firstChoice(phone))) return null;
  return { device, plan, total };
}

function reckonedOffer(phone: Phone, choice: PhoneChoice): MonthlyOffer | null {
  const plan = phone.plans?.find(({ number }) => number === choice.planNumber);
  const price = devicePrice(phone, choice, plan);
  if (!plan || plan.monthly == null || price === null) return null;
  const device = Math.floor(payInParts(price, choice.months).monthly);
  const planMonthly = Math.max(0, plan.monthly - (choice.discount === 'PLAN_DISCOUNT' ? (plan.optionalDiscount ?? 0) : 0));
  return { device, plan: planMonthly, total: device + planMonthly };
}

/** What is left to pay for the device, in whole won; null when its price is unknown. */
export function devicePrice(phone: Phone, { memory, discount }: PhoneChoice, plan: Plan | undefined): number | null {
  const release = phone.memories?.find((each) => each.memory === memory)?.releasePrice ?? phone.releasePrice;
  if (release == null) return null;
  const subsidies = discount === 'SUBSIDY' ? (plan?.subsidy ?? 0) + (plan?.extraSubsidy ?? 0) : 0;
  return Math.max(0, release - subsidies);
}

function monthsOf(phone: Phone, choice: PhoneChoice): number {
  const months = offeredMonths(phone);
  const promised = phone.price?.phoneMonthly;
  if (promised == null) return months.includes(usualMonths) ? usualMonths : (months.at(-1) ?? usualMonths);
  const distance = (each: number) => Math.abs((reckonedOffer(phone, { ...choice, months: each })?.device ?? Infinity) - promised);
  return months.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest), months[0] ?? usualMonths);
}

function isSame(one: PhoneChoice, other: PhoneChoice): boolean {
  return (
    one.memory === other.memory &&
    one.planNumber === other.planNumber &&
    one.discount === other.discount &&
    one.months === other.months
  );
}
