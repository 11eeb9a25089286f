import type { OrderAction } from '../../__generated__/graphql.ts';

/** Of a price that wants consent, in lists. Said as long as there may be an answer: after a no it asks for none. */
export function newPriceText(availableActions: readonly OrderAction[]): string | null {
  return availableActions.includes('ANSWER_PRICE_CHANGE') ? '새 가격에 동의할지 정할 수 있어요' : null;
}
