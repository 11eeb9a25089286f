import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatNumber, formatWon } from '../../../shared/format/money.ts';
import { deliveryLabel } from '../delivery-label.ts';

type Delivery = Pick<GoodsPurchaseFragment, 'deliveryType' | 'deliveryPrice' | 'freeDeliveryFrom' | 'remoteAreaFee'>;

/** "택배배송 · 배송비 3,000원 (5만원 이상 무료)": the delivery type and its cost for this total, in won; null: unknown. */
export function deliveryText(goods: Delivery, total: number | null): string {
  const way = deliveryLabel(goods.deliveryType);
  if (way !== null && goods.deliveryType === 'SELF_PICKUP') return way;
  const cost = costText(goods, total);
  return way ? `${way} · ${cost}` : cost;
}

/** What delivery to islands costs more; null: nothing. */
export function remoteAreaText({ deliveryType, remoteAreaFee }: Delivery): string | null {
  if (deliveryType === 'SELF_PICKUP' || remoteAreaFee === 0) return null;
  return remoteAreaFee === null || remoteAreaFee < 0
    ? '제주·섬 지역은 배송비가 더해질 수 있어요'
    : `제주·섬 지역은 배송비 ${formatWon(remoteAreaFee)}이 더해져요`;
}

/** The delivery cost of goods for this total, in won; null: unknown. Islands may cost more. */
export function deliveryFee(
  { deliveryType, deliveryPrice, freeDeliveryFrom }: Delivery,
  total: number | null,
): number | null {
  if (deliveryType === 'SELF_PICKUP') return 0;
  if (deliveryPrice === null || deliveryPrice < 0) return null;
  const isFree = freeDeliveryFrom !== null && freeDeliveryFrom > 0 && total !== null && total >= freeDeliveryFrom;
  return isFree ? 0 : deliveryPrice;
}

function costText(goods: Delivery, total: number | null): string {
  const { freeDeliveryFrom } = goods;
  const fee = deliveryFee(goods, total);
  if (fee === null) return '배송비는 주문할 때 알려 드려요';
  if (fee === 0) return '무료배송';
  if (freeDeliveryFrom === null || freeDeliveryFrom <= 0) return `배송비 ${formatWon(fee)}`;
  return `배송비 ${formatWon(fee)} (${roundWon(freeDeliveryFrom)} 이상 무료)`;
}

/** 50000 -> "5만원", 35000 -> "35,000원". */
function roundWon(amount: number): string {
  return amount % 10_000 === 0 ? `${formatNumber(amount / 10_000)}만원` : formatWon(amount);
}
