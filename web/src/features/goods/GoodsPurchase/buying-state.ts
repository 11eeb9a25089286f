import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';

type Goods = Pick<GoodsPurchaseFragment, 'isSoldOut' | 'status' | 'salePrice' | 'variants'>;

/** Why goods cannot be bought now, as text for the shopper; null if they can. */
export function reasonNotToBuy({ isSoldOut, status, salePrice, variants }: Goods): string | null {
  if (status !== null && status !== 'ON_SALE' && status !== 'SOLD_OUT') return '지금은 판매하지 않는 상품이에요.';
  if (isSoldOut) return '지금은 품절이에요.';
  if (salePrice == null || salePrice < 0) return '가격을 확인하고 있어요. 고객센터로 문의해 주세요.';
  if (variants === null) return '지금은 상품을 확인할 수 없어요. 잠시 뒤 다시 찾아 주세요.';
  return areAllGone(variants) ? '선택할 수 있는 옵션이 모두 품절이에요.' : null;
}

/** The text of the one button. */
export function buyingWord({ isSoldOut, variants }: Goods, reason: string | null): string {
  if (reason === null) return '구매하기';
  return isSoldOut || areAllGone(variants) ? '품절' : '구매할 수 없음';
}

function areAllGone(variants: Goods['variants']): boolean {
  return variants?.every(({ isAvailable }) => !isAvailable) ?? false;
}
