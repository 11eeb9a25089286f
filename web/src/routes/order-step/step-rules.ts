import type { ClaimReason, OrderAction, OrderItemLineFragment } from '../../__generated__/graphql.ts';
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
  const all = items.map(({ claimReasons }) =>
    claimReasons === null ? untold : claimReasons.filter(({ type }) => type === actions[step]),
  );
  const [first = []] = all;
  return first.flatMap(({ reason }) => {
    const offers = all.map((each) => each.find((offer) => offer.reason === reason));
    // A ticket among parcels costs nothing to send back; they do.
    const payer = offers.find((offer) => offer?.payer != null)?.payer ?? null;
    return offers.includes(undefined) ? [] : [{ reason, payer }];
  });
}

const untold: readonly OfferedReason[] = goodsReasons.map((reason) => ({
  reason,
  payer: null,
}));

const buyersReasons: readonly ClaimReason[] = ['CHANGED_MIND', 'ORDERED_WRONGLY'];

/** Why these items cannot be claimed for a reason that is the buyer's. Null: they can, or for none at all. */
export function faultsOnlyText(
  reasons: readonly OfferedReason[],
  items: readonly Pick<OrderItemLineFragment, 'isMadeToOrder'>[],
): string | null {
  if (reasons.length === 0 || reasons.some(({ reason }) => buyersReasons.includes(reason))) return null;
  const why = items.some(({ isMadeToOrder }) => isMadeToOrder)
    ? '주문 제작 상품은 단순 변심으로 신청할 수 없어요.'
    : '단순 변심으로 신청하는 기간이 지났어요.';
  return `${why} 상품이나 배송에 문제가 있으면 신청할 수 있어요.`;
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
