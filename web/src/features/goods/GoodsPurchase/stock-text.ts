import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { scarce } from './OptionChoice.tsx';
import type { Variant } from './requested-choice.ts';

type Goods = Pick<GoodsPurchaseFragment, 'isSoldOut' | 'hasStock'>;

/** How much there is of what is chosen; null: enough. */
export function stockText({ isSoldOut, hasStock }: Goods, variant: Variant | undefined): string | null {
  const left = variant?.stock ?? null;
  if (isSoldOut || left === 0) return '품절';
  if (left === null) return hasStock ? null : '주문할 때 확인해 드려요';
  return left <= scarce ? `${left}개 남았어요` : null;
}
