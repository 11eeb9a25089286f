import type { DeliveryType } from '../../__generated__/graphql.ts';

const labels = {
  COMMON: '택배배송',
  FREIGHT: '화물배송',
  SPECIAL: '설치배송',
  SHUTTLE: '지정일 배송',
  RESPONSE: '주문 확인 후 발송',
  TODAY: '빠른배송',
  SELF_PICKUP: '직접수령',
} as const satisfies Record<DeliveryType, string>;

/** The delivery type as text for shoppers; null when the shop did not say. It promises no day: the mall tells the day. */
export function deliveryLabel(type: DeliveryType | null | undefined): string | null {
  return type ? labels[type] : null;
}
