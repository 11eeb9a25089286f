import type { JoinType, PhonePlansFragment, PhonePurchaseFragment } from '../../__generated__/graphql.ts';
import { soundMonths } from './pay-in-parts.ts';
import { cheaperDiscount } from './contract-total.ts';
import { deviceBill } from './device-bill.ts';
import type { Discount, Phone, PhoneChoice, Plan } from './phone.ts';

const usualMonths = 24;

/** The phone with the plans of one way of joining and memory. */
export function withPlans(
  { price, releasePrice, memories, initialPlans }: PhonePurchaseFragment,
  offer: PhonePlansFragment | null,
): Phone {
  return {
    price,
    releasePrice,
    memories,
    joinType: offer?.joinType ?? null,
    cardJoinType: price?.joinType ?? initialPlans?.joinType ?? null,
    plans: offer?.plans ?? [],
    deviceMonths: offer?.installmentMonths ?? [],
    usimPrice: offer?.usims.find(({ type }) => type === 'USIM')?.price ?? 0,
  };
}

/**
 * Starts with what the card promised: its memory, plan, months and discount. For what it left open the choice is a
 * cheap one.
 */
export function firstChoice(phone: Phone): PhoneChoice {
  const { price } = phone;
  const plan = phone.plans.find(({ name }) => name === price?.planName) ?? phone.plans[0];
  const open = { joinType: phone.cardJoinType, memory: firstMemory(phone), planNumber: plan?.number ?? null };
  const promised = promisedDiscount(price?.discountType);
  if (promised === null) {
    const choice: PhoneChoice = {
      ...open,
      discount: 'SUBSIDY',
      months: monthsOf(phone, { ...open, discount: 'SUBSIDY', months: usualMonths }, plan),
    };
    return { ...choice, discount: possibleDiscount(plan, cheaperDiscount(phone, choice, plan)) };
  }
  const choice: PhoneChoice = { ...open, discount: possibleDiscount(plan, promised), months: usualMonths };
  return { ...choice, months: monthsOf(phone, choice, plan) };
}

/**
 * The choice in the address where it is available, else the first choice. If the address names no discount, it is the
 * one that costs less over the whole contract.
 */
export function requestedChoice(phone: Phone, params: URLSearchParams): PhoneChoice {
  const first = firstChoice(phone);
  const plan = planOf(phone, params.get('plan')) ?? planOf(phone, first.planNumber);
  const months = Number(params.get('months'));
  const choice: PhoneChoice = {
    joinType: phone.joinType,
    memory: requestedMemory(phone, params),
    planNumber: plan?.number ?? null,
    discount: first.discount,
    months: offeredMonths(phone).includes(months) ? months : first.months,
  };
  const discount =
    discountWords.get(params.get('discount')) ??
    (isSameChoice(choice, first) ? first.discount : cheaperDiscount(phone, choice, plan));
  return { ...choice, discount: possibleDiscount(plan, discount) };
}

/** As the address has them. */
const discountWords: ReadonlyMap<string | null, Discount> = new Map([
  ['subsidy', 'SUBSIDY'],
  ['plan', 'PLAN_DISCOUNT'],
]);
const joinWords: ReadonlyMap<string | null, JoinType> = new Map([
  ['new', 'NEW'],
  ['transfer', 'TRANSFER'],
  ['change', 'CHANGE'],
]);

/** The join type in the address, else the card's, else the first on offer; null if the mall names none. */
export function requestedJoinType(
  { joinTypes, price }: Pick<PhonePurchaseFragment, 'joinTypes' | 'price'>,
  params: URLSearchParams,
): JoinType | null {
  const find = (type: JoinType | null | undefined) => joinTypes?.find((each) => each === type);
  return find(joinWords.get(params.get('join'))) ?? find(price?.joinType) ?? joinTypes?.[0] ?? null;
}

/** The memory in the address, else the card's. */
export function requestedMemory(phone: Pick<Phone, 'memories' | 'price'>, params: URLSearchParams): string | null {
  const memory = params.get('memory');
  return phone.memories?.some((each) => each.memory === memory) ? memory : firstMemory(phone);
}

function firstMemory({ memories, price }: Pick<Phone, 'memories' | 'price'>): string | null {
  const memory =
    memories?.find((each) => each.memory === price?.memory) ??
    memories?.find(({ releasePrice }) => releasePrice !== null) ??
    memories?.[0];
  return memory?.memory ?? price?.memory ?? null;
}

export function wordOf(value: Discount | JoinType): string | null {
  return [...discountWords, ...joinWords].find(([, each]) => each === value)?.[0] ?? null;
}

/**
 * The chosen device and its months as text. The most important part comes first, since there may be space for no more.
 */
export function choiceWords({ memory, months }: PhoneChoice, color: string | null): string[] {
  return [memory, color, months === 1 ? '일시불' : `${months}개월 할부`].filter((word) => word !== null);
}

export function planOf({ plans }: Pick<Phone, 'plans'>, number: string | null): Plan | undefined {
  return plans.find((each) => each.number === number);
}

export function hasSubsidy(plan: Plan | undefined): boolean {
  return (plan?.subsidy ?? 0) > 0;
}

export function hasPlanDiscount(plan: Plan | undefined): boolean {
  return (plan?.optionalDiscount ?? 0) > 0;
}

export function isSameChoice(one: PhoneChoice, other: PhoneChoice): boolean {
  return (
    one.joinType === other.joinType &&
    one.memory === other.memory &&
    one.planNumber === other.planNumber &&
    one.discount === other.discount &&
    one.months === other.months
  );
}

/** The discount that the card's text names; null if it names neither. */
function promisedDiscount(words: string | null | undefined): Discount | null {
  if (words?.includes('선택약정')) return 'PLAN_DISCOUNT';
  return words?.includes('지원금') ? 'SUBSIDY' : null;
}

/** Not every plan has both. One that has neither counts as having a subsidy of zero. */
function possibleDiscount(plan: Plan | undefined, wanted: Discount): Discount {
  if (wanted === 'PLAN_DISCOUNT') return hasPlanDiscount(plan) ? wanted : 'SUBSIDY';
  return !hasSubsidy(plan) && hasPlanDiscount(plan) ? 'PLAN_DISCOUNT' : wanted;
}

/** The months that a device can be paid in; the usual ones when the mall names none. */
export function offeredMonths({ deviceMonths }: Pick<Phone, 'deviceMonths'>): readonly number[] {
  const months = soundMonths(deviceMonths);
  return months.length > 0 ? months : [usualMonths];
}

/** The card's months; if it names none, those that come nearest its price. */
function monthsOf(phone: Phone, choice: PhoneChoice, plan: Plan | undefined): number {
  const months = offeredMonths(phone);
  const told = phone.price?.deviceMonths;
  if (told != null && months.includes(told)) return told;
  const start = months.includes(usualMonths) ? usualMonths : (months.at(-1) ?? usualMonths);
  const promised = phone.price?.phoneMonthly;
  if (promised == null) return start;
  const distance = (each: number) =>
    Math.abs((deviceBill(phone, { ...choice, months: each }, plan)?.monthly ?? Infinity) - promised);
  return months.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest), start);
}
