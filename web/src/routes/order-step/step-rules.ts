import type { OrderAction, OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { goodsReasons } from '../../features/orders/order-words.ts';
import type { OrderStep } from '../../shop/addresses/path-params.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

const actions = {
  cancel: 'CANCEL',
  exchange: 'EXCHANGE',
  return: 'RETURN',
  confirm: 'CONFIRM',
} as const satisfies Record<OrderStep, OrderAction>;

/** Items for which the mall allows the step now. */
export function itemsFor({ items }: WholeOrder, step: OrderStep): OrderItemLineFragment[] {
  return items.filter(({ availableActions }) => availableActions.includes(actions[step]));
}

/** Unpaid, an order is cancelled as a whole or not at all (contract, section 7). */
export function isWhole({ status }: Pick<WholeOrder, 'status'>): boolean {
  return status === 'AWAITING_PAYMENT';
}

/** Initial choice: the item of the address, or the only one. Never preselects one of several. */
export function firstChoice(items: readonly OrderItemLineFragment[], requested: string | null): string[] {
  const chosen = items.length === 1 ? items : items.filter(({ number }) => number === requested);
  return chosen.map(({ number }) => number);
}

export type OfferedReason = Pick<NonNullable<OrderItemLineFragment['claimReasons']>[number], 'reason' | 'payer'>;

type Claimable = Pick<OrderItemLineFragment, 'claimReasons'>;

/** Reasons that the mall accepts for all of these items now. From a mall that does not say, any may be tried. */
export function reasonsFor(step: OrderStep, items: readonly Claimable[]): readonly OfferedReason[] {
  const [first = [], ...others] = items.map(({ claimReasons }) =>
    claimReasons === null ? untold : claimReasons.filter(({ type }) => type === actions[step]),
  );
  return first.filter(({ reason }) => others.every((offers) => offers.some((each) => each.reason === reason)));
}

const untold: readonly OfferedReason[] = goodsReasons.map((reason) => ({
  reason,
  payer: null,
}));

/** Whether nothing can be claimed any more for a reason that is the buyer's. */
export function isForFaultsOnly(reasons: readonly OfferedReason[]): boolean {
  return reasons.length > 0 && reasons.every(({ payer }) => payer === 'SELLER');
}

/** The last day on which a return is possible for a reason of the buyer's; null: none, or no end yet. */
export function returnableUntil(items: readonly Claimable[]): string | null {
  const ends = items.flatMap(({ claimReasons }) =>
    (claimReasons ?? [])
      .filter(({ type, reason }) => type === 'RETURN' && reason === 'CHANGED_MIND')
      .map(({ until }) => until),
  );
  return ends.filter((day) => day !== null).toSorted()[0] ?? null;
}
