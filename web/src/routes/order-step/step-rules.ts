import type {
  ClaimReason,
  OrderAction,
  OrderDetailsFragment,
  OrderItemLineFragment,
} from '../../__generated__/graphql.ts';
import { koreanDay } from '../../shared/format/day-words.ts';
import type { OrderStep } from '../../shop/addresses/path-params.ts';

const actions = {
  cancel: 'CANCEL',
  exchange: 'EXCHANGE',
  return: 'RETURN',
  confirm: 'CONFIRM',
} as const satisfies Record<OrderStep, OrderAction>;

/** Items for which the mall allows the step now. */
export function itemsFor({ items }: OrderDetailsFragment, step: OrderStep): OrderItemLineFragment[] {
  return items.filter(({ availableActions }) => availableActions.includes(actions[step]));
}

/** Unpaid, an order is cancelled as a whole or not at all (contract, section 7). */
export function isWhole({ status }: Pick<OrderDetailsFragment, 'status'>): boolean {
  return status === 'AWAITING_PAYMENT';
}

/** What is chosen when the step is opened: the item of the address, or the only one. Of several nothing is ticked beforehand. */
export function firstChoice(items: readonly OrderItemLineFragment[], requested: string | null): string[] {
  const chosen = items.length === 1 ? items : items.filter(({ number }) => number === requested);
  return chosen.map(({ number }) => number);
}

const sellersFault = ['FAULTY', 'NOT_AS_DESCRIBED', 'WRONG_GOODS', 'DAMAGED', 'LATE_OR_LOST'] as const;
const ofBuyer = ['CHANGED_MIND', 'ORDERED_WRONGLY'] as const;

/** For these reasons the seller pays the way back. */
export function isSellersFault(reason: ClaimReason): boolean {
  return (sellersFault as readonly ClaimReason[]).includes(reason);
}

/** Seven days after receipt only a fault of the seller is a reason (contract, section 7). */
export function isLate({ returnableUntil }: OrderItemLineFragment, now: Date = new Date()): boolean {
  return returnableUntil !== null && koreanDay(now) > returnableUntil;
}

/** Reasons that the mall accepts for these items now. Goods that have not arrived can be neither faulty nor wrong. */
export function reasonsFor(
  step: OrderStep,
  items: readonly OrderItemLineFragment[],
  now: Date = new Date(),
): readonly ClaimReason[] {
  if (step === 'cancel') return [...ofBuyer, 'LATE_OR_LOST'];
  return items.some((item) => isLate(item, now)) ? sellersFault : [...ofBuyer, ...sellersFault];
}
