import type { DeliveryType } from '../../__generated__/graphql.ts';

/** Explains delivery types whose name is not enough. */
const notes: Partial<Record<DeliveryType, string>> = {
  SPECIAL: '약속한 날 기사님이 설치해 드려요.',
  SHUTTLE: '정해진 날 지역 차량이 배송해 드려요.',
};

export function deliveryNote(type: DeliveryType | null | undefined): string | null {
  return (type && notes[type]) ?? null;
}
