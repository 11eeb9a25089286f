import type { DeliveryType } from '../../__generated__/graphql.ts';

const labels = {
  COMMON: '택배배송',
  FREIGHT: '화물배송',
  SPECIAL: '설치배송',
  SHUTTLE: '지정일 배송',
  RESPONSE: '주문 확인 후 배송',
  TODAY: '오늘배송',
  SELF_PICKUP: '직접수령',
} as const satisfies Record<DeliveryType, string>;

/** What a delivery type means, where its name alone does not say it. */
const notes: Partial<Record<DeliveryType, string>> = {
  SPECIAL: '기사님이 약속한 날에 방문해 설치해 드려요.',
  SHUTTLE: '정해진 날에 지역 배송 차량이 문 앞까지 가져다 드려요.',
};

export function deliveryNote(type: DeliveryType | null | undefined): string | null {
  return (type && notes[type]) ?? null;
}

/** The delivery type as text for shoppers; null when the shop did not say. */
export function deliveryLabel(type: DeliveryType | null | undefined): string | null {
  return type ? labels[type] : null;
}
