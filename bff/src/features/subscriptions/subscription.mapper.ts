import { toListedSubscription } from '../orders/order.mapper.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import type { SubscriptionModel } from './subscription.model.ts';
import type { WireSubscription, WireSubscriptionSummary } from './subscription.wire.ts';

export function toSubscriptionOfList(wire: WireSubscriptionSummary, mall: OrderMall): SubscriptionModel {
  return { ...toListedSubscription(wire, mall), row: wire };
}

export function toSubscription(wire: WireSubscription, mall: OrderMall): SubscriptionModel {
  return { ...toListedSubscription(wire, mall), row: wire, detail: wire };
}
