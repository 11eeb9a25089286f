import type { PaymentFactsFragment } from '../../__generated__/graphql.ts';
import { formatWon } from '../../shared/format/money.ts';

type Ended = Pick<PaymentFactsFragment, 'status' | 'amount' | 'failureMessage'>;

/** How the registration of a card ended, or a charge with it; null: nothing to tell. */
export function cardOutcome({ status, amount, failureMessage }: Ended): string | null {
  const isCharge = amount !== null && amount > 0;
  if (status === 'PAID')
    return `${isCharge ? `${formatWon(amount)}을 결제했어요` : '새 카드를 등록했어요'}. 앞으로 이 카드로 결제해요.`;
  if (status !== 'FAILED' && status !== 'CANCELLED') return null;
  const failed = isCharge ? '결제하지 못했어요.' : '카드를 등록하지 못했어요.';
  const why = failureMessage ?? (status === 'CANCELLED' ? '창을 닫았거나 취소했어요. 결제된 금액은 없어요.' : null);
  return [failed, why].filter(Boolean).join(' ');
}
