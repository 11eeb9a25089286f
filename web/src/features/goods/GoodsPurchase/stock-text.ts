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
  const left = piecesLeft(colors, color, option);
  if (left === null) return hasStock ? '재고 있음' : '주문할 때 확인해 드려요';
  return left <= scarce ? `${left}개 남았어요` : `${formatNumber(left)}개`;
}

/** How many pieces of the choice are in stock; null: the mall does not tell. */
export function piecesLeft(
  colors: Goods['colors'],
  color: string | null,
  option: GoodsOption | undefined,
): number | null {
  const ofColor = colors.find(({ name, isAvailable }) => name === color && isAvailable)?.stock;
  const known = [ofColor, option?.stock].filter((stock) => stock != null);
  return known.length === 0 ? null : Math.min(...known);
}
