import type { DiscountType, JoinType, PhonePlansFragment, PhonePurchaseFragment } from '../../__generated__/graphql.ts';
import type { Discount, Phone, PhoneChoice, Plan } from './phone.ts';
import { ageText } from './plan-ages.ts';
import { ageOf } from './plan-kinds.ts';
import { soundMonths } from './sound-months.ts';

const usualMonths = 24;

/** The phone with the plans of one way of joining and memory. */
export function withPlans(
  { price, memories, initialPlans }: PhonePurchaseFragment,
  offer: PhonePlansFragment | null,
): Phone {
  return {
    price,
    memories,
    joinType: offer?.joinType ?? null,
    cardJoinType: price?.joinType ?? initialPlans?.joinType ?? null,
    plans: offer?.plans ?? [],
    deviceMonths: offer?.installmentMonths ?? [],
    defaultDiscount: shownDiscount(offer?.defaultDiscount),
  };
}

/**
 * Starts with what the card promised: its memory, plan, months and discount. What it left open is neither a dearer plan
 * nor an installment, and has the discount that the mall begins with.
 */
export function firstChoice(phone: Phone): PhoneChoice {
  const { price } = phone;
  const plan = phone.plans.find(({ name }) => name === price?.planName) ?? cheapestForAnyone(phone.plans);
  return {
    joinType: phone.cardJoinType,
    memory: firstMemory(phone),
    planNumber: plan?.number ?? null,
    discount: possibleDiscount(plan, promisedDiscount(price?.discountType) ?? defaultDiscount(phone, plan)),
    months: firstMonths(phone),
  };
}

/**
 * The choice in the address where it is available, else the first choice. The discount is open unless the address names
 * one or the choice is the card's.
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
  const named = discountWords.get(params.get('discount'));
  if (named) return { ...choice, discount: possibleDiscount(plan, named) };
  return isSameChoice(choice, first) ? choice : { ...choice, discount: null };
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
export function choiceWords(
  { memory, months }: Pick<PhoneChoice, 'memory' | 'months'>,
  color: string | null,
): string[] {
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

/** The mall names it for the cheapest plan alone; null leaves it to the estimate. */
function defaultDiscount(phone: Phone, plan: Plan | undefined): Discount | null {
  return plan === cheapestOf(phone.plans) ? phone.defaultDiscount : null;
}

function shownDiscount(discount: DiscountType | null | undefined): Discount | null {
  return discount === 'SUBSIDY' || discount === 'PLAN_DISCOUNT' ? discount : null;
}

/** Not every plan has both. One that has neither counts as having a subsidy of zero. Null stays open. */
function possibleDiscount(plan: Plan | undefined, wanted: Discount | null): Discount | null {
  if (wanted === null) return null;
  if (wanted === 'PLAN_DISCOUNT') return hasPlanDiscount(plan) ? wanted : 'SUBSIDY';
  return !hasSubsidy(plan) && hasPlanDiscount(plan) ? 'PLAN_DISCOUNT' : wanted;
}

/** The months that a device can be paid in; the usual ones when the mall names none. */
export function offeredMonths({ deviceMonths }: Pick<Phone, 'deviceMonths'>): readonly number[] {
  const months = soundMonths(deviceMonths);
  return months.length > 0 ? months : [usualMonths];
}

/** The card's months; if it names none, as few as there are: paid at once. */
function firstMonths(phone: Phone): number {
  const months = offeredMonths(phone);
  return months.find((each) => each === phone.price?.deviceMonths) ?? months[0] ?? usualMonths;
}

/** Nobody is known yet: a plan for an age comes last. */
function cheapestForAnyone(plans: readonly Plan[]): Plan | undefined {
  const open = plans.filter((plan) => ageText(plan) === null && ageOf(plan) === null);
  return cheapestOf(open) ?? cheapestOf(plans);
}

/** A plan without a price comes last: it may be any. */
export function cheapestOf(plans: readonly Plan[]): Plan | undefined {
  return plans.toSorted((one, other) => (one.monthly ?? Infinity) - (other.monthly ?? Infinity))[0];
}
