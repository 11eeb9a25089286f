import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';

/** Why goods cannot be bought now, in words for the shopper: the honest reason comes before the shop's own unreadiness. */
export function reasonNotToBuy({ isSoldOut, status }: Pick<GoodsPurchaseFragment, 'isSoldOut' | 'status'>): string {
  if (status === 'SALE_STOPPED' || status === 'EXCLUDED') return '지금은 판매하지 않는 상품이에요.';
  if (isSoldOut) return '지금은 품절이에요. 찜해 두면 나중에 다시 찾기 쉬워요.';
  return '온라인 주문은 준비 중이에요. 조금만 기다려 주세요.';
}
