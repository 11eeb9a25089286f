import type { SubscriptionCycle } from '../../__generated__/graphql.ts';
import { koreanDay } from '../../shared/format/day-words.ts';
import { dayAfter } from '../../shared/format/day-after.ts';
import type { SubscriptionQuery } from '../../shop/links/subscription-paths.ts';
import { cycleWords } from './subscription-words.ts';

/** What is chosen of a product, all of it in the address, so that no reload loses it. */
export interface SubscriptionChoice {
  cycle: SubscriptionCycle;
  /** First charge and delivery: today to 60 days from now. */
  startsAt: string;
  quantity: number;
  /** The delivery address; null: the member's default one. */
  addressNumber: string | null;
}

/** Selection in the address. Never preselects one of several cycles, since it decides how often the shopper pays. */
export interface RequestedSubscription extends Omit<SubscriptionChoice, 'cycle'> {
  /** Null: it is still to be chosen. */
  cycle: SubscriptionCycle | null;
}

/** When a product can begin, by the mall's clock. Null: the mall does not say. */
interface Starting {
  startsFrom: string | null;
  startsUntil: string | null;
}

interface Offered extends Starting {
  cycles: readonly { cycle: SubscriptionCycle | null }[] | null;
}

export const mostPieces = 99;
const mostDaysAhead = 60;

/** The first and the last day of a first delivery. The device's clock, which may be wrong, counts only where the mall does not say. */
export function startDays(
  { startsFrom, startsUntil }: Starting,
  now: Date = new Date(),
): { first: string; last: string } {
  const first = startsFrom ?? koreanDay(now);
  return { first, last: startsUntil ?? dayAfter(first, mostDaysAhead) };
}

/** Reads an address leniently: what is not offered gives way to what is. Null: there is no cycle to choose. */
export function requestedSubscription(
  { cycles, ...starting }: Offered,
  params: URLSearchParams,
  now: Date = new Date(),
): RequestedSubscription | null {
  const offered = (cycles ?? []).flatMap(({ cycle }) => (cycle === null ? [] : [cycle]));
  const [first, ...others] = offered;
  if (first === undefined) return null;
  const only = others.length === 0 ? first : null;
  const days = startDays(starting, now);
  const day = params.get('start') ?? '';
  const pieces = Number(params.get('qty') ?? '1');
  return {
    cycle: offered.find((cycle) => cycle === params.get('cycle')) ?? only,
    startsAt: /^\d{4}-\d{2}-\d{2}$/u.test(day) && day >= days.first && day <= days.last ? day : days.first,
    quantity: Number.isInteger(pieces) && pieces >= 1 && pieces <= mostPieces ? pieces : 1,
    addressNumber: params.get('dlvNo') || null,
  };
}

export function isChosen(requested: RequestedSubscription | null): requested is SubscriptionChoice {
  return requested !== null && requested.cycle !== null;
}

/** The choice as the steps of an order have it in their addresses. */
export function subscriptionQuery(
  number: string,
  { cycle, startsAt, quantity, addressNumber }: SubscriptionChoice,
): SubscriptionQuery {
  return {
    subsNo: number,
    cycle,
    start: startsAt,
    qty: String(quantity),
    ...(addressNumber === null ? {} : { dlvNo: addressNumber }),
  };
}

/** "1개월마다 2개". */
export function choiceWords({ cycle, quantity }: Pick<SubscriptionChoice, 'cycle' | 'quantity'>): string {
  return `${cycleWords[cycle]} ${quantity}개`;
}
