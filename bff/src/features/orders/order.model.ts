import type { Claim, GoodsOrder } from '../../graphql/__generated__/schema-types.ts';
import type { orderDetailFields } from './order.fields.ts';
import type { WireOrder } from './order.wire.ts';
import type { OrderMall } from './order-mall.ts';

export interface GoodsOrderModel extends Omit<
  GoodsOrder,
  '__typename' | 'claimPreview' | 'claims' | 'shipments' | 'statement' | 'member' | keyof typeof orderDetailFields
> {
  __typename: 'GoodsOrder';
  mall: OrderMall;
  /** Null for an order of a list. */
  detail: WireOrder | null;
}

export interface ClaimModel extends Omit<Claim, 'order'> {
  order: () => GoodsOrderModel;
}
