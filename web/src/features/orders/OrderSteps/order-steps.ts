import type { GoodsOrderStatus, ReceivingWay } from '../../../__generated__/graphql.ts';
import { koreanDay } from '../../../shared/format/day-words.ts';
import type { WholeOrder } from '../whole-order.ts';

/** A step on the way of an order to its owner. */
export interface OrderStep {
  name: string;
  state: 'done' | 'current' | 'ahead';
  /** Its day in Korea, YYYY-MM-DD: when it was reached, or is expected. */
  day: string | null;
  isExpected: boolean;
}

/** By status, how many of the steps are done; those of orders that ended otherwise have none. */
const doneBy: Partial<Record<GoodsOrderStatus, number>> = {
  AWAITING_PAYMENT: 0,
  PAID: 1,
  PREPARING: 1,
  SHIPPING: 2,
  DELIVERED: 4,
  CONFIRMED: 4,
  EXCHANGE_REQUESTED: 4,
  EXCHANGED: 4,
  RETURN_REQUESTED: 4,
};

const names = {
  PARCEL: ['결제', '준비', '배송', '도착'],
  TEXT: ['결제', '준비', '문자 발송'],
  PICKUP: ['결제', '준비', '매장 수령'],
} as const satisfies Record<ReceivingWay, readonly string[]>;

/** The first status of each step. What no carrier brings skips the third. */
const reached: readonly GoodsOrderStatus[] = ['PAID', 'PREPARING', 'SHIPPING', 'DELIVERED'];

type Facts = Pick<WholeOrder, 'status' | 'receivingWay' | 'payment' | 'items' | 'history'>;

/** How far an order is, step by step. Null where it is on no such way: cancelled, returned, not paid, or of an unknown state. */
export function orderSteps(order: Facts): OrderStep[] | null {
  const done = order.status === null ? undefined : doneBy[order.status];
  if (done === undefined) return null;
  const way = order.receivingWay ?? 'PARCEL';
  const steps = names[way];
  const statuses = way === 'PARCEL' ? reached : reached.filter((status) => status !== 'SHIPPING');
  return steps.map((name, index) => {
    const isDone = index < done;
    const day = isDone || index === done ? dayOf(order, statuses[index]) : null;
    const expected = index === steps.length - 1 && !isDone ? expectedDay(order) : null;
    return {
      name,
      state: isDone ? 'done' : index === done ? 'current' : 'ahead',
      day: day ?? expected,
      isExpected: day === null && expected !== null,
    };
  });
}

/** The latest of its lines counts: only then all of it is there. */
function dayOf({ history, payment }: Facts, status: GoodsOrderStatus | undefined): string | null {
  const at = status === 'PAID' ? (payment?.paidAt ?? lastOf(history, status)) : lastOf(history, status);
  return at == null ? null : koreanDay(new Date(at));
}

function lastOf(history: Facts['history'], status: GoodsOrderStatus | undefined): string | null | undefined {
  return history.findLast((event) => event.status === status)?.at;
}

function expectedDay({ items }: Facts): string | null {
  const days = items.flatMap(({ arrivesOn, pickupFrom }) => arrivesOn ?? pickupFrom ?? []);
  return days.toSorted().at(-1) ?? null;
}
