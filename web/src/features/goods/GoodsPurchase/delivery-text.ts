import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatNumber, formatWon } from '../../../shared/format/money.ts';
import { deliveryLabel } from '../delivery-label.ts';

type Delivery = Pick<GoodsPurchaseFragment, 'deliveryType' | 'deliveryPrice' | 'freeDeliveryFrom'>;

/** "택배배송 · 배송비 3,000원 (5만원 이상 무료)": how goods travel and what that costs for this total, in won; null: unknown. */
export function deliveryText(goods: Delivery, total: number | null): string {
  const way = deliveryLabel(goods.deliveryType);
  if (way !== null && goods.deliveryType === 'SELF_PICKUP') return way;
  const cost = costText(goods, total);
  return way ? `${way} · ${cost}` : cost;
}

function costText({ deliveryPrice, freeDeliveryFrom }: Delivery, total: number | null): string {
  if (deliveryPrice === null || deliveryPrice < 0) return '배송비는 주문할 때 알려 드려요';
  if (deliveryPrice === 0) return '무료배송';
  if (freeDeliveryFrom === null || freeDeliveryFrom <= 0) return `배송비 ${formatWon(deliveryPrice)}`;
  if (total !== null && total >= freeDeliveryFrom) return '무료배송';
  return `배송비 ${formatWon(deliveryPrice)} (${roundWon(freeDeliveryFrom)} 이상 무료)`;
}

/** 50000 -> "5만원", 35000 -> "35,000원". */
function roundWon(amount: number): string {
  return amount % 10_000 === 0 ? `${formatNumber(amount / 10_000)}만원` : formatWon(amount);
}
