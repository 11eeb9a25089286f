import type { Area, Device, OrderPhase, OrderType } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

/** How the address of the list of orders calls each phase, in their order. */
export const phases = [
  { phase: 'AWAITING_PAYMENT', word: 'awaiting-payment' },
  { phase: 'PREPARING', word: 'preparing' },
  { phase: 'SHIPPING', word: 'shipping' },
  { phase: 'DELIVERED', word: 'delivered' },
  { phase: 'COMPLETED', word: 'confirmed' },
  { phase: 'CANCELLED_OR_RETURNED', word: 'cancelled' },
] as const satisfies { phase: OrderPhase; word: string }[];

/** Likewise each kind of order. */
export const orderTypes = [
  { type: 'GOODS', word: 'goods' },
  { type: 'PHONE', word: 'phone' },
  { type: 'SUBSCRIPTION', word: 'subscription' },
  { type: 'BULK', word: 'upload' },
] as const satisfies { type: OrderType; word: string }[];

/** Filter of the list. Null for none. */
export interface OrderFilter {
  type: OrderType | null;
  phase: OrderPhase | null;
}

/** Decides which of its addresses the list has. */
interface OrdersMall {
  url: string;
  openAreas: readonly Area[];
}

/** The part of a query that narrows the list. */
export function filterQuery({ type, phase }: OrderFilter): Record<string, string> {
  const kind = orderTypes.find((each) => each.type === type)?.word;
  const state = phases.find((each) => each.phase === phase)?.word;
  return { ...(kind && { type: kind }), ...(state && { state }) };
}

/** The latest orders of a kind and a phase. */
export function filteredOrdersPath(mall: OrdersMall, device: Device, filter: OrderFilter): string {
  const query = new URLSearchParams(filterQuery(filter));
  const path = pathTo('order-list', mall, device);
  return query.size > 0 ? `${path}?${query}` : path;
}
