import { nextShopDay } from '../../buying/arrival-day.ts';
import { receivingWayOf } from '../../buying/delivery-groups.ts';

/** A shop where goods are picked up. */
interface PickupPlace {
  plcNo: string;
  plcNm: string;
  addr: string;
  telNo: string;
  openCntn: string;
}

const places: readonly PickupPlace[] = [
  {
    plcNo: 'PL0001',
    plcNm: '온결 나눔 매장',
    addr: '서울특별시 중구 가온길 24, 나래빌딩 1층',
    telNo: '02-6000-2400',
    openCntn: '평일 오전 11시~오후 8시, 토요일 오전 11시~오후 5시 (일요일·공휴일 휴무)',
  },
];

/** The places of goods; none for what is not picked up. All goods wait in the same shops. */
export function pickupPlacesOf(goods: readonly { dlvType: string }[]): readonly PickupPlace[] {
  return goods.some((each) => receivingWayOf(each) === 'PICKUP') ? places : [];
}

export function findPickupPlace(plcNo: string | null): PickupPlace | null {
  return places.find((place) => place.plcNo === plcNo) ?? null;
}

/** From which day on goods that are paid at an instant wait in their shop. */
export function pickupDay(paidAt: Date): string {
  return nextShopDay(paidAt);
}
