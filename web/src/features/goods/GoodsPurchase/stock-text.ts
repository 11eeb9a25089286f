import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatNumber } from '../../../shared/format/money.ts';
import type { GoodsOption } from './goods-choice.ts';
import { scarce } from './OptionChoice.tsx';

type Goods = Pick<GoodsPurchaseFragment, 'isSoldOut' | 'hasStock' | 'colors'>;

/** How much there is of what is chosen: what is scarcer, the colour or the option, decides. */
export function stockText(
  { isSoldOut, hasStock, colors }: Goods,
  color: string | null,
  option: GoodsOption | undefined,
): string {
  if (isSoldOut) return '품절';
  const ofColor = colors.find(({ name, isAvailable }) => name === color && isAvailable)?.stock;
  const known = [ofColor, option?.stock].filter((stock) => stock != null);
  if (known.length === 0) return hasStock ? '재고 있음' : '주문할 때 확인해 드려요';
  const left = Math.min(...known);
  return left <= scarce ? `${left}개 남았어요` : `${formatNumber(left)}개`;
}
