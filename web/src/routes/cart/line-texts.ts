import type { CartLineFragment, NotOrderableReason } from '../../__generated__/graphql.ts';
import { formatWon } from '../../shared/format/money.ts';

const reasons = {
  SOLD_OUT: '품절된 상품이에요.',
  NO_LONGER_SOLD: '판매가 끝난 상품이에요.',
  CHOICE_GONE: '선택한 옵션이나 색상을 지금은 구매할 수 없어요. 다른 것으로 바꿔 주세요.',
  FEWER_LEFT: '남은 수량이 부족해요.',
  NOT_IN_MALL: '이 쇼핑몰에서는 구매할 수 없는 상품이에요.',
} as const satisfies Record<NotOrderableReason, string>;

/** Why a line cannot be ordered; null: it can. */
export function reasonOf({
  isOrderable,
  notOrderableReason: reason,
  availableQuantity,
}: CartLineFragment): string | null {
  if (isOrderable) return null;
  if (reason === 'FEWER_LEFT' && availableQuantity !== null && availableQuantity > 0)
    return `지금 ${availableQuantity}개까지 구매할 수 있어요. 수량을 줄여 주세요.`;
  return reason === null ? '지금은 구매할 수 없는 상품이에요.' : reasons[reason];
}

/** Few pieces are worth telling from here on. */
const scarce = 5;

/** "3개 남았어요"; null: there are enough, or unknown. */
export function stockLeft({ isOrderable, availableQuantity }: CartLineFragment): string | null {
  if (!isOrderable || availableQuantity === null || availableQuantity > scarce) return null;
  return `${availableQuantity}개 남았어요`;
}

/** How the price has changed since the line was added; null: it has not. */
export function priceChange({ unitPrice, previousUnitPrice }: CartLineFragment): string | null {
  if (previousUnitPrice === null || previousUnitPrice === unitPrice) return null;
  const difference = formatWon(Math.abs(unitPrice - previousUnitPrice));
  return unitPrice > previousUnitPrice ? `담은 뒤 ${difference} 올랐어요` : `담은 뒤 ${difference} 내렸어요`;
}

/** "미드나이트 블루 · 이름 각인 · “지우”". */
export function choiceText({ colorName, optionName, optionWords }: CartLineFragment): string {
  return [colorName, optionName, optionWords && `“${optionWords}”`].filter(Boolean).join(' · ');
}

/** "3,000원", "무료"; null: the mall sends it at the order sheet only. */
export function feeText(fee: number | null): string {
  if (fee === null) return '주문서에서 계산해요';
  return fee === 0 ? '무료' : formatWon(fee);
}
