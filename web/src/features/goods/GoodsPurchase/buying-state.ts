import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { isGone } from './goods-choice.ts';

type Goods = Pick<GoodsPurchaseFragment, 'isSoldOut' | 'status' | 'salePrice' | 'options'>;

/** Why goods cannot be bought now, as text for the shopper; null if they can. */
export function reasonNotToBuy({ isSoldOut, status, salePrice, options }: Goods): string | null {
  if (status !== null && status !== 'ON_SALE' && status !== 'SOLD_OUT') return '지금은 판매하지 않는 상품이에요.';
  if (isSoldOut) return '지금은 품절이에요. 찜해 두면 나중에 다시 찾기 쉬워요.';
  if (options?.length && options.every(isGone)) return '고를 수 있는 옵션이 모두 품절이에요.';
  return salePrice == null || salePrice < 0 ? '가격을 확인하고 있어요. 고객센터로 문의해 주세요.' : null;
}

/** The text of the one button. */
export function buyingWord({ isSoldOut, options }: Goods, reason: string | null): string {
  if (reason === null) return '구매하기';
  return isSoldOut || (options?.length && options.every(isGone)) ? '품절' : '구매할 수 없음';
}
