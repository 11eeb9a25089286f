import type { SubscriptionOrder, SubscriptionProduct } from '../../graphql/__generated__/schema-types.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import type { ProductMall } from '../products/product-mall.ts';
import type { subscriptionRowFields, subscriptionDetailFields } from './subscription.fields.ts';
import type { subscriptionProductDetailFields } from './subscription-product.fields.ts';
import type { WireSubscription, WireSubscriptionProductDetail, WireSubscriptionSummary } from './subscription.wire.ts';

export interface SubscriptionModel extends Omit<
  SubscriptionOrder,
  '__typename' | 'product' | 'member' | keyof typeof subscriptionRowFields | keyof typeof subscriptionDetailFields
> {
  __typename: 'SubscriptionOrder';
  mall: OrderMall;
  /** The row of a list of subscriptions; null in a list of orders. */
  row: WireSubscriptionSummary | null;
  /** Null in a list. */
  detail: WireSubscription | null;
}

export interface SubscriptionProductModel extends Omit<
  SubscriptionProduct,
  '__typename' | 'estimate' | keyof typeof subscriptionProductDetailFields
> {
  __typename: 'SubscriptionProduct';
  mall: ProductMall;
  /** Null in a list. */
  detail: WireSubscriptionProductDetail | null;
}
