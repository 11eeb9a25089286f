import { toListedPhoneOrder } from '../orders/order.mapper.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import type { PhoneOrderModel } from './phone-order.model.ts';
import type { WirePhoneOrder } from './phone-order.wire.ts';

export function toPhoneOrder(wire: WirePhoneOrder, mall: OrderMall): PhoneOrderModel {
  return { ...toListedPhoneOrder(wire, mall), detail: wire };
}
