import type { PhoneOrder } from '../../graphql/__generated__/schema-types.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import type { phoneOrderDetailFields } from './phone-order.fields.ts';
import type { WirePhoneOrder } from './phone-order.wire.ts';

export interface PhoneOrderModel extends Omit<
  PhoneOrder,
  '__typename' | 'printout' | 'member' | keyof typeof phoneOrderDetailFields
> {
  __typename: 'PhoneOrder';
  mall: OrderMall;
  /** Null in a list of orders. */
  detail: WirePhoneOrder | null;
}
