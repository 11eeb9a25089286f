import type { CouponKind, OwnCouponFragment } from '../../__generated__/graphql.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { isEndless, momentInWords } from '../../shared/format/day-words.ts';

export const kindNames: Readonly<Record<CouponKind, string>> = {
  GOODS: '상품 쿠폰',
  ORDER: '주문 쿠폰',
  DELIVERY: '배송비 쿠폰',
};

type Offer = OwnCouponFragment['offer'];

/** "5,000원 할인", "10% 할인"; null where the mall does not send it. */
export function discountText({ discountType, discountValue }: Pick<Offer, 'discountType' | 'discountValue'>) {
  if (discountType === null || discountValue === null) return null;
  return `${discountType === 'AMOUNT' ? formatWon(discountValue) : `${formatNumber(discountValue)}%`} 할인`;
}

/** What has to be bought, and how much comes off at most. */
export function conditionTexts({ minimumPrice, maximumDiscount }: Pick<Offer, 'minimumPrice' | 'maximumDiscount'>) {
  return [
    minimumPrice ? `${formatWon(minimumPrice)} 이상 구매 시` : null,
    maximumDiscount ? `최대 ${formatWon(maximumDiscount)} 할인` : null,
  ].filter((text) => text !== null);
}

/** Until when it can be used, or when it was used or ended. */
export function timeText(
  { status, endsAt, usedAt }: Pick<OwnCouponFragment, 'status' | 'endsAt' | 'usedAt'>,
  now?: Date,
) {
  if (status === 'USED') return usedAt ? `${momentInWords(usedAt, now)}에 썼어요` : '썼어요';
  if (!endsAt) return null;
  if (isEndless(endsAt, now)) return '기한 없이 쓸 수 있어요';
  return `${momentInWords(endsAt, now)}${status === 'EXPIRED' ? '에 만료됐어요' : '까지 쓸 수 있어요'}`;
}
