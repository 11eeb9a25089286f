import type { DeliveryType } from '../../__generated__/graphql.ts';

const labels = {
  COMMON: '택배배송',
  FREIGHT: '화물배송',
  SPECIAL: '설치배송',
  SHUTTLE: '지정일 배송',
  RESPONSE: '주문 확인 후 발송',
  TODAY: '오늘배송',
  SELF_PICKUP: '직접수령',
} as const satisfies Record<DeliveryType, string>;

/** What is paid before this hour arrives on the same day. */
const lastHourOfToday = 11;
const millisecondsOfHour = 3_600_000;
const hoursToKorea = 9;

/**
 * The delivery type as text for shoppers, which is true at that moment of the mall; null when the shop did not say. Without a
 * moment no day is promised.
 */
export function deliveryLabel(type: DeliveryType | null | undefined, now: number | null): string | null {
  if (type === 'TODAY') {
    if (now === null) return labels.COMMON;
    const hour = Math.floor(now / millisecondsOfHour + hoursToKorea) % 24;
    return hour < lastHourOfToday ? labels.TODAY : '내일배송';
  }
  return type ? labels[type] : null;
}
