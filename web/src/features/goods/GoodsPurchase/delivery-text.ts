import type { ChoicePriceFragment, GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatNumber, formatWon } from '../../../shared/format/money.ts';

type Delivery = Pick<
  GoodsPurchaseFragment,
  'deliveryType' | 'receivingWay' | 'deliveryPrice' | 'freeDeliveryFrom' | 'remoteAreaFee'
>;
type Price = Pick<ChoicePriceFragment, 'deliveryFee' | 'freeDeliveryFrom' | 'remoteAreaFee'> | null;

/** "택배배송 · 배송비 3,000원 (5만원 이상 무료)": how it is delivered, and the cost for the choice, else for the goods. */
export function deliveryText(way: string | null, goods: Delivery, price: Price): string {
  if (way !== null && !isBrought(goods)) return goods.receivingWay === 'TEXT' ? `${way} · 배송비 없음` : way;
  const fee = price ? price.deliveryFee : goods.deliveryPrice;
  const cost = costText(fee, price?.freeDeliveryFrom ?? goods.freeDeliveryFrom);
  return way ? `${way} · ${cost}` : cost;
}

/** Surcharge for delivery to islands. Null for none. */
export function remoteAreaText(goods: Delivery, price: Price): string | null {
  const fee = price ? price.remoteAreaFee : goods.remoteAreaFee;
  if (!isBrought(goods) || fee === 0) return null;
  return fee === null || fee < 0
    ? '제주·도서산간 추가 배송비가 있을 수 있어요'
    : `제주·도서산간 추가 배송비 ${formatWon(fee)}`;
}

/** Whether a carrier brings it, for a fee. */
export function isBrought({ deliveryType, receivingWay }: Pick<Delivery, 'deliveryType' | 'receivingWay'>): boolean {
  return receivingWay === 'PARCEL' && deliveryType !== 'SELF_PICKUP';
}

function costText(fee: number | null, freeFrom: number | null): string {
  if (fee === null || fee < 0) return '배송비는 주문할 때 알려 드려요';
  if (fee === 0) return '무료배송';
  if (freeFrom === null || freeFrom <= 0) return `배송비 ${formatWon(fee)}`;
  return `배송비 ${formatWon(fee)} (${roundWon(freeFrom)} 이상 무료)`;
}

/** 50000 -> "5만원", 35000 -> "35,000원". */
function roundWon(amount: number): string {
  return amount % 10_000 === 0 ? `${formatNumber(amount / 10_000)}만원` : formatWon(amount);
}
