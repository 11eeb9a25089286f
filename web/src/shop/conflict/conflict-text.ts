import type { ConflictFactsFragment } from '../../__generated__/graphql.ts';

/** Results of a mutation other than success. */
type Refused = ConflictFactsFragment | { __typename: 'FormRefused' | 'PaymentUnavailable' };

/** Why goods cannot be added or bought, and what to do next. Nothing: the mall's own text says it. */
export function conflictText(refused: Refused): string | undefined {
  switch (refused.__typename) {
    case 'OutOfStock': {
      const { shortages } = refused;
      const short = shortages.find(({ left, quantity }) => left < quantity);
      // Enough pieces for the order, but too few for this method: a virtual account needs more in stock.
      return short || !shortages[0] ? shortageText(short?.left ?? 0) : undefined;
    }
    case 'LimitReached':
      return limitText(refused.maximum);
    case 'InProgress':
      return '앞선 요청을 처리하고 있어요. 잠시 뒤 다시 눌러 주세요.';
    case 'WrongState':
      return '지금은 판매하지 않는 상품이에요.';
    default:
      return undefined;
  }
}

/**
 * The same for placing and paying an order: its limits are those of the payment method, which the mall words itself.
 */
export function orderConflictText(refused: Refused): string | undefined {
  return refused.__typename === 'LimitReached' ? undefined : conflictText(refused);
}

/** `left`: how many pieces there are. */
export function shortageText(left: number): string {
  return left > 0
    ? `지금 ${left}개까지 구매할 수 있어요. 수량을 줄여 주세요.`
    : '품절됐어요. 다른 상품을 선택해 주세요.';
}

const mostPieces = 99;

/** The mall limits the pieces of a line, and the lines of a cart. */
function limitText(maximum: number): string {
  return maximum > mostPieces
    ? `장바구니에는 ${maximum}가지까지 담을 수 있어요. 담은 상품을 정리해 주세요.`
    : `한 상품은 ${maximum}개까지 담을 수 있어요. 수량을 줄여 주세요.`;
}
