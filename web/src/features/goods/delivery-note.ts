import type { DeliveryType, ReceivingWay } from '../../__generated__/graphql.ts';

/** Explains delivery types whose name is not enough. */
const notes: Partial<Record<DeliveryType, string>> = {
  FREIGHT: '약속한 날 기사님이 배송해 드려요.',
  SPECIAL: '약속한 날 기사님이 설치해 드려요.',
  SHUTTLE: '정해진 날 지역 차량이 배송해 드려요.',
};

export function deliveryNote(type: DeliveryType | null | undefined, way: ReceivingWay): string | null {
  if (way === 'TEXT') return '주소 없이 받는 분 휴대폰으로 이용권 번호를 보내 드려요.';
  return (type && notes[type]) ?? null;
}
