import type { Area, Device, OrderPhase, OrderType } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

/** How the address of the list of orders calls each state, in their order. */
export const listStates = [
  { state: 'AWAITING_PAYMENT', word: 'awaiting-payment' },
  { state: 'PREPARING', word: 'preparing' },
  { state: 'SHIPPING', word: 'shipping' },
  { state: 'DELIVERED', word: 'delivered' },
  { state: 'COMPLETED', word: 'confirmed' },
  { state: 'OPEN_CLAIM', word: 'claimed' },
  { state: 'CANCELLED_OR_RETURNED', word: 'cancelled' },
] as const satisfies { state: OrderListState; word: string }[];

/** Likewise each kind of order. */
export const orderTypes = [
  { type: 'GOODS', word: 'goods' },
  { type: 'PHONE', word: 'phone' },
  { type: 'SUBSCRIPTION', word: 'subscription' },
  { type: 'BULK', word: 'upload' },
] as const satisfies { type: OrderType; word: string }[];

/** A phase, or a cancel, exchange or return that is under way. */
export type OrderListState = OrderPhase | 'OPEN_CLAIM';

/** Filter of the list. Null for none. */
export interface OrderFilter {
  type: OrderType | null;
  state: OrderListState | null;
}

/** Decides which of its addresses the list has. */
interface OrdersMall {
  url: string;
  openAreas: readonly Area[];
}

/** The part of a query that narrows the list. */
export function filterQuery({ type, state }: OrderFilter): Record<string, string> {
  const kind = orderTypes.find((each) => each.type === type)?.word;
  const word = listStates.find((each) => each.state === state)?.word;
  return { ...(kind && { type: kind }), ...(word && { state: word }) };
}

/** In place of a period: the list shows all time. */
export const allTimeWord = 'all';

/** All orders of a kind and a state, which the counts of a member are over. */
export function filteredOrdersPath(mall: OrdersMall, device: Device, filter: OrderFilter): string {
  const query = new URLSearchParams({ ...filterQuery(filter), period: allTimeWord });
  const path = pathTo('order-list', mall, device);
  return `${path}?${query}`;
}

/** All subscriptions of a member, among the orders. */
export function ownSubscriptionsPath(mall: OrdersMall, device: Device): string {
  return filteredOrdersPath(mall, device, { type: 'SUBSCRIPTION', state: null });
}

/** Whether the list of orders shows subscriptions alone. */
export function isOfSubscriptions(search: string): boolean {
  const word = new URLSearchParams(search).get('type');
  return orderTypes.some((each) => each.word === word && each.type === 'SUBSCRIPTION');
}
