import type { DeliveryType, ReceivingWay } from '../../__generated__/graphql.ts';

const labels = {
  COMMON: '택배배송',
  FREIGHT: '화물배송',
  SPECIAL: '설치배송',
  SHUTTLE: '지정일 배송',
  RESPONSE: '주문 확인 후 발송',
  TODAY: '빠른배송',
  SELF_PICKUP: '직접수령',
} as const satisfies Record<DeliveryType, string>;

/** How goods come that no carrier brings. */
const wayLabels: Partial<Record<ReceivingWay, string>> = { TEXT: '결제 후 문자 발송', PICKUP: '매장 수령' };

/** The way of delivery as text for shoppers; null when the shop did not say. It promises no day: the mall tells the day. */
export function deliveryLabel(type: DeliveryType | null | undefined, way?: ReceivingWay): string | null {
  const label = way && wayLabels[way];
  if (label) return label;
  return type ? labels[type] : null;
}
