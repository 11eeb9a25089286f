import type { PhonePurchaseFragment, SubscriptionKind } from '../../__generated__/graphql.ts';
import { soundMonths } from '../../shared/installment/pay-in-parts.ts';
import { deviceBill } from './device-bill.ts';

/** How a phone is made cheaper: the announced subsidies off the device, or a quarter off the plan. */
export type Discount = 'SUBSIDY' | 'PLAN_DISCOUNT';

export type Phone = Pick<PhonePurchaseFragment, 'price' | 'releasePrice' | 'memories' | 'plans' | 'deviceMonths'>;
export type Plan = NonNullable<Phone['plans']>[number];

/** What decides over the price. */
export interface PhoneChoice {
  memory: string | null;
  planNumber: string | null;
  discount: Discount;
  months: number;
}

const usualMonths = 24;

/** Begins with what the card promised: its memory, plan and discount, and the months that come nearest its price. */
export function firstChoice(phone: Phone): PhoneChoice {
  const { price } = phone;
  const memory = phone.memories?.find((each) => each.memory === price?.memory) ?? phone.memories?.find(({ releasePrice }) => releasePrice !== null) ?? phone.memories?.[0];
  const plan = phone.plans?.find(({ name }) => name === price?.planName) ?? phone.plans?.[0];
  const promised = price?.discountType?.includes('선택약정') ? 'PLAN_DISCOUNT' : 'SUBSIDY';
  const choice: PhoneChoice = {
    memory: memory?.memory ?? price?.memory ?? null,
    planNumber: plan?.number ?? null,
    discount: possibleDiscount(plan, promised),
    months: usualMonths,
  };
  return { ...choice, months: monthsOf(phone, choice, plan) };
}

/** What the address asks for, where there is such a thing; the first choice for all else. */
export function choiceAsked(phone: Phone, asked: URLSearchParams): PhoneChoice {
  const first = firstChoice(phone);
  const memory = asked.get('memory');
  const plan = planOf(phone, asked.get('plan')) ?? planOf(phone, first.planNumber);
  const months = Number(asked.get('months'));
  return {
    memory: phone.memories?.some((each) => each.memory === memory) ? memory : first.memory,
    planNumber: plan?.number ?? null,
    discount: possibleDiscount(plan, discountWords.get(asked.get('discount')) ?? first.discount),
    months: offeredMonths(phone).includes(months) ? months : first.months,
  };
}

/** As the address has them. */
const discountWords: ReadonlyMap<string | null, Discount> = new Map([['subsidy', 'SUBSIDY'], ['plan', 'PLAN_DISCOUNT']]);
const kindWords: ReadonlyMap<string | null, SubscriptionKind> = new Map([['new', 'NEW'], ['transfer', 'TRANSFER'], ['change', 'CHANGE']]);

/** The way of joining that the address asks for, else the first that is offered; null where the mall names none. */
export function kindAsked(kinds: readonly SubscriptionKind[] | null | undefined, asked: URLSearchParams): SubscriptionKind | null {
  const kind = kindWords.get(asked.get('join'));
  return kinds?.find((each) => each === kind) ?? kinds?.[0] ?? null;
}

export function wordOf(value: Discount | SubscriptionKind): string | null {
  return [...discountWords, ...kindWords].find(([, each]) => each === value)?.[0] ?? null;
}

/** What a shopper holds in hand, and how long it is paid for. What decides comes first, for there may be room for no more. */
export function choiceWords({ memory, months }: PhoneChoice, color: string | null): string[] {
  return [memory, color, months === 1 ? '일시불' : `${months}개월`].filter((word) => word !== null);
}

export function planOf({ plans }: Pick<Phone, 'plans'>, number: string | null): Plan | undefined {
  return plans?.find((each) => each.number === number);
}

export function hasSubsidy(plan: Plan | undefined): boolean {
  return (plan?.subsidy ?? 0) > 0 || (plan?.extraSubsidy ?? 0) > 0;
}

export function hasPlanDiscount(plan: Plan | undefined): boolean {
  return (plan?.optionalDiscount ?? 0) > 0;
}

/** Not every plan has both. One that has neither is reckoned as if with a subsidy of nothing. */
function possibleDiscount(plan: Plan | undefined, wanted: Discount): Discount {
  if (wanted === 'PLAN_DISCOUNT') return hasPlanDiscount(plan) ? wanted : 'SUBSIDY';
  return !hasSubsidy(plan) && hasPlanDiscount(plan) ? 'PLAN_DISCOUNT' : wanted;
}

/** Months that a device can be paid in; the usual ones when the mall names none. */
export function offeredMonths({ deviceMonths }: Pick<Phone, 'deviceMonths'>): readonly number[] {
  const months = soundMonths(deviceMonths);
  return months.length > 0 ? months : [usualMonths];
}

function monthsOf(phone: Phone, choice: PhoneChoice, plan: Plan | undefined): number {
  const months = offeredMonths(phone);
  const promised = phone.price?.phoneMonthly;
  if (promised == null) return months.includes(usualMonths) ? usualMonths : (months.at(-1) ?? usualMonths);
  const distance = (each: number) => Math.abs((deviceBill(phone, { ...choice, months: each }, plan)?.monthly ?? Infinity) - promised);
  const start = months.includes(usualMonths) ? usualMonths : (months.at(-1) ?? usualMonths);
  return months.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest), start);
}
