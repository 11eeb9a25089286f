import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';

/** How joining ended: what was charged, and when the next charge is. Null while it has not begun. */
export function joinedText({
  status,
  trialEndsAt,
  nextPaymentAt,
  charges,
}: SubscriptionDetailsFragment): string | null {
  if (status === 'TRIAL')
    return trialEndsAt === null
      ? '구독을 시작했어요. 체험하는 동안은 결제하지 않아요.'
      : `구독을 시작했어요. ${dayInWords(trialEndsAt)}까지 무료로 체험해요.`;
  if (status !== 'ACTIVE') return null;
  const first = charges?.find((charge) => charge.status === 'PAID');
  const begun = first ? `구독을 시작하고 첫 회차 ${formatWon(first.amount)}을 결제했어요.` : '구독을 시작했어요.';
  if (nextPaymentAt === null) return begun;
  return `${begun} ${first ? '다음' : '첫'} 결제는 ${dayInWords(nextPaymentAt)}이에요.`;
}
