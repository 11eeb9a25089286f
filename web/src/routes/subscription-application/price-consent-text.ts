import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';

type PriceChange = NonNullable<SubscriptionDetailsFragment['priceChange']>;
type Priced = Pick<SubscriptionDetailsFragment, 'status' | 'nextPayTotal'>;

/** What is asked, with both answers' consequences; after a yes, what was agreed to. */
export function questionText({ status, nextPayTotal }: Priced, change: PriceChange): string {
  const { payTotal, from, answerBy, isAgreed } = change;
  const [day, last, price] = [dayInWords(from), dayInWords(answerBy), formatWon(payTotal)];
  // Nothing is left to decide, and the next charge may have the new price already.
  if (isAgreed) return `${day}부터 회차마다 ${price}을 결제해요.`;
  if (status === 'TRIAL')
    return `${day}에 무료 체험이 끝나요. ${last}까지 동의하면 ${day}부터 회차마다 ${price}을 결제하고, 동의하지 않으면 결제 없이 끝나요.`;
  const now = nextPayTotal === null ? '지금 가격' : `지금 가격 ${formatWon(nextPayTotal)}`;
  return `${day}부터 회차마다 ${price}으로 올라요. ${last}까지 동의하지 않으면 ${now} 그대로 이어져요.`;
}

/** The member's answer so far; null: there is none. */
export function answeredText({ isAgreed, answerBy }: PriceChange): string | null {
  if (isAgreed === null) return null;
  return isAgreed ? '동의했어요.' : `동의하지 않았어요. ${dayInWords(answerBy)}까지는 다시 동의할 수 있어요.`;
}

/** Effect of an answer. */
export function outcomeOf({ status }: Pick<SubscriptionDetailsFragment, 'status'>, isAgreed: boolean): string {
  if (status === 'TRIAL')
    return isAgreed
      ? '동의했어요. 체험이 끝나면 구독이 이어져요.'
      : '동의하지 않았어요. 체험이 끝나면 결제 없이 끝나요.';
  return isAgreed ? '새 가격에 동의했어요.' : '동의하지 않았어요. 지금 가격 그대로 이어져요.';
}
