/** Delivery types (contract table "Delivery types") with their text of the detail page. */
export const deliveryWords = {
  1: '평일 오후 2시 전에 주문하시면 그날 출발해요.',
  2: '기사님이 약속한 날에 찾아가 집 안까지 옮겨 드려요.',
  3: '전문 기사님이 방문 날짜를 먼저 정하고 설치까지 마쳐 드려요.',
  4: '정해진 날에 지역 배송 차량이 문 앞까지 가져다 드려요.',
  5: '결제가 끝나면 문자로 바로 보내 드려요.',
  8: '오전 11시 전에 결제하시면 그날, 그 뒤에는 다음 배송일에 받아 보실 수 있어요. 일요일과 공휴일에는 쉬어요.',
  9: '가까운 매장에서 직접 받으시면 배송비가 없어요.',
} as const;

export type DeliveryCode = `${keyof typeof deliveryWords}`;

/** Fee in won of a delivery group of this type, below the free limit. */
export const deliveryCharges: Readonly<Record<DeliveryCode, number>> = {
  1: 3_000,
  2: 30_000,
  3: 30_000,
  4: 3_000,
  5: 0,
  8: 3_000,
  9: 0,
};
