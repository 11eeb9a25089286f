import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { deliveryLabel } from '../delivery-label.ts';

/** "택배배송 · 무료배송": how goods travel and what that costs. */
export function deliveryText({ deliveryType, deliveryPrice }: Pick<GoodsPurchaseFragment, 'deliveryType' | 'deliveryPrice'>): string {
  const way = deliveryLabel(deliveryType);
  if (way !== null && deliveryType === 'SELF_PICKUP') return way;
  const cost = costText(deliveryPrice);
  return way ? `${way} · ${cost}` : cost;
}

function costText(price: number | null): string {
  if (price === null || price < 0) return '배송비는 주문할 때 알려 드려요';
  return price === 0 ? '무료배송' : `배송비 ${formatWon(price)}`;
}
