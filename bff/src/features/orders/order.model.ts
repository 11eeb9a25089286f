import type { Claim, GoodsOrder } from '../../graphql/__generated__/schema-types.ts';
import type { MemberMall } from '../member/member.model.ts';
import type { orderDetailFields } from './order-detail.mapper.ts';
import type { WireOrder } from './order.wire.ts';

/** The fields of a mall that orders need. */
export type OrderMall = MemberMall;

export interface GoodsOrderModel extends Omit<
  GoodsOrder,
  '__typename' | 'claimPreview' | 'shipments' | 'member' | keyof typeof orderDetailFields
> {
  __typename: 'GoodsOrder';
  mall: OrderMall;
  /** Null for an order of a list. */
  detail: WireOrder | null;
}

export interface ClaimModel extends Omit<Claim, 'order'> {
  order: () => GoodsOrderModel;
}
